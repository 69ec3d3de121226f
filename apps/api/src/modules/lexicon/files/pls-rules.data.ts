export const schemaInstance = 'http://www.w3.org/2001/XMLSchema-instance';
export const xmlNamespace = 'http://www.w3.org/XML/1998/namespace';

export interface ElementRule {
  /** The elements that it may stand in; `''` is the document. */
  readonly within: string;
  readonly attributes: readonly string[];
  readonly required?: readonly string[];
  /** Elements that it may not come after in the same parent. */
  readonly before?: readonly string[];
  readonly holdsText?: true;
}

/** The elements of PLS 1.0 and what may stand in them. Source: Pronunciation Lexicon Specification 1.0, section 4. */
export const elementRules: Readonly<Record<string, ElementRule>> = {
  lexicon: {
    within: '',
    attributes: ['version', 'alphabet', 'xml:lang', 'xml:base'],
    required: ['version', 'alphabet', 'xml:lang'],
  },
  meta: { within: 'lexicon', attributes: ['name', 'http-equiv', 'content'], required: ['content'], before: ['lexeme'] },
  metadata: { within: 'lexicon', attributes: [], before: ['lexeme'] },
  lexeme: { within: 'lexicon', attributes: ['role', 'xml:id'] },
  grapheme: { within: 'lexeme', attributes: [], before: ['phoneme', 'alias', 'example'], holdsText: true },
  phoneme: { within: 'lexeme', attributes: ['prefer', 'alphabet'], before: ['example'], holdsText: true },
  alias: { within: 'lexeme', attributes: ['prefer'], before: ['example'], holdsText: true },
  example: { within: 'lexeme', attributes: [], holdsText: true },
};
