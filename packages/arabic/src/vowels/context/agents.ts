import { withoutArticle } from '../article.ts';
import { wordsWith } from '../word-lists/lexicon-rows.ts';
import { wordsOf } from '../word-list.ts';
import { agentNouns, agentsOfShe, timesWithArticle } from './agents.data.ts';
import { handledThings } from './imperatives.data.ts';
import { passiveSubjects, thingsOfHer, thingsOfHim } from './passives.data.ts';

const commonAgents: ReadonlySet<string> = new Set(wordsOf(agentNouns));
const listedAgents = wordsWith(({ human }) => human !== '');

function isListed(bare: string): boolean {
  return commonAgents.has(bare) || listedAgents.has(bare);
}

/** What suffers or happens, and does nothing by itself. */
export const knownThings: ReadonlySet<string> = new Set(
  wordsOf(`${thingsOfHim} ${thingsOfHer} ${passiveSubjects} ${handledThings}`),
);

/** مراقبون, but not يرفضون. */
const manyOfHim = /^(?![وف]?[يت][ء-يٱ-ۓ]{2,4}ون$)[ء-يٱ-ۓ]{3,}ون$/u;

const two = /ان$/u;

/** True for the one who acts: a person, an office, a body of people, or a name. */
export function isAgent(bare: string | undefined): boolean {
  if (bare === undefined) {
    return false;
  }
  const noun = withoutArticle(bare);
  return (
    isListed(bare) || isListed(noun) || (two.test(noun) && isListed(noun.replace(two, ''))) || manyOfHim.test(bare)
  );
}

const times: ReadonlySet<string> = new Set(wordsOf(timesWithArticle));

/** وزيرا الخارجية: two who act, by what they are of; عُين وزيرا اليوم is one. */
export function isTwoOf(bare: string, next: string | undefined): boolean {
  return (
    withoutArticle(bare) === bare &&
    bare.endsWith('ا') &&
    isListed(bare.slice(0, -1)) &&
    next !== undefined &&
    withoutArticle(next) !== next &&
    !times.has(next)
  );
}

const commonShes: ReadonlySet<string> = new Set(wordsOf(agentsOfShe));
const listedShes = wordsWith(({ gender, human }) => gender === 'f' && human !== '');

/** True for an agent whose verb, before it, is one of him: وزير, باحثون, آلاف, a man's name. */
export function isAgentOfHe(bare: string | undefined): boolean {
  return (
    bare !== undefined &&
    isAgent(bare) &&
    !/(?:ة|ات)$/u.test(bare) &&
    ![bare, withoutArticle(bare)].some((noun) => commonShes.has(noun) || listedShes.has(noun))
  );
}
