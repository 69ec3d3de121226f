import type { VowelsFound } from '../../reading.ts';

/** Of a word in ة, -atan would be heard, also where other cases are not. */
const caseOfTalk = /ة\u064B$/u;

/** Words of talk, in which nothing has a case: شربت قهوة. */
export function withoutCases(found: VowelsFound[][]): VowelsFound[][] {
  return found.map((words) => words.map((word) => ({ ...word, vowelled: word.vowelled.replace(caseOfTalk, 'ة') })));
}

/** Words of standard text, as they were found. */
export function asFound(found: VowelsFound[][]): VowelsFound[][] {
  return found;
}
