/**
 * Bytes as `Blob`, `Response` and `fetch` take them: a `Uint8Array<ArrayBuffer>`. TypeScript before 5.7, which cannot
 * say this, reads it as a plain `Uint8Array`.
 */
export type Bytes = ReturnType<Uint8Array['slice']>;
