/** One server-sent event. */
export interface ReceivedEvent {
  readonly id: string;
  readonly event: string;
  readonly data: unknown;
}

export interface EventReader {
  /** The next event. @throws when the stream has ended. */
  next(): Promise<ReceivedEvent>;
  /** Resolves when the server has ended the stream. */
  untilEnd(): Promise<void>;
  readonly retryMs: () => number | undefined;
  close(): Promise<void>;
}

/** Reads an answer as browsers read server-sent events. */
export function readEvents(response: Response): EventReader {
  const lines = linesOf(response);
  let retryMs: number | undefined;

  async function next(): Promise<ReceivedEvent> {
    const fields: Record<string, string> = {};
    for await (const line of { [Symbol.asyncIterator]: () => ({ next: () => lines.next() }) }) {
      const [, name = '', value = ''] = /^([^:]*): ?(.*)$/u.exec(line) ?? [];
      if (name === 'retry') {
        retryMs = Number(value);
      } else if (name !== '') {
        fields[name] = value;
      } else if (fields['data'] !== undefined) {
        return { id: fields['id'] ?? '', event: fields['event'] ?? 'message', data: JSON.parse(fields['data']) };
      }
    }
    throw new Error('The stream has ended.');
  }

  return {
    next,
    retryMs: () => retryMs,
    async untilEnd() {
      while (!(await lines.next()).done) {
        // What comes before the end is not asked for.
      }
    },
    async close() {
      await lines.return(undefined);
    },
  };
}

async function* linesOf(response: Response): AsyncGenerator<string> {
  let rest = '';
  for await (const text of (response.body ?? new ReadableStream()).pipeThrough(new TextDecoderStream())) {
    const lines = (rest + text).split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
}
