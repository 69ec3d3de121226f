export * from './languages.ts';
export * from './locales.ts';
export * from './translator.ts';
