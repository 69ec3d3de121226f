import { countCharacters } from '@rakhim/text/characters';
import { limits, prosodyLimits } from '@rakhim/contract/limits';
import { chooseVoice } from '@rakhim/contract/voices';
import { isAbsolute } from 'node:path';
import type { BatchSettings } from './batch-settings.ts';
import { findTemplateFault } from './output-template.ts';

/** Finds the first impossible setting. The service checks the plan's entitlements. */
export function findSettingsFault(settings: BatchSettings): string | undefined {
  const template = findTemplateFault(settings.template);
  if (template !== undefined) {
    return [template.code, template.detail].filter((part) => part !== undefined).join(' ');
  }
  if (!chooseVoice(settings).ok) {
    return 'voice_dialect_mismatch';
  }
  if (settings.style !== undefined && countCharacters(settings.style) > limits.styleInstructionCharactersMax) {
    return 'style_too_long';
  }
  if (!isWithin(settings.speed, prosodyLimits.speed) || !isWithin(settings.pitch, prosodyLimits.pitch)) {
    return 'prosody_out_of_range';
  }
  if (settings.folder !== undefined && !isAbsolute(settings.folder)) {
    return 'folder_not_absolute';
  }
  const isLimitFine = Number.isInteger(settings.charactersPerRequest) && settings.charactersPerRequest >= 100;
  return isLimitFine && settings.charactersPerRequest <= requestCharactersMax(settings)
    ? undefined
    : 'characters_per_request';
}

function isWithin(value: number | undefined, { min, max }: { readonly min: number; readonly max: number }): boolean {
  return value === undefined || (value >= min && value <= max);
}

/** Characters that one request may have: word times come with the JSON answer alone, which takes shorter texts. */
export function requestCharactersMax({ subtitles }: Pick<BatchSettings, 'subtitles'>): number {
  return subtitles === undefined ? limits.streamedTextCharactersMax : limits.textCharactersMax;
}
