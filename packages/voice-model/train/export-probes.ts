/**
 * Writes words that the student is measured by: `node --conditions=@rakhim/source train/export-probes.ts <output
 * folder>`.
 *
 * - `pairs`: every phoneme of ours before every other one, and long.
 * - `emphatics`: each plain consonant and its emphatic before and after long vowels; with labels for the teacher.
 * - `lengths`: each consonant single and long between vowels, each vowel short and long.
 */
import { join } from 'node:path';
import { argv, exit, stderr } from 'node:process';
import { type Consonant, consonants, isVowel, type Phoneme, type Sound, vowels } from '@rakhim/arabic';
import { toLabels } from './arabic-teacher/teacher-labels.ts';
import { teacherSpans, toTeacherWord } from './arabic-teacher/teacher-words.ts';
import { writeSet } from './write-set.ts';

const [outputFolder] = argv.slice(2);
if (outputFolder === undefined) {
  stderr.write('Give the folder to write to.\n');
  exit(2);
}

const phonemes: readonly Phoneme[] = [...consonants, ...vowels];
const plainAndEmphatic = [
  ['t', 'tˤ'],
  ['d', 'dˤ'],
  ['s', 'sˤ'],
  ['ð', 'ðˤ'],
] as const satisfies readonly (readonly [Consonant, Consonant])[];

function sound(phoneme: Phoneme, long = false): Sound {
  return { phoneme, long, stressed: false };
}

/** A word of its own, said by the teacher too where it has the sounds. */
function probe(id: string, sounds: readonly Sound[]) {
  const word = toTeacherWord(sounds);
  return {
    id,
    groups: [{ words: [sounds], isFirst: true, isFinal: true }],
    labels: word ? toLabels([[word]]) : [],
    spans: [teacherSpans(sounds)],
  };
}

/** Consonants get a vowel at the outside. */
function pair(left: Phoneme, right: Phoneme, long: boolean): Sound[] {
  const before = isVowel(left) ? [sound('m')] : [sound('m'), sound('a')];
  const after = isVowel(right) ? [sound('m')] : [sound('a'), sound('m')];
  return [...before, sound(left), sound(right, long), ...after];
}

const pairs = phonemes.flatMap((left) =>
  phonemes.flatMap((right) =>
    [false, true].map((long) => probe(`${left} ${right}${long ? 'ː' : ''}`, pair(left, right, long))),
  ),
);
const emphatics = plainAndEmphatic.flatMap((consonantPair) =>
  consonantPair.flatMap((consonant, index) =>
    (['a', 'i', 'u'] as const).map((vowel) => {
      const colour = vowel === 'a' && index === 1 ? 'ɑ' : vowel;
      const word = [sound('m'), sound('a'), sound(consonant), sound(colour, true), sound('m')];
      return probe(`${consonant} ${vowel}`, vowel === 'a' && index === 1 ? word.with(1, sound('ɑ')) : word);
    }),
  ),
);
const lengths = [false, true].flatMap((long) => [
  ...consonants.map((consonant) =>
    probe(`${consonant}${long ? 'ː' : ''}`, [sound('m'), sound('a'), sound(consonant, long), sound('a'), sound('m')]),
  ),
  ...vowels.map((vowel) =>
    probe(`${vowel}${long ? 'ː' : ''}`, [
      sound('m'),
      sound('a'),
      sound('k'),
      sound(vowel, long),
      sound('l'),
      sound('a'),
    ]),
  ),
]);
for (const [name, probes] of Object.entries({ pairs, emphatics, lengths })) {
  writeSet(join(outputFolder, name), probes);
}
