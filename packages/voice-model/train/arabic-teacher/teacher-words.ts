import type { Sound } from '@rakhim/arabic';
import { teacherEmphatics, teacherPhones, teacherSonority, teacherVowels } from './teacher-phones.data.ts';

/** A word of the teacher: its syllables, each a list of the teacher's phones. */
export type TeacherWord = readonly (readonly string[])[];

/** The teacher's phones for the sounds of a word; undefined where it cannot say one of them. */
export function toTeacherWord(sounds: readonly Sound[]): TeacherWord | undefined {
  const phones: string[] = [];
  for (const { phoneme, long } of sounds) {
    const forms = teacherPhones[phoneme];
    if (!forms) {
      return undefined;
    }
    phones.push(...forms[long ? 1 : 0].split(' '));
  }
  return syllabify(colourVowels(phones));
}

/** How many of the teacher's phones make up each sound. */
export function teacherSpans(sounds: readonly Sound[]): number[] {
  return sounds.map(({ phoneme }) => teacherPhones[phoneme]?.[0].split(' ').length ?? 0);
}

/** i and u are backed before an emphatic, and have a form of their own before a last consonant. */
function colourVowels(phones: readonly string[]): string[] {
  return phones.map((phone, index) => {
    const next = phones[index + 1];
    if (!/^(?:ii?|uu?)$/u.test(phone) || next === undefined) {
      return phone;
    }
    if (teacherEmphatics.has(next)) {
      return phone.toUpperCase();
    }
    return phone.length === 1 && index === phones.length - 2 && !teacherVowels.has(next) ? `${phone}a` : phone;
  });
}

/**
 * Syllables as Festival makes them where it has no rules for a language, odd as they are: the voice was trained on
 * them. A phone whose name begins with the letter of a vowel (`ah` and `E` are consonants) counts as one where Festival
 * asks whether a syllable has a vowel yet.
 *
 * Source: `syl_breakable` in Festival's src/modules/Lexicon/lex_aux.cc.
 */
function syllabify(phones: readonly string[]): string[][] {
  const syllables: string[][] = [];
  let syllable: string[] = [];
  for (const [index, phone] of phones.entries()) {
    syllable.push(phone);
    if (endsSyllable(syllable, phones.slice(index + 1))) {
      syllables.push(syllable);
      syllable = [];
    }
  }
  return syllables;
}

function endsSyllable(syllable: readonly string[], rest: readonly string[]): boolean {
  const [next, afterNext] = rest;
  if (next === undefined) {
    return true;
  }
  if (!rest.some(looksLikeVowel) || !syllable.some(looksLikeVowel)) {
    return false;
  }
  if (teacherVowels.has(next)) {
    return true;
  }
  const last = syllable.at(-1) ?? '';
  return afterNext !== undefined && sonorityOf(last) <= sonorityOf(next) && sonorityOf(next) <= sonorityOf(afterNext);
}

function looksLikeVowel(phone: string): boolean {
  return /^[aiueoAIUEO]/u.test(phone);
}

function sonorityOf(phone: string): number {
  return teacherVowels.has(phone) ? 5 : (teacherSonority[phone] ?? 1);
}
