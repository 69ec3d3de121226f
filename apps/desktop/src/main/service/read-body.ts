/**
 * The body of a request, read to its end.
 *
 * @returns nothing where it is longer than `bytesMax`; the rest is not read then.
 */
export async function readBody(body: ReadableStream<Uint8Array> | null, bytesMax: number): Promise<string | undefined> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of body ?? []) {
    bytes += chunk.byteLength;
    if (bytes > bytesMax) {
      return undefined;
    }
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}
