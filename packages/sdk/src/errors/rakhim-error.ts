const marker = Symbol.for('rakhim.error');

/** Anything that this package throws on purpose. Never holds the API key. */
export class RakhimError extends Error {
  static {
    Object.defineProperty(this.prototype, marker, { value: true });
    this.prototype.name = 'RakhimError';
  }

  /** Tells whether a value is an error of this package, even of another copy of it in the same program. */
  static isInstance(value: unknown): value is RakhimError {
    return typeof value === 'object' && value !== null && marker in value;
  }
}
