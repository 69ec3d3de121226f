/** Prints how many phrases that were cut, and how many whole ones, the watch over lengths takes for wrong, as a table. */
import { type LengthFault, lengthFaults, measureLengths } from '#src/testing/measure-lengths.ts';

const faults = Object.keys(lengthFaults) as LengthFault[];
const percent = (share: number | undefined): string => (share === undefined ? '' : `${(100 * share).toFixed(0)} %`);

process.stdout.write(`| Speaker | Whole phrases | Taken for wrong | ${faults.join(' | ')} |\n`);
for (const { speaker, phrases, falseAlarms, noticed } of await measureLengths()) {
  const shares = faults.map((fault) => percent(noticed[fault]));
  process.stdout.write(`| ${speaker} | ${phrases} | ${falseAlarms} | ${shares.join(' | ')} |\n`);
}
