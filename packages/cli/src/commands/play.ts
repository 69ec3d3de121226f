import { exitCodes } from '../exit-codes.ts';
import { type Invocation, optionText } from '../invocation.ts';
import { note, warn } from '../output/write.ts';
import { findPlayer } from '../play/find-player.ts';
import { playSound } from '../play/play-sound.ts';
import { openSignedInClient } from '../service/open-client.ts';
import { readText } from '../speak/read-text.ts';
import { readSpeechParams } from '../speak/speech-params.ts';

/** `rakhim play`: says one text aloud, through a player that this machine has. */
export async function runPlay(invocation: Invocation): Promise<number> {
  const { terminal } = invocation;
  // Found first: nobody pays for what nothing can play.
  const player = await findPlayer(terminal.env);
  const text = await readText(terminal, invocation.arguments, optionText(invocation, 'file'));
  const client = await openSignedInClient(invocation);
  const stream = await client.speech.stream(readSpeechParams(invocation, text, player.format), {
    signal: terminal.signal,
  });
  await playSound(player, stream, terminal.signal);
  stream.warnings.forEach(({ message }) => warn(terminal, message));
  note(terminal, terminal.t('played', { count: stream.characters }));
  return exitCodes.ok;
}
