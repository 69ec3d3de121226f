import { usageError } from '../cli-error.ts';
import { exitCodes } from '../exit-codes.ts';
import type { Invocation } from '../invocation.ts';
import { print, printJson } from '../output/write.ts';
import { changeSetting, isSettingName, readStoredSettings, settingNames, settingsPath } from '../settings/settings.ts';

/** `rakhim config`: shows and changes what is kept between runs. */
export async function runConfig(invocation: Invocation): Promise<number> {
  const [action = 'list', name, value] = invocation.arguments;
  const run = actions[action];
  if (run === undefined) {
    throw usageError('actionUnknown', { action, actions: Object.keys(actions).join(', ') });
  }
  await run(invocation, name, value);
  return exitCodes.ok;
}

type Action = (invocation: Invocation, name: string | undefined, value: string | undefined) => Promise<void>;

const actions: Readonly<Record<string, Action>> = {
  async list({ terminal }) {
    const settings = await readStoredSettings(terminal.env);
    await (terminal.isJson
      ? printJson(terminal, settings)
      : print(
          terminal,
          Object.entries(settings)
            .map(([name, value]) => `${name} = ${value}`)
            .join('\n'),
        ));
  },
  async get({ terminal }, name) {
    const settings = await readStoredSettings(terminal.env);
    const known = required(name);
    if (!isSettingName(known)) {
      throw usageError('settingUnknown', { name: known, names: settingNames.join(', ') });
    }
    await (terminal.isJson ? printJson(terminal, settings[known] ?? null) : print(terminal, settings[known] ?? ''));
  },
  async set({ terminal }, name, value) {
    await changeSetting(terminal.env, required(name), required(value));
  },
  async unset({ terminal }, name) {
    await changeSetting(terminal.env, required(name), undefined);
  },
  path: ({ terminal }) => print(terminal, settingsPath(terminal.env)),
};

function required(text: string | undefined): string {
  if (text === undefined) {
    throw usageError('settingIncomplete');
  }
  return text;
}
