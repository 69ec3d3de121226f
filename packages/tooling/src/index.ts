export { localRules } from './local-rules.ts';
