/** True for a page of the server that was chosen. Nothing else is ever opened in the person's browser. */
export function isOwnAddress(address: string, server: string): boolean {
  const url = URL.parse(address);
  return (
    url !== null &&
    url.origin === server &&
    (url.protocol === 'https:' || url.protocol === 'http:') &&
    url.username === ''
  );
}
