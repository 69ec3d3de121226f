import { brands } from '../lists/brands.ts';
import { cities } from '../lists/cities.ts';
import { countries } from '../lists/countries.ts';
import { people } from '../lists/people.ts';
import { technology } from '../lists/technology.ts';
import { removeMarks } from '../marks.ts';

const names: ReadonlySet<string> = new Set([cities, countries, people, brands, technology].flatMap((list) => list.trim().split(/\s+/).map(removeMarks)));
const conjunction = /^[وف](?=..)/u;
const preposition = /^[بلك](?=..)/u;

/** True for names of our own lists, with a conjunction or a preposition of one letter before them or without. */
export function isOwnName(bare: string): boolean {
  const plain = bare.replace(conjunction, '');
  return [bare, plain, bare.replace(preposition, ''), plain.replace(preposition, '')].some((form) => names.has(form));
}
