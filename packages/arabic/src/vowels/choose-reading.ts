import type { MarkedLetter } from './marks.ts';
import { contradiction } from './typed-marks.ts';
import type { WordReading } from './word-reading.ts';

/** What a reading is worth after each contradicted typed mark. */
const contradictionFactor = 0.1;

/** What the writer marked in full. */
export function asTyped(form: string): WordReading {
  return { form, coreConfidence: 1, endingConfidence: 1, isOwn: true, origin: { stage: 'typed', rule: 'typed.full' } };
}

/** The likeliest reading that the typed marks leave. */
export function chooseReading(readings: readonly WordReading[], typed: readonly MarkedLetter[]): WordReading {
  const weighed = readings.map((reading) => ({
    ...reading,
    coreConfidence: reading.coreConfidence * contradictionFactor ** contradiction(typed, reading.form),
  }));
  return weighed.reduce((best, reading) => (reading.coreConfidence > best.coreConfidence ? reading : best));
}
