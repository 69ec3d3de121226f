import { createInterface } from 'node:readline/promises';
import { type Invocation, isOn } from '../invocation.ts';
import { note } from '../output/write.ts';
import { defaultBaseUrl, originOf } from '../service/base-url.ts';
import { changeSetting } from '../settings/settings.ts';

/**
 * Asks at the first sign-in where the service is, and keeps the answer in the settings. Where nobody can answer, says
 * which address is used. @returns the call with the address in its settings.
 *
 * @throws {CliError} when the answer is no address.
 */
export async function askAddress(invocation: Invocation): Promise<Invocation> {
  const { terminal, settings } = invocation;
  const { t, stdin, stderr, signal } = terminal;
  if (settings['base-url'] !== undefined) {
    return invocation;
  }
  if (stdin.isTTY !== true || stderr.isTTY !== true || isOn(invocation, 'keyStdin')) {
    note(terminal, t('addressUsed', { origin: defaultBaseUrl }));
    return invocation;
  }
  const asking = createInterface({ input: stdin, output: stderr });
  try {
    const answer = (await asking.question(t('askAddress', { origin: defaultBaseUrl }), { signal })).trim();
    const origin = originOf({ 'base-url': answer === '' ? defaultBaseUrl : withProtocol(answer) });
    await changeSetting(terminal.env, 'base-url', origin);
    return { ...invocation, settings: { ...settings, 'base-url': origin } };
  } finally {
    asking.close();
  }
}

/** People type `speech.example.org`. */
function withProtocol(address: string): string {
  return /^[a-z]+:\/\//iu.test(address) ? address : `https://${address}`;
}
