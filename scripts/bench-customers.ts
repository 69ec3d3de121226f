import { stdout } from 'node:process';
import { createDiacritisers } from '@rakhim/arabic';
import { loadLexicon, loadNetwork } from '@rakhim/arabic-model';
import { customerTexts, scoreCustomers } from '@rakhim/arabic/customers';
import { frontEnd } from '@rakhim/arabic/suite/front-end';
import { writeSection } from './lib/write-section.ts';

const preface = `# Customers' texts

Per cent of words that are read wrong in texts as customers send them: ours, 2,248 sentences with their readings written before the reader
was asked. 1,690 were looked at while the reader was taught (*seen*); 558 were not (*unseen*): 288 by people who taught the reader words of
the same fields, and 270 by people who taught it nothing. In dialects a third to a half of what counts as wrong in these is another spelling of what is
said (قَهْوَة and قَهْوِة, قَبْل and قَبِل, مَن and مْن). A word is wrong where a vowel is; an ending that is left off is no
mistake. *Core* leaves the last letter of each word out.`;

/** Prints how the texts of customers are read, and on request writes the table into the published page. */
export function benchCustomers(page: URL, isWritten: boolean): void {
  const engine = frontEnd('Rakhim', createDiacritisers({ lexicon: loadLexicon(), network: loadNetwork() }));
  const unseen = scoreCustomers(engine, customerTexts.unseen);
  const rows = scoreCustomers(engine, customerTexts.seen).map(({ genre, words, wrong, wrongCores }, index) => {
    const other = unseen[index];
    const shares = [
      [wrong, words],
      [wrongCores, words],
      [other?.wrong ?? 0, other?.words ?? 1],
      [other?.wrongCores ?? 0, other?.words ?? 1],
    ] as const;
    return `| ${genre} | ${shares.map(([part, whole]) => ((100 * part) / whole).toFixed(1)).join(' | ')} |`;
  });
  const table = [
    '| kind of text | seen | seen, core | unseen | unseen, core |',
    '| --- | --: | --: | --: | --: |',
    ...rows,
  ].join('\n');
  stdout.write(`${table}\n`);
  if (isWritten) {
    writeSection(page, `${preface}\n\n${table}`);
  }
}
