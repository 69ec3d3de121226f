/**
 * Writes what the student learns from: `node --conditions=@rakhim/source train/export-utterances.ts <text folder>
 * <output folder>`.
 *
 * - `<set>/utterances.jsonl`: a line an utterance, with the teacher's labels and, a breath group, its phones.
 * - `<set>/content.f32`, `<set>/melody.f32`: the features of all its phones, one breath group after the other.
 *
 * The sets are `train` (chosen from the files train*.txt.gz that hold modern text, and made-up words) and `held-out`
 * (the beginning of the files modern-dev*).
 */
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { argv, exit, stderr, stdout } from 'node:process';
import { contentFeatures } from '../src/content-features.ts';
import { melodyFeatures } from '../src/melody-features.ts';
import { describePhones } from '../src/phone.ts';
import { toLabels } from './arabic-teacher/teacher-labels.ts';
import { toTeacherWord } from './arabic-teacher/teacher-words.ts';
import { chooseSentences } from './sentences/choose-sentences.ts';
import { makeSentences } from './sentences/made-sentences.ts';
import { readSentences } from './sentences/read-sentences.ts';
import type { Utterance } from './sentences/utterance.ts';

const [textFolder, outputFolder, soundsMax = '45000'] = argv.slice(2);
if (textFolder === undefined || outputFolder === undefined) {
  stderr.write('Give the folder that holds the texts and the folder to write to.\n');
  exit(2);
}
const heldOutCount = 60;

function filesOf(folder: string, pattern: RegExp): string[] {
  return readdirSync(folder)
    .filter((name) => pattern.test(name))
    .sort()
    .map((name) => join(folder, name));
}

function write(name: string, utterances: readonly Utterance[], folder: string): void {
  mkdirSync(join(folder, name), { recursive: true });
  const [lines, content, melody]: [string[], Float32Array[], Float32Array[]] = [[], [], []];
  for (const { id, groups } of utterances) {
    const phones = groups.map(describePhones);
    const labels = toLabels(groups.map(({ words }) => words.map((word) => toTeacherWord(word) ?? [])));
    lines.push(
      JSON.stringify({
        id,
        labels,
        groups: phones.map((group) => group.map(({ name: phone, long }) => (long ? `${phone}ː` : phone))),
      }),
    );
    content.push(...phones.map(contentFeatures));
    melody.push(
      ...phones.map((group, index) => melodyFeatures(group, groups[index] ?? { isFirst: false, isFinal: false })),
    );
  }
  writeFileSync(join(folder, name, 'utterances.jsonl'), `${lines.join('\n')}\n`);
  writeFileSync(join(folder, name, 'content.f32'), Buffer.concat(content.map((each) => Buffer.from(each.buffer))));
  writeFileSync(join(folder, name, 'melody.f32'), Buffer.concat(melody.map((each) => Buffer.from(each.buffer))));
  stdout.write(
    `${name}: ${utterances.length} utterances, ${utterances.flatMap(({ groups }) => groups.flatMap(({ words }) => words.flat())).length} sounds\n`,
  );
}

const candidates = filesOf(textFolder, /^train\..*modern\.txt\.gz$/u).flatMap((path) => [...readSentences(path)]);
stdout.write(`${candidates.length} candidates\n`);
write('train', [...chooseSentences(candidates, Number(soundsMax)), ...makeSentences(1)], outputFolder);
write(
  'held-out',
  filesOf(textFolder, /^modern-dev.*wikinews.*\.gz$/u)
    .flatMap((path) => [...readSentences(path)])
    .slice(0, heldOutCount),
  outputFolder,
);
