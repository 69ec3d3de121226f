import { exitCodes } from '../exit-codes.ts';
import { type Invocation, isOn, optionText } from '../invocation.ts';
import { printable } from '../output/say.ts';
import { formatTable } from '../output/table.ts';
import { note, print, printJson, warn } from '../output/write.ts';
import { chooseVoice } from '../service/choose-voice.ts';
import { openSignedInClient } from '../service/open-client.ts';
import { readText } from '../speak/read-text.ts';

/** `nabra text`: how a text will be read, before it is paid for. */
export async function runText(invocation: Invocation): Promise<number> {
  const { terminal } = invocation;
  const { say } = terminal;
  const text = await readText(terminal, invocation.arguments, optionText(invocation, 'file'));
  const client = await openSignedInClient(invocation);
  const preview = await client.text.preview({ text, ...chooseVoice(invocation) }, { signal: terminal.signal });
  if (terminal.isJson) {
    await printJson(terminal, preview);
    return exitCodes.ok;
  }
  const words = preview.spans.map(({ original, vowelled, alternatives }) => [original, vowelled, alternatives.join(' ، ')].map(printable));
  await print(terminal, isOn(invocation, 'words') ? formatTable(words) : printable(preview.vowelled));
  preview.warnings.forEach(({ message }) => warn(terminal, message));
  note(terminal, say('costOf', { count: preview.characters }));
  return exitCodes.ok;
}
