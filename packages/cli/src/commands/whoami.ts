import { maskKey, requireCredential } from '../credentials/credentials.ts';
import { exitCodes } from '../exit-codes.ts';
import type { Invocation } from '../invocation.ts';
import type { MessageKey } from '../output/translate.ts';
import { print, printJson } from '../output/write.ts';
import { originOf } from '../service/base-url.ts';
import { openClient } from '../service/open-client.ts';
import { describeUsage } from './usage.ts';

const sources: Readonly<Record<string, MessageKey>> = {
  environment: 'sourceEnvironment',
  keychain: 'sourceKeychain',
  file: 'sourceFile',
};

/** `rakhim whoami`: which key is used, whether it works, and what it can spend. */
export async function runWhoami(invocation: Invocation): Promise<number> {
  const { terminal, settings } = invocation;
  const { t, signal } = terminal;
  const origin = originOf(settings);
  const { key, source } = await requireCredential(terminal.env, origin);
  const usage = await openClient(invocation, key).usage.retrieve({ signal });
  if (terminal.isJson) {
    await printJson(terminal, { origin, key: maskKey(key), source, usage });
  } else {
    await print(terminal, t('identity', { key: maskKey(key), source: t(sources[source] ?? 'sourceFile'), origin }));
    await print(terminal, describeUsage(usage, terminal));
  }
  return exitCodes.ok;
}
