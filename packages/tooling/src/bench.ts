export * from './bench/measure.ts';
export * from './bench/sample-text.ts';
export * from './bench/table.ts';
