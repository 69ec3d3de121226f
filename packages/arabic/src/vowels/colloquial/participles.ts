import type { DialectGroup } from '../../dialect-recognition/everyday-words.data.ts';
import { fatha, kasra, removeMarks, shadda } from '../marks.ts';
import { wordsOf } from '../word-list.ts';
import { changedBy, spell } from './colloquial-words.ts';
import { parseVerbs } from './levantine/verb-rows.ts';
import {
  type ParticipleGrammar,
  type ParticipleObject,
  participlesOf,
  pluralOfParticiples,
} from './participles.data.ts';
import { verbRowsOf } from './verb-tables.ts';

/** Somebody who is doing or has done it: him, her or many. */
interface Participle {
  /** His form, bare. */
  readonly base: string;
  readonly form: string;
  readonly beforeVowel: string;
  readonly beforeConsonant: string;
  /** What may stand behind it. */
  readonly kinds: ReadonlySet<ParticipleObject['kind']>;
}

interface Participles {
  readonly alone: ReadonlyMap<string, Participle>;
  readonly beforeObject: ReadonlyMap<string, Participle>;
}

const opensWithVowel = /^[\u064E-\u0650]/u;
const longVowelAtEnd = /\u0650ي$|ا$/u;
const allKinds: Participle['kinds'] = new Set(['possessive', 'object', 'recipient']);
const withoutPossessives: Participle['kinds'] = new Set(['object', 'recipient']);
const recipientsAlone: Participle['kinds'] = new Set(['recipient']);

/** Him, her and many. */
function formsOf(base: string, takesObject: boolean, grammar: ParticipleGrammar): Participle[] {
  const { feminine, keepsA, feminineBeforeObject = '', feminineBeforeVowel, withoutPossessive } = grammar;
  const open = changedBy(grammar.beforeEnding, base);
  const isWeak = longVowelAtEnd.test(base);
  const hers = open + feminineBeforeObject;
  const isOpen = feminineBeforeVowel === undefined || open.endsWith(shadda);
  const many = (isWeak ? changedBy(grammar.beforePlural, base) : open) + pluralOfParticiples;
  const shared = { base: removeMarks(base) };
  const kindsOf = (form: string) =>
    takesObject ? (withoutPossessive?.test(form) === true ? withoutPossessives : allKinds) : recipientsAlone;
  return [
    { ...shared, form: base, beforeVowel: isWeak ? base : open, beforeConsonant: base, kinds: kindsOf(base) },
    {
      ...shared,
      form: open + (keepsA?.test(open) === true ? feminine.replace(kasra, fatha) : feminine),
      beforeVowel: isOpen ? hers : base + feminineBeforeVowel,
      beforeConsonant: hers,
      kinds: kindsOf(hers),
    },
    { ...shared, form: many, beforeVowel: many, beforeConsonant: many, kinds: kindsOf(many) },
  ];
}

/** The verbs of a dialect, each with its past and the stem of its imperfect. */
function verbsOf(group: DialectGroup): readonly { readonly verb: string; readonly takesObject: boolean }[] {
  if (group === 'levantine') {
    return parseVerbs().map(({ past, stem, takesObject }) => ({ verb: `${past} ${stem}`, takesObject }));
  }
  // What is done in the Maghreb has shapes of its own.
  return verbRowsOf(group)
    .filter(({ imperfect, isPassive }) => imperfect !== '' && !(group === 'maghrebi' && isPassive === true))
    .map(({ past, imperfect }) => ({ verb: `${past} ${spell(imperfect)}`, takesObject: true }));
}

