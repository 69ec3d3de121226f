export { type Timing, median, percentile, soundSeconds, timeStream } from './bench/measure.ts';
export { type Table, renderTable, round } from './bench/table.ts';
