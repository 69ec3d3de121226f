interface RuntimeGlobals {
  readonly process?: {
    readonly env?: Readonly<Record<string, string | undefined>>;
    readonly versions?: Readonly<Record<string, string | undefined>>;
  };
  readonly Deno?: {
    readonly env: { get(name: string): string | undefined };
    readonly version?: { readonly deno: string };
  };
  readonly document?: unknown;
  readonly importScripts?: unknown;
  readonly navigator?: { readonly userAgent?: string };
}

// Every runtime has some of these; none has all.
const runtime = globalThis as unknown as RuntimeGlobals;

/** A variable of the environment, where there is one and it may be read. Blank means absent. */
export function readEnvironment(name: string): string | undefined {
  try {
    const value = runtime.process?.env?.[name] ?? runtime.Deno?.env.get(name);
    return value?.trim() === '' ? undefined : value?.trim();
  } catch {
    // Deno asks for a permission that it may not have.
    return undefined;
  }
}

/** Tells whether this runs in a page, or in a worker of one, where anybody can read what it holds. */
export function isBrowser(): boolean {
  return runtime.document !== undefined || typeof runtime.importScripts === 'function';
}

/** The program that runs this, as a product of a `User-Agent`. */
export function describeRuntime(): string {
  const { bun, node } = runtime.process?.versions ?? {};
  const found = [
    ['deno', runtime.Deno?.version?.deno],
    ['bun', bun],
    ['node', node],
  ].find(([, version]) => version !== undefined);
  return found === undefined ? 'edge' : found.join('/');
}
