export { lexiconUrl, loadLexicon } from './load-lexicon.ts';
export { loadNetwork, networkUrl } from './load-network.ts';
