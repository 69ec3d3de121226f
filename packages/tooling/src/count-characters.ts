import { AST_NODE_TYPES, ESLintUtils, type TSESTree } from '@typescript-eslint/utils';
import { TypeFlags } from 'typescript';

/** Names that user text goes by, alone or as the last word: `style`, `bodyText`. */
const userText = /^(text|input|message|style|instructions|prompt)$|(Text|Input|Message|Style|Instructions|Prompt)$/;

/**
 * Forbids `.length` on strings named as user text. A string's length counts UTF-16 code units; people are charged by
 * code points after normalisation, and only `countCharacters` counts those. Arrays and byte buffers of the same names
 * are left alone.
 */
export const countCharacters = ESLintUtils.RuleCreator.withoutDocs({
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      count:
        '`.length` counts UTF-16 units, not the characters people pay for. Use `countCharacters` from @rakhim/contract, or compare with an empty string.',
    },
  },
  create(context) {
    const services = ESLintUtils.getParserServices(context);
    return {
      'MemberExpression[property.name="length"]'(node: TSESTree.MemberExpression) {
        const name = nameOf(node.object);
        if (name === undefined || !userText.test(name)) {
          return;
        }
        const type = services.getTypeAtLocation(node.object);
        const parts = type.isUnion() ? type.types : [type];
        if (parts.some((part) => (part.flags & TypeFlags.StringLike) !== 0)) {
          context.report({ node, messageId: 'count' });
        }
      },
    };
  },
});

/** The last word of `text`, `body.text` or `body?.text`; nothing for calls and computed members. */
function nameOf(node: TSESTree.Expression): string | undefined {
  const word = node.type === AST_NODE_TYPES.MemberExpression && !node.computed ? node.property : node;
  return word.type === AST_NODE_TYPES.Identifier ? word.name : undefined;
}
