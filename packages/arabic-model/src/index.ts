export { lexiconUrl, loadLexicon } from './load-lexicon.ts';
