import { readDerivedWord } from '../derivation/derived-words.ts';
import { kasra, removeMarks, sukun } from '../marks.ts';
import { standardNouns } from '../lexicon-rows.ts';

/** What he did, of II, III, IV, VII, VIII and X, up to the vowel before the last letter: خَلَّصَ, أَنْعَشَ, اسْتَبْدَلَ. */
const pastInI =
  /^(\p{L}\u064E\p{L}\u0651|\p{L}\u064Eا\p{L}|أ\u064E\p{L}\u0652\p{L}|ا\p{M}?\p{L}\u0652\p{L}\u064E\p{L}|اس\u0652ت\u064E\p{L}\u0652\p{L})\u064E(\p{L})\u064E$/u;
/** The same of V and VI, whose order keeps the a: تَأَكَّدَ. */
const pastInA = /^(ت\u064E\p{L}\u064E(?:\p{L}\u0651|ا\p{L})\u064E\p{L})\u064E$/u;
/** سبب, نوع: of three letters a noun is likelier where our lists have one. */
const shortLength = 3;

/**
 * The order that the letters of a derived verb spell, of any root that modern Arabic uses so; asked where somebody is
 * spoken to: خَلِّصْ بشرتك. The patterns are those of Wright, *A Grammar of the Arabic Language*, I 98.
 */
export function derivedOrderOf(bare: string): string | undefined {
  if (bare.length <= shortLength && standardNouns.has(bare)) {
    return undefined;
  }
  for (const { form } of readDerivedWord(bare)) {
    const said = pastInI.test(form)
      ? form.replace(pastInI, `$1${kasra}$2${sukun}`)
      : pastInA.test(form)
        ? form.replace(pastInA, `$1${sukun}`)
        : undefined;
    if (said !== undefined && removeMarks(said) === bare) {
      return said;
    }
  }
  return undefined;
}

const orderShape = /\u0650[ء-يٱ-ۓ]\u0652$|^ت\u064E.*\u0652$/u;

/** True for the form of such an order, to him. */
export function isDerivedOrder(form: string): boolean {
  return orderShape.test(form) && derivedOrderOf(removeMarks(form)) === form;
}
