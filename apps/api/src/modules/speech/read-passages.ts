import type { DialectId } from '@rakhim/contract';
import type { AcceptedText } from '#src/modules/text/text.policy.ts';
import type { CatalogVoice } from '@rakhim/contract';

/**
 * Has a text read in the dialects of its passages: what is found in each dialect counts where it is spoken. A text of
 * one voice is read once.
 *
 * @param read adds readings to a text in one dialect.
 */
export async function readPassages<Text extends AcceptedText & { readonly voice: CatalogVoice }>(
  accepted: Text,
  read: (text: Text, dialect: DialectId) => Promise<Text>,
): Promise<Text> {
  const passages = accepted.marked?.score.passages ?? [];
  const dialects = new Set(passages.map(({ voice }) => voice.dialect));
  if (dialects.size <= 1) {
    return read(accepted, passages[0]?.voice.dialect ?? accepted.voice.dialect);
  }
  const readings = new Set(accepted.readings);
  for (const dialect of dialects) {
    const own = passages.filter(({ voice }) => voice.dialect === dialect);
    for (const reading of (await read(accepted, dialect)).readings) {
      if (own.some(({ start, end }) => start <= reading.start && reading.end <= end)) {
        readings.add(reading);
      }
    }
  }
  return { ...accepted, readings: [...readings].sort((one, other) => one.start - other.start) };
}
