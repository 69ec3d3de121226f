import type { Consonant, Phoneme, Sound, Vowel } from '@rakhim/arabic';
import { createRandom } from './random.ts';
import type { Utterance } from './utterance.ts';

/** Every consonant that the Arabic teacher has of its own. */
const consonants = 'ʔ b t θ dʒ ħ x d ð r z s ʃ sˤ dˤ tˤ ðˤ ʕ ɣ f q k l m n h w j'.split(' ') as Consonant[];
const affricates = ['tʃ', 'ts', 'dz'] as const satisfies readonly Consonant[];
const emphatics: ReadonlySet<string> = new Set(['sˤ', 'dˤ', 'tˤ', 'ðˤ', 'q']);
const vowels = ['a', 'i', 'u'] as const satisfies readonly Vowel[];

type Random = () => number;

/**
 * Words that do not exist, so that everything is heard which text has too little of: each geminate six times between
 * each two of the vowels, each two consonants in a row three times, each consonant at both ends of a word and beside
 * long vowels.
 */
export function makeSentences(seed: number): Utterance[] {
  const random = createRandom(seed);
  return toUtterances('made', [...geminateWords(random), ...pairWords(random), ...edgeWords(random)], random);
}

/** Words that do not exist, with the affricates that the Arabic teacher only has as two sounds. */
export function makeAffricateSentences(seed: number): Utterance[] {
  const random = createRandom(seed);
  return toUtterances('affricates', affricateWords(random), random);
}

function toUtterances(name: string, ordered: readonly Sound[][], random: Random): Utterance[] {
  const words = shuffle(ordered, random);
  const utterances: Utterance[] = [];
  for (let from = 0; from < words.length;) {
    const groups = 1 + Math.floor(random() * 2);
    const parts = Array.from({ length: groups }, () => {
      const count = 2 + Math.floor(random() * 4);
      const part = words.slice(from, from + count);
      from += count;
      return part;
    }).filter((part) => part.length > 0);
    utterances.push({
      id: `${name}:${utterances.length + 1}`,
      groups: parts.map((part, index) => ({ words: part, isFirst: index === 0, isFinal: index === parts.length - 1 })),
    });
  }
  return utterances;
}

/** CVCːV(ː), CVCːVC. */
function geminateWords(random: Random): Sound[][] {
  return consonants.flatMap((middle) =>
    vowels.flatMap((first) =>
      vowels.flatMap((second) =>
        [0, 1].map((kind) =>
          word([
            [pick(consonants, random)],
            [first],
            [middle, true],
            [second, kind === 0 && random() < 0.5],
            ...(kind === 0 ? [] : [[pick(consonants, random)] as const]),
          ]),
        ),
      ),
    ),
  );
}

/** (C)VC.CV(ː)C. */
function pairWords(random: Random): Sound[][] {
  return consonants.flatMap((left) =>
    consonants.flatMap((right) =>
      left === right
        ? []
        : [0, 1]
            .slice(0, random() < 0.5 ? 1 : 2)
            .map(() =>
              word([
                [pick(consonants, random)],
                [pick(vowels, random)],
                [left],
                [right],
                [pick(vowels, random), random() < 0.4],
                ...(random() < 0.6 ? [[pick(consonants, random)] as const] : []),
              ]),
            ),
    ),
  );
}

/** CVCV(C) with an affricate first, in the middle, long or last, between each two vowels. */
function affricateWords(random: Random): Sound[][] {
  return affricates.flatMap((affricate) =>
    vowels.flatMap((first) =>
      vowels.flatMap((second) => [
        word([[affricate], [first, random() < 0.4], [pick(consonants, random)], [second]]),
        word([[pick(consonants, random)], [first], [affricate], [second, random() < 0.4], [pick(consonants, random)]]),
        word([[pick(consonants, random)], [first], [affricate, true], [second]]),
        word([[pick(consonants, random)], [first], [pick(consonants, random)], [second], [affricate]]),
      ]),
    ),
  );
}

/** CVːCVːC, with the same consonant at both ends. */
function edgeWords(random: Random): Sound[][] {
  return consonants.flatMap((edge) =>
    vowels.map((vowel) =>
      word([[edge], [vowel, true], [pick(consonants, random)], [pick(vowels, random), random() < 0.5], [edge]]),
    ),
  );
}

type Part = readonly [phoneme: Phoneme, long?: boolean];

/**
 * The sounds of a word, with a dark beside emphatics as our phonology has it and stress, which is not learned from,
 * nowhere.
 */
function word(parts: readonly Part[]): Sound[] {
  return parts.map(([phoneme, long = false], index) => {
    const isDark =
      phoneme === 'a' && [parts[index - 1], parts[index + 1]].some((neighbour) => emphatics.has(neighbour?.[0] ?? ''));
    return { phoneme: isDark ? 'ɑ' : phoneme, long, stressed: false };
  });
}

function pick<Value>(values: readonly [Value, ...Value[]] | readonly Value[], random: Random): Value {
  return values[Math.floor(random() * values.length)] as Value;
}

function shuffle<Value>(values: readonly Value[], random: Random): Value[] {
  return values
    .map((value) => ({ value, key: random() }))
    .sort((a, b) => a.key - b.key)
    .map(({ value }) => value);
}
