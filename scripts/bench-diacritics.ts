/** Error rates of the diacritiser on reference texts: what `npm run bench:arabic -- <folder>` does first. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { stdout, version } from 'node:process';
import { gunzipSync } from 'node:zlib';
import { createLexiconDiacritiser, createMarkNetwork, removeMarks, toPassages } from '@rakhim/arabic';
import type { Boundary, Bracket, ClauseWords, Diacritiser } from '@rakhim/arabic';
import { loadLexicon, loadNetwork } from '@rakhim/arabic-model';
import { writeSection } from './lib/write-section.ts';
import { createScore, scoreWord } from './score-diacritics.ts';
import type { DiacriticScore, ScoreStyle } from './score-diacritics.ts';

interface Style {
  readonly name: string;
  readonly marks: ScoreStyle;
  /** Spells an answer as the edition does. */
  readonly spell?: (vowelled: string) => string;
}

/**
 * The way the editions in the test spell what we spell otherwise, as seen on the val split: hamza below alif that
 * begins a word bears no kasra (96 of 100 times), the joining alif of الله and الذي after a particle a fatha (90), and
 * that of a verb in u a damma (87; 100 where the verb was read right).
 */
const editionHabits: readonly (readonly [pattern: RegExp, spelling: string])[] = [
  [/^إ\u0650/u, 'إ'],
  [/^(\p{L}\p{M})ا(?=ل(?:ل\u0651\u064Eه|\u0651\u064Eذ\u0650))/u, '$1ا\u064E'],
  [/^ا(?!بْن|سْم|مْر|ثْن|ل)(?=\p{L}(?:\u0652\p{L}|\u0651)\u064F\p{L})/u, 'ا\u064F'],
];

function inEdition(vowelled: string): string {
  return editionHabits.reduce((word, [pattern, spelling]) => word.replace(pattern, spelling), vowelled);
}

const styles = {
  raw: { name: 'raw', marks: 'raw' },
  edition: { name: "raw, with the edition's habits", marks: 'raw', spell: inEdition },
  canonical: { name: 'canonical', marks: 'canonical' },
  shown: { name: 'canonical, where the reference has a mark', marks: 'shown' },
} satisfies Record<string, Style>;

const references = [
  {
    file: 'test.mit.txt.gz',
    name: 'Tashkeela test (Fadel et al.)',
    styles: [styles.raw, styles.edition, styles.canonical, styles.shown],
  },
  { file: 'modern-dev.wikinewsmax.cc-by-sa.txt.gz', name: 'WikiNewsMax', styles: [styles.canonical, styles.shown] },
  { file: 'modern-dev.catt.apache2.txt.gz', name: 'CATT', styles: [styles.canonical, styles.shown] },
] as const;

const letters = '\\u0621-\\u063A\\u0641-\\u0652\\u0670\\u067E\\u0686\\u0698\\u06A4\\u06AF';
const piecePattern = new RegExp(`[${letters} ]+|[^${letters} ]+`, 'gu');
const wordPattern = new RegExp(`[${letters}]+`, 'gu');
const boundaries: Readonly<Record<string, Boundary>> = {
  '،': 'comma',
  ',': 'comma',
  '؛': 'semicolon',
  ';': 'semicolon',
  ':': 'colon',
  '.': 'period',
  '؟': 'question',
  '!': 'exclamation',
};

const brackets: Readonly<Record<string, Bracket>> = { '(': '(', '[': '(', ')': ')', ']': ')' };

/** Finds the sign that ends a clause: the first one after its words. */
function endOf(piece: string | undefined): Omit<ClauseWords, 'words'> {
  const sign = piece?.trim().charAt(0) ?? '.';
  const bracket = brackets[sign];
  return bracket === undefined ? { boundary: boundaries[sign] ?? 'none' } : { boundary: 'comma', bracket };
}

/** The words of every clause in a gzip file, with their marks and with the punctuation after them. */
function readClauses(path: string): ClauseWords[] {
  const lines = gunzipSync(readFileSync(path)).toString('utf8').split('\n');
  return lines.flatMap((line) => {
    const pieces = line.match(piecePattern) ?? [];
    return pieces.flatMap((piece, index) => {
      const words = piece.match(wordPattern) ?? [];
      return words.length === 0 ? [] : [{ words, ...endOf(pieces[index + 1]) }];
    });
  });
}

