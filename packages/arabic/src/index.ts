export * from './dialect.ts'; export * from './phoneme.ts'; export * from './reading.ts';
export * from './vowels/marks.ts';
export * from './vowels/encode-lexicon.ts';
export * from './vowels/lexicon.ts';
export * from './vowels/open-lexicon.ts';
export * from './vowels/lexicon-diacritiser.ts';
export * from './phonology/pronounce.ts';
export type { Strength } from './phonology/sound-rule.ts';
export * from './clauses/to-clauses.ts';
