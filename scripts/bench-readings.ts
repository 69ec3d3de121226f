/** The Arabic reading suite: what our front end and others make of the same texts. `npm run bench:arabic` runs it after the diacritics. */
import { stdout } from 'node:process';
import { createLexiconDiacritiser, dialects } from '@nabra/arabic';
import type { Dialect } from '@nabra/arabic';
import { loadLexicon } from '@nabra/arabic-model';
import { frontEnd, scoreEngine } from '@nabra/arabic/suite';
import type { SuiteEngine, SuiteScore } from '@nabra/arabic/suite';
import { numberSpeller } from '../packages/arabic/bench/number-speller.ts';
import { coarsenSounds, createEspeakReader } from '../packages/embedded-voice/bench/espeak-reader.ts';
import { writeSection } from './lib/write-section.ts';

function ownEngines(): SuiteEngine[] {
  const bytes = loadLexicon();
  const withLexicon = new Map(dialects.map((dialect) => [dialect, createLexiconDiacritiser(bytes, { dialect })]));
  return [frontEnd('Nabra', (dialect: Dialect) => withLexicon.get(dialect)), frontEnd('Nabra, own word lists alone', () => undefined)];
}

async function espeak(): Promise<SuiteEngine> {
  const read = await createEspeakReader();
  return { name: 'espeak-ng 1.51 (voice ar)', read: (text) => ({ sounds: read(text) }), coarsen: coarsenSounds };
}

function share(right: number, cases: number): string {
  return cases === 0 ? '–' : `${((100 * right) / cases).toFixed(1)} (${right}/${cases})`;
}

function tableOf(scores: readonly { readonly name: string; readonly score: SuiteScore }[]): string {
  const [first] = scores;
  const rows = (first?.score.categories ?? []).map(({ name }, index) => {
    const cells = scores.map(({ score }) => share(score.categories[index]?.right ?? 0, score.categories[index]?.cases ?? 0));
    return `| ${[name, ...cells].join(' | ')} |`;
  });
  return [
    `| kind of case | ${scores.map(({ name }) => name).join(' | ')} |`,
    `| --- |${scores.map(() => ' --: |').join('')}`,
    ...rows,
    `| **all** | ${scores.map(({ score }) => `**${share(score.right, score.cases)}**`).join(' | ')} |`,
  ].join('\n');
}

const preface = `# Reading suite

Per cent of the cases of \`packages/arabic/suite\` that are read right, all written by us for the purpose. A case is a text and the readings
that a careful reader would accept; marks count where the reading shows them, an ending that is left off is no mistake, a wrong one is.
espeak-ng shows no words: it is right where a text sounds as the accepted reading does when espeak-ng reads it written out (with its vowels,
with pausal endings, or bare where numbers and signs had to become words), and in the rows of sounds where its IPA is the one asked for, as far as it shows it (no length of vowels). n2words is asked only for what it offers: bare numbers and measures, with Intl for
the noun. We wrote the cases and saw them while we worked, so our own figure is a check that nothing breaks, not a forecast.`;

/** Scores every engine, prints the table, and on request writes it into the published page. */
export async function benchReadings(page: URL, isWritten: boolean): Promise<void> {
  const engines = [...ownEngines(), await espeak(), numberSpeller];
  const scores = engines.map((engine) => ({ name: engine.name, score: scoreEngine(engine) }));
  const table = tableOf(scores);
  stdout.write(`${table}\n`);
  for (const { category, dialect, written, wanted, given } of scores[0]?.score.failures ?? []) {
    stdout.write(`${category}, ${dialect}: ${written} → ${given} (wanted ${wanted})\n`);
  }
  if (isWritten) {
    writeSection(page, `${preface}\n\n${table}`);
  }
}
