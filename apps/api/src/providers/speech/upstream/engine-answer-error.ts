/** The engine answers, but does not want this request: its text or size, perhaps. */
const refusals: ReadonlySet<number> = new Set([400, 413, 422]);

/** An engine's error answer, reduced to what may be logged: no user text, no address, no key. */
export class EngineAnswerError extends Error {
  readonly status: number;
  /** The engine's own word for the error, if it gave one. */
  readonly engineCode: string | undefined;
  readonly engineRequestId: string | undefined;

  constructor(answer: { status: number; engineCode?: string | undefined; engineRequestId?: string | undefined }) {
    super(`The engine answered ${answer.status}.`);
    this.name = 'EngineAnswerError';
    this.status = answer.status;
    this.engineCode = answer.engineCode;
    this.engineRequestId = answer.engineRequestId;
  }

  /** True when it was about the request, and the next one may well be spoken. */
  get isRefusal(): boolean {
    return refusals.has(this.status);
  }
}

/** The connection to the engine could not be made, or broke. */
export class EngineConnectionError extends Error {
  /** The code of the operating system or the HTTP client, such as `ECONNRESET`. */
  readonly systemCode: string | undefined;

  constructor(cause: unknown) {
    super('The connection to the engine failed.');
    this.name = 'EngineConnectionError';
    this.systemCode = findSystemCode(cause);
  }
}

function findSystemCode(error: unknown): string | undefined {
  for (let current = error; current instanceof Error; current = current.cause) {
    if ('code' in current && typeof current.code === 'string') {
      return current.code;
    }
  }
  return undefined;
}
