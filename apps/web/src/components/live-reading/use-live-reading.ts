import type { ErrorBody, PreviewSpan, TextPreview } from '@rakhim/contract';
import { useEffect, useState } from 'react';

/** The contract's `previewText`; pages for visitors load without the table of routes and its schemas. */
const previewPath = '/api/v1/text/preview';
/** A pause in typing this long is one in which somebody may look. */
const pauseMs = 250;
const timeoutMs = 10_000;

export interface LiveReading {
  /** The text that was read; what is being typed may be ahead of it. */
  readonly text: string;
  readonly spans: readonly PreviewSpan[];
  /** What the service says against the text, in the language of the page; empty where it could not be reached. */
  readonly refusal?: string;
}

/** Returns how a text is read, asked for in the pauses of typing, without an account; nothing for an empty text. */
export function useLiveReading(text: string): LiveReading | undefined {
  const [reading, setReading] = useState<LiveReading>();
  useEffect(() => {
    if (text.trim() === '') {
      return undefined;
    }
    const controller = new AbortController();
    const signal = AbortSignal.any([controller.signal, AbortSignal.timeout(timeoutMs)]);
    const timer = setTimeout(() => {
      void read(text, signal).then((answer) => {
        if (!controller.signal.aborted) {
          setReading(answer);
        }
      });
    }, pauseMs);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [text]);
  return text.trim() === '' ? undefined : reading;
}

async function read(text: string, signal: AbortSignal): Promise<LiveReading> {
  try {
    const response = await fetch(previewPath, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'accept-language': document.documentElement.lang },
      body: JSON.stringify({ text }),
      signal,
    });
    if (!response.ok) {
      const { error: refusal = '' } = (await response.json()) as Partial<ErrorBody>;
      return { text, spans: [], refusal };
    }
    const { spans } = (await response.json()) as TextPreview;
    return { text, spans };
  } catch {
    return { text, spans: [], refusal: '' };
  }
}
