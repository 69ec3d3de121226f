import { createHash } from 'node:crypto';
import { join, resolve } from 'node:path';
import {
  type BatchSettings,
  defaultSettings,
  findSettingsFault,
  findTemplateFault,
  templateFields,
} from '@rakhim/batch';
import { dialectIds, firstVoiceOf, voiceIds } from '../catalogue.ts';
import { usageError } from '../cli-error.ts';
import { type Invocation, isOn, optionText } from '../invocation.ts';
import { readLexicon, readProsody } from '../speak/speech-params.ts';
import { chooseVoice } from '../service/choose-voice.ts';
import { stateFolder } from '../settings/folders.ts';

/** Reads the batch settings from the options, then from the stored settings; the engine's defaults fill the rest. */
export function readBatchSettings(invocation: Invocation): BatchSettings {
  const { settings, terminal } = invocation;
  const { voice, dialect } = chooseVoice(invocation);
  const chosen = {
    voice: voice ?? (dialect === undefined ? undefined : firstVoiceOf(dialect)),
    dialect,
    style: optionText(invocation, 'style') ?? settings.style,
    latinWords: optionText(invocation, 'latin'),
    ...readProsody(invocation),
    ...readLexicon(invocation),
    ...(isOn(invocation, 'markup') && { markup: true }),
    format: optionText(invocation, 'format') ?? settings.format,
    template: optionText(invocation, 'template'),
    onConflict: optionText(invocation, 'onConflict'),
    subtitles: optionText(invocation, 'subtitles'),
    folder: resolved(terminal.workingDir, optionText(invocation, 'output')),
    ...(isOn(invocation, 'byChapter') && { division: 'chapter' }),
  };
  const given = Object.entries(chosen).filter(([, value]) => value !== undefined);
  // Choices are checked by the parser.
  const batchSettings = { ...defaultSettings, ...(Object.fromEntries(given) as Partial<BatchSettings>) };
  assertPossible(batchSettings);
  return batchSettings;
}

/**
 * Refuses settings that no file could be spoken with, before the plan.
 *
 * @throws {CliError}
 */
function assertPossible(settings: BatchSettings): void {
  const { voice, dialect, template } = settings;
  if (!voiceIds.includes(voice) || (dialect !== undefined && !dialectIds.includes(dialect))) {
    throw usageError('voiceUnknown', { voice: dialect === undefined ? voice : `${voice}, ${dialect}` });
  }
  if (findTemplateFault(template) !== undefined) {
    throw usageError('templateInvalid', { template, fields: templateFields.map((field) => `{${field}}`).join(' ') });
  }
  const fault = findSettingsFault(settings);
  if (fault !== undefined) {
    throw usageError('batchImpossible', { fault });
  }
}

/**
 * Returns where the journal of a batch is. The same paths with the same settings, from the same folder and for the same
 * service, are the same batch.
 */
export function journalPath(
  { arguments: paths, terminal }: Invocation,
  settings: BatchSettings,
  origin: string,
): string {
  const inputs = paths.map((path) => resolve(terminal.workingDir, path)).toSorted();
  const digest = createHash('sha256')
    .update(JSON.stringify([origin, inputs, Object.entries(settings).toSorted()]))
    .digest('hex');
  return join(stateFolder(terminal.env), 'batches', `${digest.slice(0, 32)}.jsonl`);
}

function resolved(workingDir: string, folder: string | undefined): string | undefined {
  return folder === undefined ? undefined : resolve(workingDir, folder);
}
