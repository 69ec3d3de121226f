import { access, constants } from 'node:fs/promises';
import { delimiter, join } from 'node:path';
import { CliError } from '../cli-error.ts';
import { type Player, players } from './players.data.ts';

/** A player that this machine has, by the path of its program. */
export interface FoundPlayer extends Player {
  readonly path: string;
}

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Finds the best player of this machine, or the one that `RAKHIM_PLAYER` names. @throws {CliError} when there is none.
 */
export async function findPlayer(env: Environment): Promise<FoundPlayer> {
  const wanted = env['RAKHIM_PLAYER'];
  const folders = (env['PATH'] ?? env['Path'] ?? '').split(delimiter).filter((folder) => folder !== '');
  for (const player of players.filter(({ program }) => wanted === undefined || program === wanted)) {
    const names = process.platform === 'win32' ? [`${player.program}.exe`, player.program] : [player.program];
    for (const path of folders.flatMap((folder) => names.map((name) => join(folder, name)))) {
      if (await canRun(path)) {
        return { ...player, path };
      }
    }
  }
  throw new CliError('playerMissing', { players: players.map(({ program }) => program).join(', ') });
}

function canRun(path: string): Promise<boolean> {
  return access(path, constants.X_OK).then(
    () => true,
    () => false,
  );
}
