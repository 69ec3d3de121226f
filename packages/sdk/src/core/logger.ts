/** Where to tell of requests: `console` fits. Nothing of the key, of texts, or of sounds is ever told. */
export interface RakhimLogger {
  debug(message: string, fields: Readonly<Record<string, unknown>>): void;
  warn(message: string, fields: Readonly<Record<string, unknown>>): void;
}

export const silentLogger: RakhimLogger = { debug: () => undefined, warn: () => undefined };
