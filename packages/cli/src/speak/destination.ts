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

/** What is meant as the extension of a sound; a number, as in `chapter 1.2`, is not. */
const extension = /^\.([a-z][a-z0-9]{1,4})$/u;

/**
 * The format: as asked for, else as the file's extension says, else as the settings say, else MP3.
 *
 * @throws {CliError} when the extension is that of something else, and no format was asked for.
 */
export function chooseFormat(invocation: Invocation, destination: Destination): SpeechFormat {
  const path = destination.kind === 'file' ? destination.path : '';
  const ending = extension.exec(extname(path).toLowerCase())?.[1];
  const format = optionText(invocation, 'format');
  if (format === undefined && ending !== undefined && !formats.some((known) => known === ending)) {
    throw usageError('extensionUnknown', { extension: `.${ending}`, formats: formats.join(', ') });
  }
  const asked = [format, ending, invocation.settings.format];
  return formats.find((format) => format === asked.find((name) => formats.some((known) => known === name))) ?? 'mp3';
}

/** Tells whether a file may be replaced. */
export function mayReplace(invocation: Invocation): boolean {
  return isOn(invocation, 'overwrite');
}
