import { isUtf8 } from 'node:buffer';
import type { TextEncodingName } from './document.ts';

/**
 * Bytes that a declaration must be found in, as browsers look for it. Source: HTML Standard, "prescan a byte stream".
 */
const declarationBytes = 1024;

const names: Readonly<Record<string, TextEncodingName>> = {
  'utf-8': 'utf-8',
  utf8: 'utf-8',
  'windows-1256': 'windows-1256',
  cp1256: 'windows-1256',
  'x-cp1256': 'windows-1256',
};

/** The encoding that a page declares, where it is one of ours and the bytes bear it out. */
export function declaredCharset(bytes: Uint8Array): TextEncodingName | undefined {
  const head = new TextDecoder('latin1').decode(bytes.subarray(0, declarationBytes));
  const declared = names[/<meta[^>]+charset\s*=\s*["']?\s*([\w-]+)/i.exec(head)?.[1]?.toLowerCase() ?? ''];
  if (declared !== 'windows-1256') {
    return undefined; // The detection finds UTF-8 by itself, and knows better when it is declared wrongly.
  }
  return isUtf8(bytes) ? undefined : declared;
}
