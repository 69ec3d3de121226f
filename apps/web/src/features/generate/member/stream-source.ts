import { speechMediaTypes } from '@rakhim/contract';

/** A sound that an audio element can play while it arrives. */
export interface StreamSource {
  readonly url: string;
  append(chunk: Uint8Array<ArrayBuffer>): void;
  /**
   * Ends the stream.
   *
   * @returns whether the browser holds all of it, so that it can be played to its end from here.
   */
  end(): boolean;
}

/**
 * Opens a stream and has an audio element play it from its first sound on.
 *
 * @returns nothing where the browser cannot play MP3 as it arrives; the finished file is played there.
 */
export function openStreamSource(audio: HTMLAudioElement): StreamSource | undefined {
  if (!('MediaSource' in globalThis) || !MediaSource.isTypeSupported(speechMediaTypes.mp3)) {
    return undefined;
  }
  const source = new MediaSource();
  const waiting: Uint8Array<ArrayBuffer>[] = [];
  let buffer: SourceBuffer | undefined;
  let isFull = false;
  let isEnding = false;

  function appendNext(): void {
    if (!buffer || buffer.updating || source.readyState !== 'open') {
      return;
    }
    const next = waiting.shift();
    if (!next) {
      if (isEnding) {
        source.endOfStream();
      }
      return;
    }
    try {
      buffer.appendBuffer(next);
    } catch {
      // The browser holds no more of it; the finished file takes over soon.
      isFull = true;
      buffer = undefined;
    }
  }

  source.addEventListener('sourceopen', () => {
    // Opened once more, when somebody plays it again, it has its buffer already.
    if (source.sourceBuffers.length === 0) {
      buffer = source.addSourceBuffer(speechMediaTypes.mp3);
      buffer.addEventListener('updateend', appendNext);
    }
    appendNext();
  });
  const url = URL.createObjectURL(source);
  audio.src = url;
  // Where the browser wants a click first, the play button is there.
  audio.play().catch(() => undefined);
  return {
    url,
    append(chunk) {
      waiting.push(chunk);
      appendNext();
    },
    end() {
      isEnding = true;
      appendNext();
      return !isFull;
    },
  };
}
