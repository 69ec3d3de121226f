/** A call that a line of curl makes. */
export interface CurlCall {
  readonly url: string;
  readonly init: { readonly method: string; readonly headers: Record<string, string>; readonly body?: string };
}

const word = /(?:'(?<single>[^']*)'|"(?<double>[^"]*)"|(?<bare>[^\s'"]+))/gu;

/** Words of a line as a shell reads them: quotes, variables, and lines that go on. */
function splitShellWords(line: string, variables: Readonly<Record<string, string>>): string[] {
  const expand = (text: string): string =>
    text.replace(/\$(\w+)/gu, (_, name: string) => {
      const value = variables[name];
      if (value === undefined) {
        throw new Error(`The example uses $${name}, which nobody has set.`);
      }
      return value;
    });
  return Array.from(
    line.replaceAll('\\\n', ' ').matchAll(word),
    ({ groups = {} }) => groups['single'] ?? expand(groups['double'] ?? groups['bare'] ?? ''),
  );
}

/**
 * Parses the request that a line of curl would send.
 *
 * @throws Error for an option that no guide should need.
 */
export function parseCurl(line: string, variables: Readonly<Record<string, string>>): CurlCall {
  const [program, ...words] = splitShellWords(line, variables);
  if (program !== 'curl') {
    throw new Error(`This is no line of curl: ${line}`);
  }
  const headers: Record<string, string> = {};
  const data: string[] = [];
  let url = '';
  for (let place = 0; place < words.length; place += 1) {
    const option = words[place] ?? '';
    const next = words[place + 1] ?? '';
    if (['-H', '-d', '-o'].includes(option)) {
      place += 1;
    } else if (option.startsWith('-') && option !== '-N') {
      throw new Error(`The example uses ${option}.`);
    }
    if (option === '-H') {
      const [, name = '', value = ''] = /^([^:]+): ?(.*)$/su.exec(next) ?? [];
      headers[name.toLowerCase()] = value;
    } else if (option === '-d') {
      data.push(next);
    } else if (!option.startsWith('-')) {
      url = option;
    }
  }
  if (data.length === 0) {
    return { url, init: { method: 'GET', headers } };
  }
  return {
    url,
    init: {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
      body: data.join('&'),
    },
  };
}
