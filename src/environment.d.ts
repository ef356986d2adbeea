declare module "*.module.css" {
  const classes: { readonly [name: string]: string };
  export default classes;
}

declare module "*.css" {}

declare module "*.svg" {
  /** The address of the picture's file, relative to the document. */
  const address: string;
  export default address;
}

/*
 * What TypeScript knows of workers can't stand beside what it knows of pages. This is as much of
 * https://w3c.github.io/ServiceWorker/ as the service worker needs.
 */
interface ExtendableEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}

interface FetchEvent extends ExtendableEvent {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}

interface ServiceWorkerGlobalScope {
  readonly registration: ServiceWorkerRegistration;
  readonly clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener(
    type: "install" | "activate" | "message",
    listener: (event: ExtendableEvent) => void,
  ): void;
  addEventListener(type: "fetch", listener: (event: FetchEvent) => void): void;
}

interface Window {
  /** https://w3c.github.io/trusted-types/: in truth a policy gives objects that stand for texts. */
  readonly trustedTypes?: {
    createPolicy(
      name: string,
      rules: { createScriptURL(address: string): string },
    ): { createScriptURL(address: string): string };
  };
}
