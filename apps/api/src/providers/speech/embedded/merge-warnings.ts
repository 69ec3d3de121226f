import type { SpeechWarning } from '../speech-engine.ts';

/** The most characters of a warning's detail. All warnings together have to fit into a response header. */
const detailMax = 120;

/**
 * Makes one warning of all that say the same of different words, each word named once, and cuts long lists of words
 * short.
 */
export function mergeWarnings(warnings: readonly SpeechWarning[]): readonly SpeechWarning[] {
  const byCode = Map.groupBy(warnings, ({ code }) => code);
  return [...byCode].map(([code, same]) => ({
    code,
    detail: cutShort([...new Set(same.map(({ detail }) => detail))].join(', ')),
  }));
}

function cutShort(detail: string): string {
  const characters = Array.from(detail);
  return characters.length <= detailMax ? detail : `${characters.slice(0, detailMax - 1).join('')}…`;
}
