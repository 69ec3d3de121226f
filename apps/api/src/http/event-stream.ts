import type { Context } from 'koa';

/** An answer that goes on as server-sent events. */
export interface EventStream {
  send(event: string, data: unknown): void;
  /** Something to carry, so that no proxy takes the connection for dead. */
  keepAlive(): void;
  end(): void;
  /** Aborts when the reader has gone or the stream was ended. */
  readonly signal: AbortSignal;
}

/** A reader that has let so much wait is dropped: it will connect again and get the newest state at once. */
const waitingBytesMax = 256 * 1024;

/**
 * Answers with events, from the first one on: before it, a handler may still answer that something is wrong. @param
 * retryMs after which a lost reader shall come back.
 */
export function openEventStream(ctx: Context, retryMs: number): EventStream {
  const { res } = ctx;
  const closed = new AbortController();
  let count = 0;
  res.once('close', () => {
    closed.abort();
  });

  function begin(): void {
    ctx.respond = false;
    res.writeHead(200, {
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store, no-transform',
      // Nginx would collect the events and send them together.
      'x-accel-buffering': 'no',
    });
    res.write(`retry: ${retryMs}\n\n`);
  }

  function write(text: string): void {
    if (closed.signal.aborted) {
      return;
    }
    if (!res.headersSent) {
      begin();
    }
    res.write(text);
    if (res.writableLength > waitingBytesMax) {
      res.destroy();
    }
  }

  return {
    send(event, data) {
      count += 1;
      // JSON has no line breaks of its own, so one `data:` line holds it all.
      write(`id: ${Date.now()}-${count}\nevent: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
    },
    keepAlive() {
      write(':\n\n');
    },
    end() {
      res.end();
      closed.abort();
    },
    signal: closed.signal,
  };
}
