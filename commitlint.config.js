import { readdirSync } from 'node:fs';

/** A scope is a workspace, or one of these. */
const otherScopes = ['ci', 'deps', 'dev', 'e2e', 'scripts', 'voice'];
const workspaces = ['apps', 'packages'].flatMap((folder) => readdirSync(new URL(folder, import.meta.url)));

const types = [
  ...['bench', 'build', 'chore', 'ci', 'docs', 'feat', 'fix'],
  ...['perf', 'refactor', 'revert', 'style', 'test'],
];

/** A fix says what was wrong, so that its cause is found later. Updates of dependencies explain themselves. */
function fixHasBody({ type, body }) {
  return [type !== 'fix' || Boolean(body?.trim()), 'a fix says in its body what was wrong, and why'];
}

export default {
  extends: ['@commitlint/config-conventional'],
  plugins: [{ rules: { 'fix-has-body': fixHasBody } }],
  rules: {
    'type-enum': [2, 'always', types],
    'scope-enum': [2, 'always', [...workspaces, ...otherScopes]],
    'header-max-length': [2, 'always', 72],
    'body-max-line-length': [0],
    'footer-max-line-length': [0],
    // A subject may begin with a name, such as PostgreSQL.
    'subject-case': [0],
    'fix-has-body': [2, 'always'],
  },
};
