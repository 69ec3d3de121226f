/** Mail providers for whom dots in the name mean nothing, by the domain that they all are. */
const dotlessDomains: Readonly<Record<string, string>> = { 'gmail.com': 'gmail.com', 'googlemail.com': 'gmail.com' };

/**
 * One form for all the ways in which one person can write their address: lower case, without what follows a `+`, and
 * without dots where the provider ignores them. For comparing only; mail is sent to what people wrote.
 */
export function normaliseEmail(email: string): string {
  const lower = email.normalize('NFKC').trim().toLowerCase();
  const at = lower.lastIndexOf('@');
  const domain = lower.slice(at + 1);
  const [name = ''] = lower.slice(0, at).split('+');
  const dotless = dotlessDomains[domain];
  return dotless === undefined ? `${name}@${domain}` : `${name.replaceAll('.', '')}@${dotless}`;
}
