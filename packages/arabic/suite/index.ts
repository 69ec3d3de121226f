export * from './suite-case.ts';
export * from './categories.ts';
export * from './score.ts';
export * from './front-end.ts';
