import { speechMediaTypes } from '@nabra/contract';

/** A sound that an audio element can play while it arrives. */
export interface StreamSource {
  readonly url: string;
  append(chunk: Uint8Array<ArrayBuffer>): void;
}

/** @returns nothing where the browser cannot play MP3 as it arrives; the finished file is played there. */
export function openStreamSource(): StreamSource | undefined {
  if (!('MediaSource' in globalThis) || !MediaSource.isTypeSupported(speechMediaTypes.mp3)) {
    return undefined;
  }
  const source = new MediaSource();
  const waiting: Uint8Array<ArrayBuffer>[] = [];
  let buffer: SourceBuffer | undefined;

  function appendNext(): void {
    const next = buffer?.updating === false && source.readyState === 'open' ? waiting.shift() : undefined;
    if (!next || !buffer) {
      return;
    }
    try {
      buffer.appendBuffer(next);
    } catch {
      // The browser holds no more of it; the finished file takes over soon.
      buffer = undefined;
    }
  }

  source.addEventListener('sourceopen', () => {
    buffer = source.addSourceBuffer(speechMediaTypes.mp3);
    buffer.addEventListener('updateend', appendNext);
    appendNext();
  });
  return {
    url: URL.createObjectURL(source),
    append(chunk) {
      waiting.push(chunk);
      appendNext();
    },
  };
}
