/** An example in a guide. */
export interface CodeBlock {
  readonly language: string;
  readonly code: string;
  /** The status that the comment before a call announces. */
  readonly answers: { readonly status: number; readonly code?: string };
  /** The line in the file, for error messages. */
  readonly line: number;
}

const block = /(?:<!-- answers (?<status>\d{3}) (?<error>\w+) -->\n)?```(?<language>\w+)\n(?<code>.*?)\n```/gsu;

/** Every fenced example of a Markdown text. */
export function readCodeBlocks(markdown: string): CodeBlock[] {
  return Array.from(markdown.matchAll(block), ({ index, groups = {} }) => ({
    language: groups['language'] ?? '',
    code: groups['code'] ?? '',
    answers: {
      status: Number(groups['status'] ?? 200),
      ...(groups['error'] !== undefined && { code: groups['error'] }),
    },
    line: markdown.slice(0, index).split('\n').length,
  }));
}
