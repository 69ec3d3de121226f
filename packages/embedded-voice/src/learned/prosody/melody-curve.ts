import type { Phone } from '@rakhim/voice-model';
import type { DialectProsody, Ending } from './prosody-table.data.ts';
import type { WordKind } from './word-kinds.ts';

/** A phone with its place in time, in seconds from the beginning of the breath group. */
export interface TimedPhone extends Phone {
  readonly from: number;
  readonly to: number;
}

export interface MelodyContext {
  readonly kinds: readonly WordKind[];
  readonly prosody: DialectProsody;
  readonly ending: Ending;
  /** How far a new sentence begins here, 0 to 1. */
  readonly reset: number;
  /** Breath groups since the sentence began. */
  readonly groupIndex: number;
  /** Semitones by which the whole group is raised: quotations are told higher. */
  readonly register: number;
  /** Factor of accents: exclamations have more of them. */
  readonly liveliness: number;
}

/** Something that the melody does: a bump about a time, or a ramp that stays. */
type Movement =
  | {
      readonly kind: 'bump';
      readonly at: number;
      readonly rise: number;
      readonly fall: number;
      readonly height: number;
    }
  | { readonly kind: 'ramp'; readonly from: number; readonly to: number; readonly height: number };

/** Seconds that an accent rises and falls. */
const accentTimes = { rise: 0.14, fall: 0.22 } as const;
/**
 * The first accent of a sentence is the highest; each later one in the group is a little lower; the last one stands
 * out again.
 */
const accentShares = { first: 1.15, later: 0.85, last: 1.05, questionWord: 1.9 } as const;
/** Where a sentence begins above its middle, and how long that takes to fade, in seconds. */
const onset = { semitones: 1.2, seconds: 1.6 } as const;
/** By how much each breath group of a sentence lies below the one before, in semitones, and how often. */
const downstep = { semitones: 0.6, groupsMax: 3 } as const;
/** Accents only rise: this share of one is taken off everywhere, so that a speaker's median stays where it is. */
const accentMean = 0.6;
const listShare = 1.1;
const levelShare = 0.3;
/** The end of a phrase without a silence: a small rise of its last vowel, as a share of that before a silence. */
const phraseEnd = { share: 0.35, rise: 0.1, fall: 0.12 } as const;
/** A rise is over before the last vowel is, and begins no earlier than so many seconds before the end. */
const rise = { shareOfNucleus: 0.75, secondsMax: 0.55 } as const;

/** The melody that rules add to what the network learned: semitones at a time in seconds. */
export interface MelodyCurve {
  at(seconds: number): number;
  /**
   * How much of the learned melody is kept at a time, 0 to 1: where a rule raises the end, the teacher's fall has no
   * place.
   */
  learnedShare(seconds: number): number;
}

/** Lays out accents, the ending and the register of one breath group. */
export function planMelody(phones: readonly TimedPhone[], context: MelodyContext): MelodyCurve {
  const movements = [...accents(phones, context), ...phraseEnds(phones, context), ...ending(phones, context)];
  const register = onset.semitones * context.reset;
  const lowered = accentMean * context.prosody.accent * context.liveliness;
  const step = context.register - lowered - downstep.semitones * Math.min(context.groupIndex, downstep.groupsMax);
  const turn = isRising(context.ending) ? riseOf(phones)?.from : undefined;
  return {
    at(seconds) {
      const opening = register * Math.exp(-Math.max(seconds, 0) / onset.seconds);
      return movements.reduce((sum, movement) => sum + valueOf(movement, seconds), opening + step);
    },
    learnedShare: (seconds) => (turn === undefined ? 1 : 1 - 0.8 * smooth((seconds - turn + 0.05) / 0.15)),
  };
}

function isRising(kind: Ending): boolean {
  return kind === 'question' || kind === 'continuation' || kind === 'list';
}

/** A bump on the stressed vowel of each content word. */
function accents(phones: readonly TimedPhone[], { kinds, prosody, reset, liveliness }: MelodyContext): Movement[] {
  const stressed = phones.filter(
    ({ stressed: isStressed, word }) =>
      isStressed && !(kinds[word]?.isParticle === true && kinds[word]?.isQuestionWord === false),
  );
  return stressed.map(({ from, to, word }, index) => {
    const place = index === 0 && reset > 0.5 ? 'first' : index === stressed.length - 1 ? 'last' : 'later';
    const share = kinds[word]?.isQuestionWord === true && index === 0 ? accentShares.questionWord : accentShares[place];
    return { kind: 'bump', at: from + 0.6 * (to - from), ...accentTimes, height: prosody.accent * share * liveliness };
  });
}

function phraseEnds(phones: readonly TimedPhone[], { kinds, prosody }: MelodyContext): Movement[] {
  return kinds.flatMap(({ endsPhrase }, word): Movement[] => {
    const vowel = endsPhrase ? phones.findLast((phone) => phone.word === word && phone.role === 'nucleus') : undefined;
    const { share, ...times } = phraseEnd;
    return vowel ? [{ kind: 'bump', at: vowel.to, ...times, height: share * prosody.continuation }] : [];
  });
}

function ending(phones: readonly TimedPhone[], { prosody, ending: kind, liveliness }: MelodyContext): Movement[] {
  const last = phones.findLast(({ name }) => name !== 'pause');
  const risen = riseOf(phones);
  if (!last || !risen) {
    return [];
  }
  switch (kind) {
    case 'fall': {
      const stressed = phones.findLast(({ stressed: isStressed }) => isStressed) ?? last;
      const from = stressed.from + 0.5 * (stressed.to - stressed.from);
      return [{ kind: 'ramp', from, to: last.to, height: -prosody.fall * liveliness }];
    }
    case 'question':
      return [{ kind: 'ramp', ...risen, height: prosody.question }];
    case 'continuation':
      return [{ kind: 'ramp', ...risen, height: prosody.continuation }];
    case 'list':
      return [{ kind: 'ramp', ...risen, height: prosody.continuation * listShare }];
    case 'level':
      return [{ kind: 'ramp', ...risen, height: prosody.continuation * levelShare }];
    case 'none':
      return [];
  }
}

/** When the melody rises where a group ends high: from its last stressed vowel, if that is near, into its last vowel. */
function riseOf(phones: readonly TimedPhone[]): { readonly from: number; readonly to: number } | undefined {
  const nucleus = lastNucleus(phones);
  if (!nucleus) {
    return undefined;
  }
  const stressed = phones.findLast(({ stressed: isStressed }) => isStressed) ?? nucleus;
  const to = nucleus.from + rise.shareOfNucleus * (nucleus.to - nucleus.from);
  const from = stressed === nucleus ? nucleus.from - 0.05 : stressed.from + 0.4 * (stressed.to - stressed.from);
  return { from: Math.max(from, to - rise.secondsMax), to };
}

function lastNucleus(phones: readonly TimedPhone[]): TimedPhone | undefined {
  return phones.findLast(({ role, name }) => role === 'nucleus' && name !== 'pause');
}

function valueOf(movement: Movement, seconds: number): number {
  if (movement.kind === 'ramp') {
    return movement.height * smooth((seconds - movement.from) / Math.max(movement.to - movement.from, 0.05));
  }
  const distance = seconds - movement.at;
  const place = distance < 0 ? -distance / movement.rise : distance / movement.fall;
  return place >= 1 ? 0 : movement.height * (0.5 + 0.5 * Math.cos(Math.PI * place));
}

/** From 0 to 1, without corners. */
function smooth(place: number): number {
  const inside = Math.min(Math.max(place, 0), 1);
  return inside * inside * (3 - 2 * inside);
}
