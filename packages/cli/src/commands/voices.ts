import type { DialectId } from '@rakhim/sdk';
import { exitCodes } from '../exit-codes.ts';
import { type Invocation, optionText } from '../invocation.ts';
import { printable } from '../output/translate.ts';
import { formatTable } from '../output/table.ts';
import { print, printJson } from '../output/write.ts';
import { openClient } from '../service/open-client.ts';

/** `rakhim voices`: lists the voices with their dialects. The list needs no sign-in. */
export async function runVoices(invocation: Invocation): Promise<number> {
  const { terminal } = invocation;
  const client = openClient(invocation, null);
  // The service knows the dialects and refuses an unknown one.
  const dialect = optionText(invocation, 'dialect') as DialectId | undefined;
  const list = await client.voices.list({ dialect }, { signal: terminal.signal });
  if (terminal.isJson) {
    await printJson(terminal, list);
    return exitCodes.ok;
  }
  const names = new Map(list.dialects.map(({ id, name }) => [id, name]));
  const rows = list.voices.map((voice) =>
    [voice.id, voice.name, voice.dialect, names.get(voice.dialect) ?? '', voice.tier, voice.character].map(printable),
  );
  await print(terminal, formatTable(rows));
  return exitCodes.ok;
}
