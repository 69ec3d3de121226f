/** Sentences of which we know how they are to be read, some of them in part: customers' texts and the reading suite. */
import { removeMarks } from '@rakhim/arabic';
import { customerTexts } from '@rakhim/arabic/customers';
import { categories } from '@rakhim/arabic/suite';

const wordPattern = /[^\s،؛:.؟!,]+/gu;

/** The text that was written, with the marks of the reading on those of its words that the reading has. */
function marked(written: string, reading: string): string {
  const vowelled = reading.replaceAll('…', ' ').match(wordPattern) ?? [];
  const bares = (written.match(wordPattern) ?? []).map(removeMarks);
  const start = bares.findIndex((_, at) => vowelled.every((word, index) => removeMarks(word) === bares[at + index]));
  let at = -1;
  return start === -1
    ? ''
    : removeMarks(written).replace(wordPattern, (bare) => {
        at += 1;
        return vowelled[at - start] ?? bare;
      });
}

/** In standard Arabic, a sentence an entry; the texts that are kept unseen are not among them. */
export function knownSentences(): string[] {
  const customers = [...customerTexts.seen, ...customerTexts.opened].flatMap(({ dialect, rows }) =>
    dialect === 'msa' ? rows : [],
  );
  const suite = categories.flatMap(({ compares, rows }) =>
    compares === 'words' ? (rows.msa ?? []).map(([written, reading]) => marked(written, reading)) : [],
  );
  const unseen = new Set(customerTexts.unseen.flatMap(({ rows }) => rows.map(removeMarks)));
  return [...customers, ...suite].filter((line) => line !== removeMarks(line) && !unseen.has(removeMarks(line)));
}
