import { hasArticle, withoutArticle } from '../article.ts';
import { wordsWith } from '../word-lists/lexicon-rows.ts';
import { setOf } from '../word-list.ts';
import {
  agentNouns,
  definiteFeminine,
  definiteMasculine,
  dualEnding,
  feminineAgents,
  feminineEnding,
  feminineNouns,
  masculinePlural,
  thingsLikeAgents,
  timesBetween,
  timesWithArticle,
} from './agents.data.ts';
import { handledThings } from './imperatives.data.ts';
import { passiveSubjects, feminineThings, masculineThings } from './passives.data.ts';

const commonAgents = setOf(agentNouns);
const listedAgents = wordsWith(({ human }) => human !== '');
const commonFeminines = setOf(feminineAgents);
const listedFeminines = wordsWith(({ gender, human }) => gender === 'f' && human !== '');
const feminines = setOf(feminineNouns);
const times = setOf(timesWithArticle);
const timesAfterVerbs = setOf(timesBetween);

/** What suffers or happens, and does nothing by itself. */
export const knownThings = setOf(`${masculineThings} ${feminineThings} ${passiveSubjects} ${handledThings}`);

const notPeople = setOf(thingsLikeAgents);

/** True for what the lists hold, and for the feminine of a listed agent, one or many: مهندسة. */
function isListed(bare: string): boolean {
  return (
    commonAgents.has(bare) ||
    listedAgents.has(bare) ||
    (feminineEnding.test(bare) && !notPeople.has(bare) && commonAgents.has(bare.replace(feminineEnding, '')))
  );
}

/** True for an agent: a person, an office, a body of people, or a name. */
export function isAgent(bare: string | undefined): boolean {
  if (bare === undefined) {
    return false;
  }
  const noun = withoutArticle(bare);
  return isListed(bare) || isListed(noun) || isListed(noun.replace(dualEnding, '')) || masculinePlural.test(bare);
}

/** True for an agent before which a verb is masculine: وزير, باحثون, آلاف, a man's name. */
export function isMasculineAgent(bare: string | undefined): boolean {
  return (
    bare !== undefined &&
    isAgent(bare) &&
    !feminineEnding.test(bare) &&
    ![bare, withoutArticle(bare)].some((noun) => commonFeminines.has(noun) || listedFeminines.has(noun))
  );
}

/** True for what a verb is feminine before: البنت, الشمس, الدول. */
export function isFeminineSubject(bare: string | undefined): boolean {
  return bare !== undefined && (feminines.has(bare) || (isAgent(bare) && !isMasculineAgent(bare)));
}

/** غسلت البنت الصحون: of two definite nouns that do not agree the first, a feminine, is the subject of the second. */
export function isFeminineBeforeObject(next: string | undefined, afterNext: string | undefined): boolean {
  return (
    next !== undefined &&
    (definiteFeminine.test(next) || feminines.has(next)) &&
    afterNext !== undefined &&
    definiteMasculine.test(afterNext) &&
    !timesAfterVerbs.has(afterNext)
  );
}

/** وزيرا الخارجية: a dual in construct; عُين وزيرا اليوم is a singular. */
export function isDualInConstruct(bare: string, next: string | undefined): boolean {
  return (
    !hasArticle(bare) &&
    bare.endsWith('ا') &&
    isListed(bare.slice(0, -1)) &&
    next !== undefined &&
    withoutArticle(next) !== next &&
    !times.has(next)
  );
}
