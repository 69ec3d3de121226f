import comments from '@eslint-community/eslint-plugin-eslint-comments/configs';
import js from '@eslint/js';
import { localRules } from '@rakhim/tooling';
import { defineConfig, globalIgnores } from 'eslint/config';
import reactHooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import tseslint from 'typescript-eslint';

const tests = ['**/*.test.{ts,tsx}', '**/{test,testing,e2e}/**'];
const toolConfigs = ['**/*.config.{js,ts}', '**/*.cjs'];
const foreignTypes = ['**/*.d.ts'];
const userTextHandlers = ['apps/*/src/**', 'packages/{sdk,cli,contract}/src/**'];
// One row an entry, not logic: a long table is easier to read than the same table in three files.
const dataTables = ['**/{data,lexicon,locales}/**', '**/*.data.ts'];

const noDefaultExport = [
  { selector: 'ExportDefaultDeclaration', message: 'Export by name, so that a thing is called the same everywhere.' },
  { selector: 'ExportSpecifier[exported.name="default"]', message: 'Export by name.' },
];
const noEnvironment = { object: 'process', property: 'env', message: 'Only config/config.ts reads the environment.' };
const noEnvironmentImport = ['process', 'node:process'].map((name) => ({
  name,
  importNames: ['env'],
  message: noEnvironment.message,
}));
const noGuessable = {
  object: 'Math',
  property: 'random',
  message: 'Guessable. Use node:crypto, or take a generator as an argument.',
};
const noEnum = { selector: 'TSEnumDeclaration', message: 'Use an `as const` object and a union of its values.' };
const noRedirectBack = [
  '[callee.property.name="redirect"][arguments.0.value="back"]',
  '[callee.object.name="ctx"][callee.property.name="back"]',
].map((call) => ({
  selector: `CallExpression${call}`,
  message: 'The Referer header is the caller’s to choose. Redirect to a known address.',
}));

export default defineConfig(
  globalIgnores([
    '**/dist/',
    'apps/desktop/out/',
    'apps/desktop/release/',
    '**/.types/',
    '**/.rakhim/',
    '**/coverage/',
    '**/generated/',
    '**/vendor/',
    'packages/sdk/test/projects/',
  ]),
  js.configs.recommended,
  tseslint.configs.recommendedTypeChecked,
  comments.recommended,
  {
    plugins: { rakhim: localRules },
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    languageOptions: { parserOptions: { projectService: { allowDefaultProject: ['*.config.ts'] } } },
    rules: {
      // What a reader may rely on.
      curly: 'error',
      eqeqeq: 'error',
      'rakhim/kebab-file-name': 'error',
      'no-console': 'error',
      'prefer-const': ['error', { ignoreReadBeforeAssign: true }],
      'no-restricted-syntax': ['error', ...noDefaultExport, noEnum, ...noRedirectBack],
      'no-restricted-properties': ['error', noEnvironment],
      '@typescript-eslint/no-restricted-imports': ['error', { paths: noEnvironmentImport }],
      '@eslint-community/eslint-comments/require-description': ['error', { ignore: ['eslint-enable'] }],

      // The formatter breaks code; this finds what it cannot break. Texts, patterns and addresses are left whole.
      'max-len': [
        'error',
        { code: 120, ignoreUrls: true, ignoreStrings: true, ignoreTemplateLiterals: true, ignoreRegExpLiterals: true },
      ],

      // Sizes at which a file is a room to divide by noun.
      'max-lines': ['error', { max: 400, skipBlankLines: true, skipComments: true }],
      // A factory counts everything that it returns.
      'max-lines-per-function': ['error', { max: 140, skipBlankLines: true, skipComments: true }],
      'max-params': ['error', 4],

      // What the compiler lets through. Marks and joiners are letters of this field; escaped in a class, they are
      // meant.
      'no-misleading-character-class': ['error', { allowEscape: true }],
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-import-type-side-effects': 'error',
      '@typescript-eslint/no-non-null-assertion': 'error',
      '@typescript-eslint/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_', caughtErrors: 'all' },
      ],
      // Factories close over their state: their methods have no `this` to lose.
      '@typescript-eslint/unbound-method': 'off',
      // An asynchronous interface may have a synchronous implementation, and a router's handler may be either.
      '@typescript-eslint/require-await': 'off',
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true, allowBoolean: true }],
    },
  },
  {
    files: userTextHandlers,
    ignores: tests,
    rules: { 'rakhim/count-characters': 'error' },
  },
  {
    // React may draw a component more than once, and throw a drawing away: what it draws from is state, and drawing
    // changes nothing.
    files: ['apps/web/src/**'],
    extends: [reactHooks.configs.flat['recommended-latest']],
    rules: {
      'react-hooks/exhaustive-deps': 'error',
      'react-hooks/unsupported-syntax': 'error',
      // Names libraries that React's compiler leaves alone; these pages are not compiled.
      'react-hooks/incompatible-library': 'off',
    },
  },
  {
    files: ['apps/api/**'],
    rules: { 'no-restricted-properties': ['error', noEnvironment, noGuessable] },
  },
  {
    files: ['apps/api/src/config/config.ts'],
    rules: { 'no-restricted-properties': ['error', noGuessable] },
  },
  {
    files: tests,
    rules: {
      'max-lines': ['error', { max: 800, skipBlankLines: true, skipComments: true }],
      'max-lines-per-function': 'off',
      // A table of cases has as many columns as it has.
      'max-params': 'off',
      '@typescript-eslint/no-non-null-assertion': 'off',
      // Answers of a server are read as they are in tests; the assertions are the check.
      '@typescript-eslint/no-unsafe-argument': 'off',
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-member-access': 'off',
      '@typescript-eslint/no-unsafe-return': 'off',
    },
  },
  // The way from the test to the programs that it starts is their environment.
  { files: ['apps/desktop/test/**'], rules: { 'no-restricted-properties': 'off' } },
  {
    // Switches that would take a protection away from the pages.
    files: ['apps/desktop/src/**'],
    rules: {
      'no-restricted-syntax': [
        'error',
        ...noDefaultExport,
        noEnum,
        ...noRedirectBack,
        {
          selector:
            'Property[key.name=/^(webSecurity|allowRunningInsecureContent|experimentalFeatures|enableBlinkFeatures|allowpopups)$/]',
          message: 'It weakens what keeps a page in its place; see docs/decisions/0025-desktop-shell.md.',
        },
      ],
    },
  },
  { files: dataTables, rules: { 'max-lines': 'off' } },
  {
    // Scripts talk to whoever runs them.
    files: ['scripts/**'],
    rules: {
      'no-console': 'off',
      'no-restricted-properties': 'off',
      '@typescript-eslint/no-restricted-imports': 'off',
    },
  },
  {
    files: [...toolConfigs, ...foreignTypes],
    rules: { 'no-restricted-syntax': ['error', noEnum], 'no-restricted-properties': 'off' },
  },
  {
    files: ['**/*.{js,mjs,cjs}'],
    extends: [tseslint.configs.disableTypeChecked],
    languageOptions: { globals: globals.node },
  },
  // Runs in the page itself, before anything is loaded.
  { files: ['apps/web/public/**/*.js'], languageOptions: { globals: globals.browser } },
);
