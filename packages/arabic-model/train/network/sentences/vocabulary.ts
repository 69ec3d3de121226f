import { inOrder } from './inflect.ts';
import type { Verb } from './inflect.ts';
import * as lists from './sentence-words.data.ts';
import * as serviceLists from './service-words.data.ts';

/** A crowd has a singular verb before it and a plural one after. */
export type Gender = 'm' | 'f' | 'crowd';

export interface Noun {
  readonly stem: string;
  readonly gender: Gender;
  readonly isPerson: boolean;
}

/** A transitive verb, its possible objects, and whether institutions can be its subject. */
export interface Deed {
  readonly verbs: readonly Verb[];
  readonly things: readonly Noun[];
  readonly byBodies: boolean;
}

/** Words between spaces. */
export function stemsOf(list: string): string[] {
  return inOrder(list.trim()).split(/\s+/u);
}

const brokenPlurals: ReadonlySet<string> = new Set(stemsOf(lists.brokenPlurals));

export function isBrokenPlural(stem: string): boolean {
  return brokenPlurals.has(stem.replace('*', ''));
}

/** Plurals of things count as feminine. */
function thing(stem: string): Noun {
  const isFeminine = isBrokenPlural(stem) || stem === 'سُوق' || /(?:ة|\u064Eات)$/u.test(stem);
  return { stem, gender: isFeminine ? 'f' : 'm', isPerson: false };
}

function nouns(list: string, gender: Gender, isPerson: boolean): Noun[] {
  return stemsOf(list).map((stem) => ({ stem, gender, isPerson }));
}

function verb(text: string): Verb {
  const [perfect = '', imperfect = ''] = text.split('/');
  return { perfect, imperfect };
}

const verbsOf = (list: string): Verb[] => stemsOf(list).map(verb);
const thingsOf = (list: string): Noun[] => stemsOf(list).map(thing);

export const singles: readonly Noun[] = [...nouns(lists.men, 'm', true), ...nouns(lists.women, 'f', true)];
export const people: readonly Noun[] = [...singles, ...nouns(lists.crowds, 'crowd', true)];
export const bodies: readonly Noun[] = [...nouns(lists.bodies, 'm', false), ...nouns(lists.feminineBodies, 'f', false)];
export const places = thingsOf(lists.places);
export const happenings = thingsOf(lists.happenings);
export const masdars = stemsOf(lists.masdars);
export const deeds: readonly Deed[] = lists.deeds.map(({ verbs, things, byBodies }) => ({
  verbs: verbsOf(verbs),
  things: thingsOf(things),
  byBodies,
}));
export const dealings = verbsOf(lists.dealings);
export const gifts = verbsOf(lists.gifts);
export const events = verbsOf(lists.events);
export const moves = stemsOf(lists.moves).map((text) => ({ verb: verb(text), preposition: text.split('/')[2] ?? '' }));
export const menNames = stemsOf(lists.menNames);
export const womenNames = stemsOf(lists.womenNames);
export const qualities = stemsOf(lists.qualities);
export const traits = stemsOf(lists.traits);

/** Verbs that customers are asked for, and the things they are done to. */
export const services = serviceLists.services.map(({ verbs, things }) => ({
  verbs: verbsOf(verbs),
  things: thingsOf(things),
}));
export const requests = serviceLists.requests.map(({ masdars, things }) => ({
  masdars: stemsOf(masdars),
  things: thingsOf(things),
}));
export const belongings = thingsOf(serviceLists.belongings);
export const conditions = stemsOf(serviceLists.conditions);
export const goods = nouns(serviceLists.goods, 'f', false);
