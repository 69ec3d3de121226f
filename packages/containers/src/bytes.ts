/** Tells whether the bytes at `offset` are this text, which is ASCII. */
export function startsWith(bytes: Uint8Array, text: string, offset = 0): boolean {
  return Array.from(text).every((character, index) => bytes[offset + index] === character.charCodeAt(0));
}

/** Reads ASCII. @returns fewer characters where the bytes end before. */
export function readText(bytes: Uint8Array, offset: number, length: number): string {
  return String.fromCharCode(...bytes.subarray(offset, offset + length));
}

/** Writes ASCII. */
export function writeText(bytes: Uint8Array, offset: number, text: string): void {
  new TextEncoder().encodeInto(text, bytes.subarray(offset));
}

/** Concatenates byte arrays. @returns a copy, in memory of its own. */
export function concatBytes(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let offset = 0;
  for (const part of parts) {
    bytes.set(part, offset);
    offset += part.length;
  }
  return bytes;
}
