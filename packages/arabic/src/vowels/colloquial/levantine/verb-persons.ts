import { rememberWords } from '../../remember-words.ts';
import { alif, beginnings, herEnding, weakAtEnd } from './endings.data.ts';
import { type Stem, suffixes, type Suffix, tables, withoutSuffix } from './verb-reader.ts';
import type { Person } from './verb-rows.ts';

function isHers({ ending, verb }: Stem): boolean {
  return ending === herEnding && !weakAtEnd.test(verb.stem);
}

/** True for what a woman is told to do: روحي, افتحي. */
export const isImperativeToHer: (bare: string) => boolean = rememberWords((bare) => {
  const rest = bare.startsWith(alif) ? bare.slice(1) : bare;
  return suffixes.some((suffix) => tables().stems.get(withoutSuffix(rest, suffix))?.every(isHers));
});

/** True for what she does to whom one speaks, and what she did: بتردي, رحتي. */
export const isSaidToHer: (bare: string) => boolean = rememberWords((bare) => {
  const does = beginnings.some(
    ([written, { person }]) =>
      person === 'you' &&
      bare.startsWith(written) &&
      suffixes.some((suffix) =>
        tables()
          .stems.get(withoutSuffix(bare.slice(written.length), suffix))
          ?.every(isHers),
      ),
  );
  const did = (suffix: Suffix) =>
    tables()
      .pasts.get(withoutSuffix(bare, suffix))
      ?.every(({ person }) => person === 'toHer') === true;
  return does || suffixes.some(did);
});

/** True for what she may have done to nobody: وصلت. */
export const isIntransitivePast: (bare: string) => boolean = rememberWords(
  (bare) =>
    tables()
      .pasts.get(bare)
      ?.some(({ verb, person }) => person === 'she' && (!verb.takesObject || verb.isOfThings)) === true,
);

function isDoneOnlyBy(bare: string, person: Person): boolean {
  return suffixes.some(
    (suffix) =>
      tables()
        .pasts.get(withoutSuffix(bare, suffix))
        ?.every((done) => done.person === person) === true,
  );
}

/** True for what one did oneself, of letters that tell it: كبيت, رحت. */
export const isSurelyMine: (bare: string) => boolean = rememberWords((bare) => isDoneOnlyBy(bare, 'me'));

/** True for what she did, of letters that tell it: راحت, حكت. */
export const isSurelyHers: (bare: string) => boolean = rememberWords((bare) => isDoneOnlyBy(bare, 'she'));

/** True for what a thing may have done: زبطت, بردت. */
export const isOfThings: (bare: string) => boolean = rememberWords(
  (bare) =>
    tables()
      .pasts.get(bare)
      ?.some(({ verb, person }) => person === 'she' && verb.isOfThings && !verb.takesObject) === true,
);