function makeParticiples(group: DialectGroup, grammar: ParticipleGrammar): Participles {
  const { shapes, likeNoun, onlyWithObject, nouns = '' } = grammar;
  const excluded = new Set(wordsOf(nouns));
  const all = verbsOf(group).flatMap(({ verb, takesObject }) => {
    const [shape, ...bases] = shapes.find(([known]) => known.test(verb)) ?? [];
    return shape === undefined ? [] : bases.flatMap((base) => formsOf(verb.replace(shape, base), takesObject, grammar));
  });
  const isUsed = (form: string) => likeNoun?.test(form) !== true && !excluded.has(removeMarks(form));
  const alone = all.filter(({ form }) => isUsed(form) && onlyWithObject?.test(form) !== true);
  const beforeObject = all.filter(({ beforeConsonant }) => isUsed(beforeConsonant));
  return {
    alone: new Map(alone.map((row) => [removeMarks(row.form), row] as const).toReversed()),
    beforeObject: new Map(beforeObject.map((row) => [removeMarks(row.beforeConsonant), row] as const).toReversed()),
  };
}

const made = new Map<DialectGroup, Participles>();

function participlesIn(group: DialectGroup): Participles {
  const known = made.get(group) ?? makeParticiples(group, participlesOf[group]);
  made.set(group, known);
  return known;
}

function joined({ beforeVowel, beforeConsonant }: Participle, object: ParticipleObject): string | undefined {
  if (longVowelAtEnd.test(beforeConsonant)) {
    return object.afterVowel === '' ? undefined : beforeConsonant + object.afterVowel;
  }
  return (opensWithVowel.test(object.afterConsonant) ? beforeVowel : beforeConsonant) + object.afterConsonant;
}

/**
 * Makes the reader of participles, alone and with an object: رَايِح, شَايْفَك, مْكْتُوب, مِسْتَنِّيَّاه.
 *
 * @param isOther tells whether the standard language spells a word alike, or its masculine, which then keeps its own
 *   vowels.
 * @param listed the form of a word of the dialect's lists.
 */
export function createParticipleReader(
  group: DialectGroup,
  isOther: (bare: string, base: string) => boolean,
  listed: (bare: string) => string | undefined,
): (bare: string) => string | undefined {
  const grammar = participlesOf[group];
  const endings = [grammar.feminine, grammar.feminineBeforeObject ?? '', pluralOfParticiples].map(removeMarks);
  const [feminine = '', feminineBeforeObject = '', plural = ''] = endings;

  /** فَاهْمَة, عَارْفِينُه: of words that the lists have without their endings. */
  function ofList(bare: string, ofHer: string): Participle | undefined {
    for (const [index, ending] of ['', ofHer, plural].entries()) {
      const base = bare.endsWith(ending) ? listed(bare.slice(0, bare.length - ending.length)) : undefined;
      if (base !== undefined && grammar.listed?.test(base) === true) {
        const found = formsOf(base, true, grammar)[index];
        return found && { ...found, base: '' };
      }
    }
    return undefined;
  }
  const listedParticiple = grammar.listed === undefined ? () => undefined : ofList;

  function withObject(bare: string): Pick<Participle, 'base' | 'form'> | undefined {
    const { beforeObject } = participlesIn(group);
    for (const object of grammar.objects) {
      const rest = bare.endsWith(object.written) ? bare.slice(0, -object.written.length) : '';
      const found = rest === '' ? undefined : (beforeObject.get(rest) ?? listedParticiple(rest, feminineBeforeObject));
      const said = found?.kinds.has(object.kind) === true ? joined(found, object) : undefined;
      if (said !== undefined) {
        return { base: found?.base ?? '', form: said };
      }
    }
    return undefined;
  }

  return (bare) => {
    const alone = participlesIn(group).alone.get(bare);
    const found = alone ?? withObject(bare);
    const base = alone === undefined || grammar.ratherNoun?.test(alone.form) === true ? found?.base : bare;
    const isSure = found !== undefined && (grammar.surely?.test(found.form) === true || !isOther(bare, base ?? bare));
    const form = isSure ? found.form : listedParticiple(bare, feminine)?.form;
    return form && spell(form);
  };
}
