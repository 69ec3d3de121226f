import type { TSESLint } from '@typescript-eslint/utils';
import { countCharacters } from './count-characters.ts';
import { kebabFileName } from './kebab-file-name.ts';

/** The lint rules that only this project needs, as an ESLint plugin. */
export const localRules = {
  meta: { name: '@rakhim/tooling' },
  rules: {
    'count-characters': countCharacters,
    'kebab-file-name': kebabFileName,
  },
} satisfies TSESLint.FlatConfig.Plugin;
