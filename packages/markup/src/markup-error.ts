/** What can be wrong with markup; each has its sentence in every language. */
export const markupFaults = [
  'malformed',
  'doctype',
  'entity',
  'instruction',
  'unknown_element',
  'unknown_attribute',
  'missing_attribute',
  'bad_value',
  'not_here',
  'only_text_here',
  'no_such_reading',
  'no_such_sound',
  'breaks_too_long',
  'not_speak',
  'not_closed',
  'not_opened',
  'too_deep',
  'too_much',
  'too_long',
] as const;
export type MarkupFault = (typeof markupFaults)[number];

/** The part of a document that is wrong: a name, and what would be right. */
export interface FaultValues {
  readonly name?: string;
  readonly value?: string;
  readonly expected?: string;
}

/** Markup that cannot be obeyed, with its place. */
export class MarkupError extends Error {
  override readonly name = 'MarkupError';
  readonly fault: MarkupFault;
  /** From 1. */
  readonly line: number;
  /** From 1, in code points. */
  readonly column: number;
  /** In code points of the text as sent. */
  readonly offset: number;
  readonly values: FaultValues;

  /** @param offset of the place in UTF-16 units of `text`. */
  constructor(text: string, offset: number, fault: MarkupFault, values: FaultValues = {}) {
    const before = text.slice(0, offset);
    const lines = before.split(/\r\n|[\r\n]/u);
    const [line, column] = [lines.length, Array.from(lines.at(-1) ?? '').length + 1];
    super(`${line}:${column}: ${fault}`);
    this.fault = fault;
    this.line = line;
    this.column = column;
    this.offset = Array.from(before).length;
    this.values = values;
  }
}
