declare module "*.css";

declare module "*.module.css" {
  const classes: { readonly [name: string]: string };
  export = classes;
}

declare module "*.svg" {
  /** The picture itself, as a `data:` URL. */
  const url: string;
  export default url;
}

/* From https://w3c.github.io/ServiceWorker/, since TypeScript's types conflict with a page's. */
interface ExtendableEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}

interface FetchEvent extends Event {
  readonly request: Request;
  respondWith(response: Promise<Response>): void;
}

interface ServiceWorkerGlobalScope {
  readonly registration: ServiceWorkerRegistration;
  readonly clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener(type: "install" | "activate", listener: (event: ExtendableEvent) => void): void;
  addEventListener(type: "fetch", listener: (event: FetchEvent) => void): void;
}

interface Navigator {
  /** Some browsers support only a part of https://wicg.github.io/netinfo/, or nothing. */
  readonly connection?: {
    readonly saveData?: boolean;
    readonly effectiveType?: string;
  };
}

interface Window {
  /** https://w3c.github.io/trusted-types/. A real policy returns objects; strings suffice here. */
  readonly trustedTypes?: {
    createPolicy(
      name: string,
      rules: { createScriptURL(url: string): string },
    ): { createScriptURL(url: string): string };
  };
}
