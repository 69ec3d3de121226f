/** The reason why a file cannot be read. Each code has a sentence in every language where people see it. */
export const documentErrorCodes = [
  'kind_unknown',
  'file_empty',
  'file_too_large',
  'file_damaged',
  'file_encrypted',
  'expands_too_much',
  'text_not_decodable',
  'no_text',
  'column_missing',
] as const;
export type DocumentErrorCode = (typeof documentErrorCodes)[number];

/** A file that cannot be narrated, and why. The message is for logs; people read a sentence made from `code`. */
export class DocumentError extends Error {
  override readonly name = 'DocumentError';
  readonly code: DocumentErrorCode;

  constructor(code: DocumentErrorCode, message: string, options?: ErrorOptions) {
    super(message, options);
    this.code = code;
  }
}
