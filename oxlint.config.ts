import { defineConfig } from 'oxlint';

const tests = ['**/*.test.{ts,tsx}', '**/{test,testing,e2e}/**'];
const toolConfigs = ['**/*.config.{js,ts}', '**/*.cjs'];
const foreignTypes = ['**/*.d.ts'];
const userTextHandlers = ['apps/*/src/**', 'packages/{sdk,cli,contract}/src/**'];
// One row an entry, not logic: a long table is easier to read than the same table in three files.
const dataTables = ['**/{data,lexicon,locales}/**', '**/*.data.ts'];

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
const sizes = { skipBlankLines: true, skipComments: true };

export default defineConfig({
  ignorePatterns: [
    '**/dist/**',
    'apps/desktop/out/**',
    'apps/desktop/release/**',
    '**/.types/**',
    '**/.rakhim/**',
    '**/coverage/**',
    '**/generated/**',
    '**/vendor/**',
    'packages/sdk/test/projects/**',
    'packages/sdk/test/runtimes/**',
  ],
  plugins: ['eslint', 'typescript', 'oxc', 'import'],
  jsPlugins: ['./packages/tooling/src/lint-plugin.ts'],
  options: { typeAware: true, reportUnusedDisableDirectives: 'error' },
  categories: { correctness: 'error' },
  rules: {
    // Rules that readers rely on.
    curly: 'error',
    eqeqeq: 'error',
    'import/no-default-export': 'error',
    'no-restricted-exports': ['error', { restrictDefaultExports: { named: true } }],
    'no-console': 'error',
    'prefer-const': ['error', { ignoreReadBeforeAssign: true }],
    'no-restricted-properties': ['error', noEnvironment],
    'no-restricted-imports': ['error', { paths: noEnvironmentImport }],
    'rakhim/comment-length': 'error',
    'rakhim/kebab-file-name': 'error',
    'rakhim/no-redirect-back': 'error',
    'rakhim/suppression-reason': 'error',

    // Sizes at which a file is a room to divide by noun. A factory counts everything that it returns.
    'max-lines': ['error', { max: 400, ...sizes }],
    'max-lines-per-function': ['error', { max: 140, ...sizes }],
    'max-params': ['error', 4],

    // Mistakes that the compiler lets through. Marks and joiners are letters of this field; escaped in a class, they
    // are meant.
    'no-misleading-character-class': ['error', { allowEscape: true }],
    'no-empty': 'error',
    'no-fallthrough': 'error',
    'no-prototype-builtins': 'error',
    'no-case-declarations': 'error',
    'no-unexpected-multiline': 'error',
    'no-useless-assignment': 'error',
    'typescript/ban-ts-comment': 'error',
    'typescript/consistent-type-imports': 'error',
    'typescript/no-import-type-side-effects': 'error',
    'typescript/no-empty-object-type': 'error',
    'typescript/no-explicit-any': 'error',
    'typescript/no-misused-promises': 'error',
    'typescript/no-namespace': 'error',
    'typescript/no-non-null-assertion': 'error',
    'typescript/no-require-imports': 'error',
    'typescript/no-unnecessary-type-assertion': 'error',
    'typescript/no-unsafe-argument': 'error',
    'typescript/no-unsafe-assignment': 'error',
    'typescript/no-unsafe-call': 'error',
    'typescript/no-unsafe-enum-comparison': 'error',
    'typescript/no-unsafe-function-type': 'error',
    'typescript/no-unsafe-member-access': 'error',
    'typescript/no-unsafe-return': 'error',
    'typescript/only-throw-error': 'error',
    'typescript/prefer-promise-reject-errors': 'error',
    'typescript/restrict-plus-operands': 'error',
    'typescript/restrict-template-expressions': ['error', { allowNumber: true, allowBoolean: true }],
    'typescript/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
    'no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_', caughtErrors: 'all' }],
    // Factories close over their state: their methods have no `this` to lose.
    'typescript/unbound-method': 'off',
    // Texts here are spread into code points on purpose, and clusters of letters are counted with `Intl.Segmenter`.
    'typescript/no-misused-spread': 'off',
    // Words and ids are sorted by code units, which is what the default order does.
    'typescript/require-array-sort-compare': 'off',
  },
  overrides: [
    {
      // The words that decide on vowels are data; alphabets and patterns of single letters are not.
      files: ['packages/arabic/src/vowels/**'],
      excludeFiles: [...tests, '**/*.data.ts', '**/*.fixture.ts', '**/generated/**'],
      rules: { 'rakhim/no-arabic-in-logic': 'error' },
    },
    { files: userTextHandlers, excludeFiles: tests, rules: { 'rakhim/count-characters': 'error' } },
    {
      // React may draw a component more than once, and throw a drawing away: what it draws from is state, and drawing
      // changes nothing.
      files: ['apps/web/src/**'],
      plugins: ['eslint', 'typescript', 'oxc', 'import', 'react'],
      rules: {
        'react/rules-of-hooks': 'error',
        'react/exhaustive-deps': 'error',
        'react/unsupported-syntax': 'error',
        // Names libraries that React's compiler leaves alone; these pages are not compiled.
        'react/incompatible-library': 'off',
      },
    },
    { files: ['apps/api/**'], rules: { 'no-restricted-properties': ['error', noEnvironment, noGuessable] } },
    { files: ['apps/api/src/config/config.ts'], rules: { 'no-restricted-properties': ['error', noGuessable] } },
    {
      files: tests,
      rules: {
        'max-lines': ['error', { max: 800, ...sizes }],
        'max-lines-per-function': 'off',
        // A table of cases has as many columns as it has.
        'max-params': 'off',
        'typescript/no-non-null-assertion': 'off',
        // Answers of a server are read as they are in tests; the assertions are the check.
        'typescript/no-unsafe-argument': 'off',
        'typescript/no-unsafe-assignment': 'off',
        'typescript/no-unsafe-member-access': 'off',
        'typescript/no-unsafe-return': 'off',
      },
    },
    // The way from the test to the programs that it starts is their environment.
    { files: ['apps/desktop/test/**'], rules: { 'no-restricted-properties': 'off' } },
    { files: ['apps/desktop/src/**'], rules: { 'rakhim/no-weakened-window': 'error' } },
    { files: dataTables, rules: { 'max-lines': 'off' } },
    {
      // Scripts print to the terminal.
      files: ['scripts/**'],
      rules: { 'no-console': 'off', 'no-restricted-properties': 'off', 'no-restricted-imports': 'off' },
    },
    {
      files: [...toolConfigs, ...foreignTypes],
      rules: { 'import/no-default-export': 'off', 'no-restricted-exports': 'off', 'no-restricted-properties': 'off' },
    },
    {
      files: ['**/*.{js,mjs,cjs}'],
      rules: {
        'typescript/no-floating-promises': 'off',
        'typescript/restrict-template-expressions': 'off',
        'typescript/no-unsafe-argument': 'off',
        'typescript/no-unsafe-assignment': 'off',
        'typescript/no-unsafe-call': 'off',
        'typescript/no-unsafe-member-access': 'off',
        'typescript/no-unsafe-return': 'off',
        'typescript/no-require-imports': 'off',
      },
    },
  ],
});
