import { extname, resolve } from 'node:path';
import type { SpeechFormat } from '@rakhim/sdk';
import { usageError } from '../cli-error.ts';
import { type Invocation, isOn, optionText } from '../invocation.ts';

/** The place where the sound goes: the path of a file, or standard output. */
export type Destination = { readonly kind: 'file'; readonly path: string } | { readonly kind: 'stdout' };

const formats: readonly SpeechFormat[] = ['mp3', 'wav', 'ogg'];

/**
 * Returns where the sound of this call goes. @throws {CliError} when it would be written to a screen, or where
 * something else has to go.
 */
export function chooseDestination(invocation: Invocation): Destination {
  const { terminal } = invocation;
  const output = optionText(invocation, 'output');
  if (output !== undefined && output !== '-') {
    return { kind: 'file', path: resolve(terminal.workingDir, output) };
  }
  if (terminal.isJson) {
    throw usageError('jsonNeedsFile');
  }
  if (optionText(invocation, 'subtitles') !== undefined) {
    throw usageError('subtitlesNeedFile');
  }
  if (terminal.stdout.isTTY === true) {
    throw usageError('noSoundToTerminal');
  }
  return { kind: 'stdout' };
}

/** The format: as asked for, else as the file's ending says, else as the settings say, else MP3. */
export function chooseFormat(invocation: Invocation, destination: Destination): SpeechFormat {
  const ending = destination.kind === 'file' ? extname(destination.path).slice(1).toLowerCase() : '';
  const asked = [optionText(invocation, 'format'), ending, invocation.settings.format];
  return formats.find((format) => format === asked.find((name) => formats.some((known) => known === name))) ?? 'mp3';
}

/** Tells whether a file may be replaced. */
export function mayReplace(invocation: Invocation): boolean {
  return isOn(invocation, 'overwrite');
}
