/**
 * Writes what the student learns from the Arabic teacher:
 * `node --conditions=@rakhim/source train/export-utterances.ts <text folder> <output folder> [sounds]`.
 *
 * The sets are `train` (chosen from the files train*.txt.gz that hold modern text, so many sounds of it, and made-up
 * words), `affricates` (made-up words, too) and `held-out` (the beginning of the files modern-dev*wikinews*);
 * `vowels.json` has the articulation of every vowel.
 */
import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { argv, exit, stderr, stdout } from 'node:process';
import { vowels } from '@rakhim/arabic';
import { articulationOf } from '../src/content-features.ts';
import { toLabels } from './arabic-teacher/teacher-labels.ts';
import { teacherSpans, toTeacherWord } from './arabic-teacher/teacher-words.ts';
import { chooseSentences } from './sentences/choose-sentences.ts';
import { makeAffricateSentences, makeSentences } from './sentences/made-sentences.ts';
import { readSentences } from './sentences/read-sentences.ts';
import type { Utterance } from './sentences/utterance.ts';
import { type LabelledUtterance, writeSet } from './write-set.ts';

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

function label(utterance: Utterance): LabelledUtterance {
  return {
    ...utterance,
    labels: toLabels(utterance.groups.map(({ words }) => words.map((word) => toTeacherWord(word) ?? []))),
    spans: utterance.groups.map(({ words }) => words.flatMap(teacherSpans)),
  };
}

const candidates = filesOf(textFolder, /^train\..*modern\.txt\.gz$/u).flatMap((path) => [...readSentences(path)]);
const train = [...chooseSentences(candidates, Number(soundsMax)), ...makeSentences(1)];
const heldOut = filesOf(textFolder, /^modern-dev.*wikinews.*\.gz$/u)
  .flatMap((path) => [...readSentences(path)])
  .slice(0, heldOutCount);
writeSet(join(outputFolder, 'train'), train.map(label));
writeSet(join(outputFolder, 'affricates'), makeAffricateSentences(3).map(label));
writeSet(join(outputFolder, 'held-out'), heldOut.map(label));
writeFileSync(
  join(outputFolder, 'vowels.json'),
  JSON.stringify(Object.fromEntries(vowels.map((name) => [name, [...articulationOf(name)]]))),
);
stdout.write(`${candidates.length} candidates, ${train.length} utterances, ${heldOut.length} held out\n`);
