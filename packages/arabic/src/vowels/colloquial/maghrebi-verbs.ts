import { passiveStem, pastsOfTheirOwn, withoutPast } from './maghrebi-verbs.data.ts';
import { joinMarks, splitMarks } from '../marks.ts';

const cluster = /^(\p{L})\u0652(\p{L})[\u064E\u064F](\p{L})$/u;
const lastShort = /(?<=\p{L}\u0651?)[\u064E\u064F\u0650](?=\p{L}$)/u;
const weakEnd = /\u064Eى$|\u0650ي$/u;

/**
 * كَتْبُو, كَيْخَدْمُو, وَصّْلُو: before an ending that opens with a vowel the short one of the last syllable goes, or
 * goes where it is needed (Harrell 1962, 2.2).
 */
export function beforeVowelInMaghreb(form: string): string {
  const parted = form.replace(cluster, '$1\u064E$2\u0652$3');
  return parted === form && /\p{L}.*\p{L}.*\p{L}/u.test(form) ? form.replace(lastShort, '\u0652') : parted;
}

const hollow = /^(?<begin>(?:.*\p{M})?\p{L})(?:\u064Fو|\u0650ي|\u064Eا)(?<end>\p{L})$/u;

/** The past that goes with an imperfect, hollow ones with both of their stems: دِير makes دَار/دِر, خَلِّي خَلَّى. */
export function pastOfImperfect(imperfect: string): string | undefined {
  const stem = joinMarks(splitMarks(imperfect));
  const own = pastsOfTheirOwn.find(([form]) => form.test(imperfect.replace(/^ا/u, '\u064Eا')));
  if (own) {
    return own[1];
  }
  if (withoutPast.test(stem)) {
    return undefined;
  }
  if (weakEnd.test(stem)) {
    return stem.replace(weakEnd, '\u064Eى');
  }
  const { begin, end } = hollow.exec(stem)?.groups ?? {};
  if (begin !== undefined && end !== undefined) {
    const short = /\u0650ي\p{L}$/u.test(stem) ? '\u064E' : '\u064F';
    return `${begin}\u064Eا${end}/${begin}${short}${end}`;
  }
  return stem.replace(/\u064F(?=\p{L}\u0651?$)/u, '\u064E');
}

/** What is done to it: تْكْتَب, تْبَاع, تْشَدّ, تْكْرَى, تْوَصَّل. */
export function passiveInMaghreb(imperfect: string): string | undefined {
  const stem = joinMarks(splitMarks(imperfect));
  return passiveStem.test(stem)
    ? `ت\u0652${stem
        .replace(/\u064F(?=\p{L}$)/u, '\u064E')
        .replace(/(?<=^\p{L})(?:\u064Fو|\u0650ي)(?=\p{L}$)/u, '\u064Eا')
        .replace(/\u0650ي$/u, '\u064Eى')}`
    : undefined;
}
