import type { Boundary } from '@rakhim/arabic';

/**
 * How a clause ends: the mark that gives espeak-ng the melody, and the silence before the next clause. The lengths are
 * those that espeak-ng itself makes inside a longer text; it renders none after the last clause of a call, and every
 * clause here is a call of its own.
 */
export const boundaries: Readonly<Record<Boundary, { readonly mark: string; readonly pauseMs: number }>> = {
  none: { mark: '', pauseMs: 0 },
  comma: { mark: ',', pauseMs: 170 },
  semicolon: { mark: ';', pauseMs: 255 },
  colon: { mark: ':', pauseMs: 255 },
  period: { mark: '.', pauseMs: 340 },
  question: { mark: '?', pauseMs: 340 },
  exclamation: { mark: '!', pauseMs: 340 },
  paragraph: { mark: '.', pauseMs: 650 },
};
