const chunkLength = 0x8000;

export function encodeBase64(bytes: Uint8Array): string {
  let binary = '';
  for (let offset = 0; offset < bytes.length; offset += chunkLength) {
    binary += String.fromCharCode(...bytes.subarray(offset, offset + chunkLength));
  }
  return btoa(binary);
}
