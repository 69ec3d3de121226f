import { withoutArticle } from '../clitics.ts';
import { wordsWith } from '../word-lists/lexicon-rows.ts';
import { setOf } from '../word-list.ts';
import { agentNouns, dualEnding, feminineEnding, masculinePlural, thingsLikeAgents } from './agents.data.ts';

const commonAgents = setOf(agentNouns);
const listedAgents = wordsWith(({ human }) => human !== '');

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
