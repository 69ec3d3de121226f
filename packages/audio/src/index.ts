export * from './format.ts'; export type * from './encoder.ts';
