export * from './dialect.ts'; export * from './phoneme.ts'; export * from './reading.ts';
