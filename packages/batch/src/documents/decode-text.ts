import { cleanText } from './clean-text.ts';
import { detectEncoding } from './detect-encoding.ts';
import { DocumentError } from './document-error.ts';
import { documentLimits } from './document-limits.ts';
import type { DocumentWarning, TextEncodingName } from './document.ts';

export interface DecodedText {
  readonly text: string;
  readonly encoding: TextEncodingName;
  readonly warnings: readonly DocumentWarning[];
}

/**
 * Decodes the bytes of a plain text and reports guesses and replacements.
 *
 * @param wanted overrules the detection.
 * @throws DocumentError `file_too_large`, `text_not_decodable`
 */
export function decodeText(bytes: Uint8Array, wanted?: TextEncodingName): DecodedText {
  if (bytes.length > documentLimits.textBytesMax) {
    throw new DocumentError(
      'file_too_large',
      `A text of ${bytes.length} bytes; ${documentLimits.textBytesMax} are allowed.`,
    );
  }
  const detected = wanted === undefined ? detectEncoding(bytes) : { encoding: wanted, isCertain: true };
  if (detected === undefined) {
    throw new DocumentError('text_not_decodable', 'The bytes make sense in none of the known encodings.');
  }
  const decoded = new TextDecoder(detected.encoding).decode(bytes);
  const isReplaced = decoded.includes('\uFFFD') || decoded.includes('\0');
  return {
    text: cleanText(decoded.replaceAll('\uFFFD', '')),
    encoding: detected.encoding,
    warnings: [
      ...(detected.isCertain ? [] : [{ code: 'encoding_guessed', detail: detected.encoding } as const]),
      ...(isReplaced ? [{ code: 'characters_replaced' } as const] : []),
    ],
  };
}
