import { stringify } from 'yaml';

/**
 * Renders the part of Helm's templates that our chart uses: values, `quote`, `toYaml … | nindent`, `if` and `range`.
 * It is for tests on machines without Helm; a construct that it does not know is an error.
 */
export function renderChart(template: string, values: Readonly<Record<string, unknown>>): string {
  const tokens = template.split(/(?<action>\{\{-? .*? -?\}\})/s);
  const scope: Scope = { Values: values, Release: { Name: 'rakhim' } };
  const { text, rest } = renderBlock(tokens, scope);
  if (rest.length > 0) {
    throw new Error('There is an end too many.');
  }
  return text;
}

type Scope = Readonly<Record<string, unknown>>;
interface Rendered {
  readonly text: string;
  readonly rest: readonly string[];
}

/** Of a block that is not shown, only its end matters. */
function renderBlock(tokens: readonly string[], scope: Scope, isShown = true): Rendered {
  let text = '';
  let rest = tokens;
  while (rest.length > 0) {
    const [token = '', ...others] = rest;
    rest = others;
    const action = /^\{\{(?<trims>-?) (?<words>.*?) -?\}\}$/s.exec(token)?.groups;
    if (!action) {
      text += token;
      continue;
    }
    const { trims, words = '' } = action;
    text = trims ? text.trimEnd() : text;
    if (words === 'end') {
      return { text, rest };
    }
    if (/^(?:if|range) /.test(words)) {
      const nested = isShown ? renderNested(words, rest, scope) : renderBlock(rest, scope, false);
      text += nested.text;
      ({ rest } = nested);
    } else {
      text += isShown ? evaluate(words, scope) : '';
    }
  }
  return { text, rest };
}

function renderNested(words: string, tokens: readonly string[], scope: Scope): Rendered {
  const range = /^range (?:(?<key>\$\w+), )?(?<value>\$\w+) := (?<path>\S+)$/.exec(words)?.groups;
  if (range) {
    const entries = Object.entries(lookUp(range['path'] ?? '', scope) as object);
    const blocks = entries.map(([key, value]) =>
      renderBlock(tokens, { ...scope, [range['key'] ?? '$']: key, [range['value'] ?? '$']: value }),
    );
    return { text: blocks.map(({ text }) => text).join(''), rest: renderBlock(tokens, scope, false).rest };
  }
  const isTrue = Boolean(lookUp(words.slice('if '.length), scope));
  const { text, rest } = renderBlock(tokens, scope, isTrue);
  return { text: isTrue ? text : '', rest };
}

function evaluate(words: string, scope: Scope): string {
  const nested = /^toYaml (?<path>\S+) \| nindent (?<columns>\d+)$/.exec(words)?.groups;
  if (nested) {
    const indent = `\n${' '.repeat(Number(nested['columns']))}`;
    return (
      indent +
      stringify(lookUp(nested['path'] ?? '', scope))
        .trimEnd()
        .split('\n')
        .join(indent)
    );
  }
  const quoted = /^(?<path>\S+) \| quote$/.exec(words)?.groups;
  return quoted ? JSON.stringify(String(lookUp(quoted['path'] ?? '', scope))) : String(lookUp(words, scope));
}

/** @throws when there is no such value, or the words are no path. */
function lookUp(path: string, scope: Scope): unknown {
  const [first = '', ...names] = path.replace(/^\./, '').split('.');
  let found: unknown = scope[first];
  for (const name of names) {
    found = (found as Scope | undefined)?.[name];
  }
  if (found === undefined) {
    throw new Error(`There is no ${path}.`);
  }
  return found;
}
