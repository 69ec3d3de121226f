/** What the server says of itself in the head of every page. */
function readFact(name: 'billing' | 'other-sign-in'): string {
  return document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content ?? '';
}

/** False where all accounts have the same plan and nothing is sold. */
export function isSelling(): boolean {
  return readFact('billing') !== 'none';
}

/** Google, unless whoever runs the service has configured another identity provider: then what they call it. */
export function nameOfProvider(): string {
  const fact = readFact('other-sign-in');
  return fact.startsWith('oidc:') ? fact.slice('oidc:'.length) : 'Google';
}
