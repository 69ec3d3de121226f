import { basename } from 'node:path';

/**
 * The lint rules that only this project needs, as a plugin for oxlint. They judge the syntax tree alone; whatever needs
 * types is checked by rules that oxlint brings.
 */

/** The parts of a syntax tree (ESTree) that the rules look at. */
interface Node {
  readonly type: string;
  readonly [part: string]: unknown;
}

interface RuleContext {
  readonly filename: string;
  readonly sourceCode: { getAllComments(): readonly { readonly value: string; readonly loc: unknown }[] };
  report(problem: { readonly node?: Node; readonly loc?: unknown; readonly message: string }): void;
}

interface Rule {
  create(context: RuleContext): Readonly<Record<string, (node: Node) => void>>;
}

const lineLengthMax = 120;

/** Names that user text goes by, alone or as the last word: `style`, `bodyText`. */
const userText = /^(text|input|message|style|instructions|prompt)$|(Text|Input|Message|Style|Instructions|Prompt)$/;

/** Words joined by hyphens, then role and extension after dots: `speech-provider.test.ts`. */
const kebabCase = /^\.?[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9]+(-[a-z0-9]+)*)+$/;

/** A migration begins with its UTC time, which orders it: `20261120120000_create_accounts.ts`. */
const migration = /^\d{14}(_[a-z0-9]+)+\.ts$/;

const weakeningSwitch =
  /^(webSecurity|allowRunningInsecureContent|experimentalFeatures|enableBlinkFeatures|allowpopups)$/;

/**
 * Forbids `.length` on what is named as user text. A string's length counts UTF-16 code units; people are charged by
 * code points after normalisation, and only `countCharacters` counts those.
 */
const countCharacters: Rule = {
  create: (context) => ({
    MemberExpression(node) {
      const name = nameOf(node['object'] as Node);
      if ((node['property'] as Node)['name'] === 'length' && name !== undefined && userText.test(name)) {
        context.report({
          node,
          message:
            '`.length` counts UTF-16 units, not the characters people pay for. Use `countCharacters` from @rakhim/contract, or compare with an empty string.',
        });
      }
    },
  }),
};

/** Requires file names in kebab-case, so that nobody has to guess and no file system's case rules matter. */
const kebabFileName: Rule = {
  create: (context) => ({
    Program(node) {
      const name = basename(context.filename);
      const isMigration = /[/\\]migrations[/\\]/.test(context.filename) && migration.test(name);
      if (!isMigration && !kebabCase.test(name)) {
        context.report({ node, message: `Name this file in kebab-case, after its main export; "${name}" is not.` });
      }
    },
  }),
};

/** The `Referer` header is the caller’s to choose: a redirect names a known address. */
const noRedirectBack: Rule = {
  create: (context) => ({
    CallExpression(node) {
      const callee = node['callee'] as Node;
      const method = (callee['property'] as Node | undefined)?.['name'];
      const [target] = node['arguments'] as readonly Node[];
      const isContextBack = method === 'back' && (callee['object'] as Node)['name'] === 'ctx';
      if (isContextBack || (method === 'redirect' && target?.['value'] === 'back')) {
        context.report({ node, message: 'The Referer header is the caller’s to choose. Redirect to a known address.' });
      }
    },
  }),
};

/** Electron’s switches that would take a protection away from the pages. */
const noWeakenedWindow: Rule = {
  create: (context) => ({
    Property(node) {
      const name = (node['key'] as Node)['name'];
      if (typeof name === 'string' && weakeningSwitch.test(name)) {
        context.report({
          node,
          message: 'It weakens what keeps a page in its place; see docs/decisions/0025-desktop-shell.md.',
        });
      }
    },
  }),
};

/**
 * Limits the length of comment lines. The formatter breaks code at 120 columns and leaves comments to their authors.
 */
const commentLength: Rule = {
  create: (context) => ({
    Program() {
      for (const { value, loc } of context.sourceCode.getAllComments()) {
        const isLong = value.split('\n').some((line) => line.length > lineLengthMax && !line.includes('://'));
        if (isLong) {
          context.report({ loc, message: `Wrap comments at ${lineLengthMax} columns.` });
        }
      }
    },
  }),
};

/** Two Arabic letters and more, whatever marks stand between them: a word. Single letters and marks are the alphabet. */
const arabicWord = /[\u0621-\u063A\u0641-\u064A\u0671][\u064B-\u0652\u0670]*[\u0621-\u063A\u0641-\u064A\u0671]/u;

/** The letters of a class, such as `[اوي]`, stand beside each other and are no word. */
const letterClass = /\[(?:[^\]\\]|\\.)*\]/gu;

/**
 * Keeps words out of the code that reads Arabic: a word is data, a row of a table or of a `.data.ts` file, where it can
 * be found and counted.
 */
const noArabicInLogic: Rule = {
  create: (context) => {
    const check = (node: Node, text: unknown) => {
      if (typeof text === 'string' && arabicWord.test(text)) {
        context.report({ node, message: 'Words are data: put them into a table or a .data.ts file.' });
      }
    };
    return {
      Literal(node) {
        const pattern = (node['regex'] as Node | undefined)?.['pattern'];
        check(node, typeof pattern === 'string' ? pattern.replace(letterClass, ' ') : node['value']);
      },
      TemplateElement(node) {
        check(node, (node['value'] as Node)['raw']);
      },
    };
  },
};

/** A suppressed rule is a decision: the reason stands behind it, after `--`. */
const suppressionReason: Rule = {
  create: (context) => ({
    Program() {
      for (const { value, loc } of context.sourceCode.getAllComments()) {
        if (/^\s*(?:eslint|oxlint)-disable/.test(value) && !/\s--\s\S/.test(value)) {
          context.report({ loc, message: 'Say after `--` why the rule does not hold here.' });
        }
      }
    },
  }),
};

/** The last word of `text`, `body.text` or `body?.text`; nothing for calls and computed members. */
function nameOf(node: Node): string | undefined {
  const word = node.type === 'MemberExpression' && node['computed'] !== true ? (node['property'] as Node) : node;
  return word.type === 'Identifier' ? String(word['name']) : undefined;
}

const plugin = {
  meta: { name: 'rakhim' },
  rules: {
    'comment-length': commentLength,
    'count-characters': countCharacters,
    'kebab-file-name': kebabFileName,
    'no-arabic-in-logic': noArabicInLogic,
    'no-redirect-back': noRedirectBack,
    'no-weakened-window': noWeakenedWindow,
    'suppression-reason': suppressionReason,
  },
};

// oxlint-disable-next-line import/no-default-export -- oxlint takes a plugin from the default export.
export default plugin;
