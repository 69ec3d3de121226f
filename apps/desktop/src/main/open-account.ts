import { hostname } from 'node:os';
import { join } from 'node:path';
import { app, safeStorage } from 'electron';
import { type AccountService, createAccountService } from './account/account-service.ts';
import { createDeviceSignIn, type DeviceSignIn } from './account/device-sign-in.ts';
import type { SendEvent } from './open-window.ts';
import type { Keychain } from './secrets/keychain-store.ts';
import { openKeyStore } from './secrets/open-key-store.ts';
import { createServiceGateway, type ServiceGateway } from './service/service-gateway.ts';
import type { SettingsFile } from './settings/settings-file.ts';
import type { ShellTexts } from './shell/shell-texts.ts';

interface AccountParts {
  readonly userData: string;
  readonly settings: SettingsFile;
  readonly texts: ShellTexts;
  readonly send: SendEvent;
}

interface Account {
  readonly account: AccountService;
  readonly signIn: DeviceSignIn;
  readonly gateway: ServiceGateway;
}

/**
 * The account of this machine: its key, wherever that can be kept, the way to get one, and the way of the pages to the
 * service.
 */
export function openAccount({ userData, settings, texts, send }: AccountParts): Account {
  const readServer = (): string => settings.read().server;
  const userAgent = `rakhim-desktop/${app.getVersion()}`;
  const account = createAccountService({
    openStore: () =>
      openKeyStore({
        loadKeychain,
        safeStorage,
        encryptedFile: join(userData, 'key.encrypted.json'),
        platform: process.platform,
        server: readServer(),
      }),
    readServer,
    writeServer: (server) => settings.change({ server }),
    userAgent,
    language: texts.language,
    onChange: (status) => send('key.changed', status),
  });
  const signIn = createDeviceSignIn({
    deviceName: hostname(),
    saveKey: account.save,
    onEnd: (end) => send('signIn.ended', { end }),
  });
  return { account, signIn, gateway: createServiceGateway({ readCredentials: account.credentials, userAgent }) };
}

/**
 * Its addon may not load: on a bare Linux the library beneath it is missing. Only the default export has all of its
 * functions.
 */
async function loadKeychain(): Promise<Keychain> {
  const { default: keytar } = await import('keytar');
  return keytar;
}
