/**
 * Hands on a stream, and ends it by `onSilence` when nothing has come for `silenceMs`, counted while somebody waits.
 * Cancelled, it cancels its source.
 */
export function watchStream(
  source: ReadableStream<Uint8Array>,
  silenceMs: number,
  onSilence: () => void,
): ReadableStream<Uint8Array> {
  const reader = source.getReader();
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const timer = setTimeout(onSilence, silenceMs);
        try {
          const { done, value } = await reader.read();
          if (done) {
            controller.close();
          } else {
            controller.enqueue(value);
          }
        } finally {
          clearTimeout(timer);
        }
      },
      cancel: (reason) => reader.cancel(reason),
    },
    { highWaterMark: 0 },
  );
}
