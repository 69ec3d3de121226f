import { homedir } from 'node:os';

const secrets: readonly RegExp[] = [
  /rakhim_(?:live|test)_\w*/g,
  /\bBearer\s+\S+/gi,
  /("?(?:x-api-key|authorization|device_code|access_token)"?\s*[:=]\s*)"?[^",}\n]+/gi,
];

/** A line without keys, tokens, and the name of the person in paths. */
export function redact(line: string, home = homedir()): string {
  const withoutSecrets = secrets.reduce(
    (text, secret) =>
      text.replace(
        secret,
        (found, label: unknown) => `${typeof label === 'string' && found.startsWith(label) ? label : ''}[removed]`,
      ),
    line,
  );
  return home === '' ? withoutSecrets : withoutSecrets.replaceAll(home, '~');
}
