import type { BreathGroup } from '../../src/phone.ts';
import { toTeacherWord } from '../arabic-teacher/teacher-words.ts';

/** What is learned from at a time: a sentence in breath groups. */
export interface Utterance {
  readonly id: string;
  readonly groups: readonly BreathGroup[];
}

/** Phones of an utterance by name and length, with pauses around its groups: what coverage is counted in. */
export function soundNames({ groups }: Utterance): string[] {
  return groups.flatMap(({ words }) => [
    'pause',
    ...words.flat().map(({ phoneme, long }) => (long ? `${phoneme}ː` : phoneme)),
    'pause',
  ]);
}

/** True when the teacher has every sound of it. */
export function isSayable({ groups }: Utterance): boolean {
  return groups.every(
    ({ words }) => words.length > 0 && words.every((word) => word.length > 0 && toTeacherWord(word) !== undefined),
  );
}
