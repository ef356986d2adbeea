/** What code that ships knows of Node: the environment of the build, which `settings.ts` reads. */
declare const process: { readonly env: Readonly<Record<string, string | undefined>> };
