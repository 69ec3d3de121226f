import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { contentFeatures } from '../src/content-features.ts';
import { melodyFeatures } from '../src/melody-features.ts';
import { describePhones } from '../src/phone.ts';
import type { Utterance } from './sentences/utterance.ts';

/** An utterance with what makes a teacher say it. */
export interface LabelledUtterance extends Utterance {
  /** The teacher's full-context labels, pauses among them. */
  readonly labels: readonly string[];
  /** How many labels make up each sound of each breath group; one where absent. */
  readonly spans?: readonly (readonly number[])[];
}

/**
 * Writes a set of utterances as the training reads it: `utterances.jsonl`, a line an utterance with its labels and, a
 * breath group, its phones; `labels.txt`, what the teacher is driven with; `content.f32` and `melody.f32`, the features
 * of all phones, one breath group after the other.
 */
export function writeSet(folder: string, utterances: readonly LabelledUtterance[]): void {
  mkdirSync(folder, { recursive: true });
  const lines: string[] = [];
  const content: Float32Array[] = [];
  const melody: Float32Array[] = [];
  for (const { id, groups, spans } of utterances) {
    const phones = groups.map(describePhones);
    const names = phones.map((group) => group.map(({ name, long }) => (long ? `${name}ː` : name)));
    lines.push(JSON.stringify({ id, groups: names, ...(spans && { spans: spans.map((each) => [1, ...each, 1]) }) }));
    for (const [index, group] of phones.entries()) {
      content.push(contentFeatures(group));
      melody.push(melodyFeatures(group, groups[index] ?? { isFirst: false, isFinal: false }));
    }
  }
  writeFileSync(join(folder, 'utterances.jsonl'), `${lines.join('\n')}\n`);
  writeFileSync(join(folder, 'labels.txt'), utterances.map(({ labels }) => `${labels.join('\n')}\n\n`).join(''));
  writeFileSync(join(folder, 'content.f32'), toBytes(content));
  writeFileSync(join(folder, 'melody.f32'), toBytes(melody));
}

function toBytes(rows: readonly Float32Array[]): Buffer {
  return Buffer.concat(rows.map((row) => Buffer.from(row.buffer, row.byteOffset, row.byteLength)));
}
