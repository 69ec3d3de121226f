/** Writes the sixteen speakers as JSON, for the recogniser: `node --conditions=@rakhim/source train/export-speakers.ts`. */
import { stdout } from 'node:process';
import { speakers } from '../src/speakers.data.ts';

const named = Object.entries(speakers).flatMap(([dialect, { male, female }]) => [
  [`${dialect} male`, male],
  [`${dialect} female`, female],
]);
stdout.write(`${JSON.stringify(Object.fromEntries(named))}\n`);
