import { basename } from 'node:path';
import { ESLintUtils } from '@typescript-eslint/utils';

/** Words joined by hyphens, then role and extension after dots: `speech-provider.test.ts`. */
const kebabCase = /^\.?[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9]+(-[a-z0-9]+)*)+$/;

/**
 * A migration begins with its UTC time, which orders it, and then says what it does:
 * `20261120120000_create_accounts.ts`.
 */
const migration = /^\d{14}(_[a-z0-9]+)+\.ts$/;

/** Files are named in kebab-case, so that nobody has to guess and no file system's case rules matter. */
export const kebabFileName = ESLintUtils.RuleCreator.withoutDocs({
  meta: {
    type: 'problem',
    schema: [],
    messages: { rename: 'Name this file in kebab-case, after its main export; "{{name}}" is not.' },
  },
  create(context) {
    return {
      Program(node) {
        const name = basename(context.filename);
        const isMigration = context.filename.includes('/migrations/') && migration.test(name);
        if (!isMigration && !kebabCase.test(name)) {
          context.report({ node, messageId: 'rename', data: { name } });
        }
      },
    };
  },
});
