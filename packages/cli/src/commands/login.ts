import { findCredential, keepKey, maskKey } from '../credentials/credentials.ts';
import { keyFilePath } from '../credentials/file-store.ts';
import { exitCodes } from '../exit-codes.ts';
import { type Invocation, isOn } from '../invocation.ts';
import { originOf } from '../service/base-url.ts';
import { openClient } from '../service/open-client.ts';
import { note, paint, printJson, warn } from '../output/write.ts';
import { askAddress } from '../sign-in/ask-address.ts';
import { startDeviceFlow } from '../sign-in/device-flow.ts';
import { openBrowser } from '../sign-in/open-browser.ts';
import { readKey } from '../sign-in/read-key.ts';

/** `rakhim login`: gets a key, makes sure that it works, and keeps it. */
export async function runLogin(call: Invocation): Promise<number> {
  const invocation = await askAddress(call);
  const { terminal, settings } = invocation;
  const { env, t, signal } = terminal;
  const origin = originOf(settings);
  const key = isOn(invocation, 'keyStdin')
    ? await readKey(terminal.stdin, signal)
    : await signInWithBrowser(invocation, origin);
  await openClient(invocation, key).usage.retrieve({ signal });
  const place = await keepKey(env, origin, key);
  if (place === 'file') {
    warn(terminal, t('keyInFile', { path: keyFilePath(env) }));
  }
  note(terminal, paint(terminal, 'green', t('signedIn', { key: maskKey(key), origin })));
  if ((await findCredential(env, origin))?.source === 'environment') {
    warn(terminal, t('environmentWins'));
  }
  if (terminal.isJson) {
    await printJson(terminal, { origin, key: maskKey(key), storedIn: place });
  }
  return exitCodes.ok;
}

async function signInWithBrowser(invocation: Invocation, origin: string): Promise<string> {
  const { terminal, version } = invocation;
  const { t, stderr } = terminal;
  const codes = await startDeviceFlow({ origin, language: terminal.language, version });
  // Printed even with --quiet: without it nobody can sign in.
  stderr.write(
    `${t('openPage', { url: codes.page })}\n${t('typeCode', { code: paint(terminal, 'bold', codes.userCode) })}\n`,
  );
  const mayOpen = invocation.options['browser'] !== false && terminal.stderr.isTTY === true;
  if (mayOpen && (await openBrowser(codes.pageWithCode, terminal.env))) {
    note(terminal, t('pageOpened'));
  }
  note(terminal, t('waitingForYou'));
  return codes.waitForKey(terminal.signal);
}
