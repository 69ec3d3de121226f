import type { cli } from './locales/en/cli.ts';

type English = typeof cli;
type PluralForm = 'zero' | 'one' | 'two' | 'few' | 'many' | 'other';
type WithoutForm<K extends string> = K extends `${infer Base}_${PluralForm}` ? Base : K;
type Sentences<T> = { readonly [K in keyof T]: string };

/** The texts of the command line. English is the shape that Arabic must have, with plural forms of its own. */
export type CliTexts = {
  readonly [K in keyof English]: Sentences<English[K]> &
    (K extends 'messages' ? { readonly [P in `${string}_${PluralForm}`]: string } : unknown);
};

/** Messages by name; one with plural forms goes by the name before its form. */
export type CliMessageKey = WithoutForm<Extract<keyof English['messages'], string>>;
