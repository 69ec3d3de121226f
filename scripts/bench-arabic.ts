/**
 * How well and how fast Arabic is read: `npm run bench:arabic -- [<folder>] [--write]`. Error rates need a folder of
 * reference texts, which are no part of the project; without it the run says that they were skipped. With `--write` the
 * published page is written anew.
 */
import { argv } from 'node:process';
import { benchCertainty } from './bench-certainty.ts';
import { benchCustomers } from './bench-customers.ts';
import { benchDiacritics } from './bench-diacritics.ts';
import { benchFrontEnd } from './bench-front-end.ts';
import { benchReadings } from './bench-readings.ts';

const page = new URL('../docs/benchmarks-arabic.md', import.meta.url);
const isWritten = argv.includes('--write');
const folder = argv.slice(2).find((argument) => !argument.startsWith('--'));
benchDiacritics(page, isWritten, folder);
benchCertainty(page, isWritten, folder);
await benchFrontEnd(page, isWritten, folder);
benchReadings(page, isWritten);
benchCustomers(page, isWritten);