function scoreText(
  clauses: readonly ClauseWords[],
  diacritiser: Diacritiser,
  given: readonly Style[],
): DiacriticScore[] {
  const scores = given.map(createScore);
  let before: ClauseWords | undefined;
  for (const passage of toPassages(clauses)) {
    const bare = passage.map(({ words, ...end }) => ({ ...end, words: words.map(removeMarks) }));
    const answers = diacritiser.diacritisePassage?.(bare, before && { before }).flat() ?? [];
    passage
      .flatMap(({ words }) => words)
      .forEach((word, index) => {
        const vowelled = answers[index]?.vowelled ?? '';
        scores.forEach((score, place) => {
          const { marks = 'raw', spell } = given[place] ?? {};
          scoreWord(score, word, spell?.(vowelled) ?? vowelled, marks);
        });
      });
    before = bare.at(-1);
  }
  return scores;
}

function percent(part: number, whole: number): string {
  return whole === 0 ? '–' : ((100 * part) / whole).toFixed(2);
}

function tableRow(cells: readonly string[], { full, core }: DiacriticScore): string {
  const rates = [full, core].flatMap((tally) => [
    percent(tally.wrongLetters, tally.letters),
    percent(tally.wrongWords, tally.words),
  ]);
  return `| ${[...cells, ...rates].join(' | ')} |`;
}

function createTable(folder: string): string {
  const lexicon = loadLexicon();
  const systems = [
    { name: 'own word lists and grammar', diacritiser: createLexiconDiacritiser(undefined, { endings: 'all' }) },
    { name: 'with the learned word list', diacritiser: createLexiconDiacritiser(lexicon, { endings: 'all' }) },
    {
      name: 'with the network',
      diacritiser: createLexiconDiacritiser(lexicon, { endings: 'all', network: createMarkNetwork(loadNetwork()) }),
    },
  ];
  const rows = references.flatMap(({ file, name, styles: given }) => {
    const clauses = readClauses(join(folder, file));
    const scored = systems.map((system) => ({
      system: system.name,
      scores: scoreText(clauses, system.diacritiser, given),
    }));
    return given.flatMap((style, place) =>
      scored.map(({ system, scores }) => tableRow([system, name, style.name], scores[place] ?? createScore())),
    );
  });
  return [
    '| system | text | marks compared | DER % | WER % | core DER % | core WER % |',
    '| --- | --- | --- | --: | --: | --: | --: |',
    ...rows,
  ].join('\n');
}

const preface = `# Diacritics

Wrong marks over Arabic letters (DER) and wrong words (WER); *core* leaves the last letter of each word out, so that case endings do not
count. *Raw* compares marks as they stand (Fadel et al. 2019); *canonical* drops on both sides the marks that carry no sound given the
letters: sukun, the short vowel before its long vowel or taa marbuta, kasra on hamza below alif and on the article before a joining alif, anything on alif, alif with madda and alif
maqsura; a small alif counts as the a that it lengthens, and a glide before an alif is a consonant (until late November 2026 neither was seen, which made WikiNewsMax 1.2 and CATT 1.2
points of core WER worse). *Where the reference has a mark*: CATT leaves many letters and some names without marks, and of those it says nothing. *The edition's habits* are three of spelling, seen on the val split: no kasra under hamza below alif where it begins a word, a fatha on the
joining alif of \`وَاَللَّهُ\` and \`وَاَلَّذِي\`, a damma on that of \`اُنْظُرْ\` and \`اُعْتُبِرَ\`; we write the first and leave the others out, so that row spells our answers as the edition does.
Texts are read in passages of clauses, as in speech, and every word gets its likeliest ending. None of them was learned from. Written by
\`npm run bench:arabic -- <folder> --write\` with Node`;

/**
 * @param folder of gzip files of diacritised lines, which are no part of the project; without it nothing is measured,
 *   and said so.
 */
export function benchDiacritics(page: URL, isWritten: boolean, folder: string | undefined): void {
  if (folder === undefined || !references.every(({ file }) => existsSync(join(folder, file)))) {
    stdout.write(
      'Diacritics: skipped. Give a folder that holds the reference texts (test.mit, modern-dev.wikinewsmax, modern-dev.catt).\n',
    );
    return;
  }
  const table = createTable(folder);
  stdout.write(`${table}\n`);
  if (isWritten) {
    writeSection(page, `${preface} ${version}.\n\n${table}`);
  }
}
