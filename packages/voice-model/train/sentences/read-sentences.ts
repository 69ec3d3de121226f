import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { readText } from '@rakhim/arabic';
import type { BreathGroup } from '../../src/phone.ts';
import { isSayable, type Utterance } from './utterance.ts';

/** Lines with digits, Latin letters or brackets are left out: what is learned from should be read as it is written. */
const plainLine = /^[\p{Script=Arabic}\p{M}\s،؛.:!؟-]+$/u;
const soundsMin = 12;
const soundsMax = 130;
const wordsOfGroupMax = 14;
const finalBoundaries: ReadonlySet<string> = new Set(['period', 'question', 'exclamation', 'paragraph']);

/**
 * Sentences of a packed file of vowelled text, one segment a line, with the sounds that our front end gives them in
 * standard Arabic.
 */
export function* readSentences(path: string): Generator<Utterance> {
  const name = basename(path).replace(/\.txt\.gz$/u, '');
  for (const [index, line] of gunzipSync(readFileSync(path)).toString('utf8').split('\n').entries()) {
    if (!plainLine.test(line)) {
      continue;
    }
    const utterance = { id: `${name}:${index + 1}`, groups: groupsOf(line) };
    const sounds = utterance.groups.flatMap(({ words }) => words.flat()).length;
    if (
      sounds >= soundsMin &&
      sounds <= soundsMax &&
      utterance.groups.every(({ words }) => words.length <= wordsOfGroupMax) &&
      isSayable(utterance)
    ) {
      yield utterance;
    }
  }
}

function groupsOf(line: string): BreathGroup[] {
  const clauses = [...readText(line, { dialect: 'msa' })];
  return clauses.map(({ words, boundary }, index) => ({
    words: words.map(({ sounds }) => sounds).filter((sounds) => sounds.length > 0),
    isFirst: index === 0,
    isFinal: index === clauses.length - 1 || finalBoundaries.has(boundary),
  }));
}
