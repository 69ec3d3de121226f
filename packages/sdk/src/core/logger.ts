/** A log of requests: `console` fits. It never gets the key, texts or sounds. */
export interface RakhimLogger {
  debug(message: string, fields: Readonly<Record<string, unknown>>): void;
  warn(message: string, fields: Readonly<Record<string, unknown>>): void;
}

export const silentLogger: RakhimLogger = { debug: () => undefined, warn: () => undefined };
