import type { NeuralVoice, VoiceTable, VoiceTask } from '@rakhim/contract';
import type { Translate } from '@rakhim/i18n';
import type { VoiceShelf } from '#src/providers/speech/voice-table/open-voices.ts';
import type { VoiceTableState } from '#src/providers/speech/voice-table/voice-table.ts';
import { type VoiceEntry, licenceOf, sizeOf } from '#src/providers/voice-store/catalogue.ts';
import type { InstalledVoice } from '#src/providers/voice-store/installed-voice.ts';
import type { VoiceTaskRow } from './tasks/voice-tasks.queries.ts';

const sentenceMax = 1_000;

export function presentVoice(
  voice: VoiceEntry,
  installed: InstalledVoice | undefined,
  { store, troubles }: Pick<VoiceShelf, 'store' | 'troubles'>,
): NeuralVoice {
  const { id, name, family, feed, dialects, speakers, page, attribution, commercialUse, measured } = voice;
  const trouble = troubles.find(id);
  return {
    ...{ id, name, family, feed, dialects, speakers: [...speakers], page, attribution, commercialUse, measured },
    isRecommended: voice.recommended === true,
    bytes: sizeOf(voice),
    isRefused: store.isRefused(voice),
    licence: licenceOf(store.catalogue, voice),
    installed: installed ? presentInstalled(installed) : null,
    trouble: trouble
      ? { ...trouble, reason: trouble.reason.slice(0, sentenceMax), isResting: troubles.isResting(id) }
      : null,
  };
}

function presentInstalled({ installedAt, licence, figures }: InstalledVoice): NeuralVoice['installed'] {
  const { id, acceptedBy, acceptedAt, sha256 = null } = licence;
  return { installedAt, acceptedBy, acceptedAt, licenceId: id, licenceSha256: sha256, figures: figures ?? null };
}

export function presentTable({ table, version, problem }: VoiceTableState): VoiceTable {
  return { version, speakers: table, problem: problem?.slice(0, sentenceMax) ?? null };
}

export function presentTask(row: VoiceTaskRow, translate: Translate): VoiceTask {
  const { id, kind, voice, state, step, bytes, problem } = row;
  return {
    ...{ id, kind, voice, state, step, bytes },
    bytesTotal: row.bytes_total,
    problem: problem === null ? null : translate(`voiceProblems:${problem}`, row.problem_values),
    requestedAt: row.requested_at.toISOString(),
    finishedAt: row.finished_at?.toISOString() ?? null,
  };
}
