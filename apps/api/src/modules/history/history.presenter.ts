import type { HistoryItem, Share } from '@rakhim/contract';
import { AppError } from '#src/errors/app-error.ts';
import type { UtteranceRow } from './history.queries.ts';
import type { UtteranceWords } from './utterance-seal.ts';

const dayMs = 86_400_000;
const cursorPattern = /^(?<ms>\d{12,15})_(?<id>[\w-]{1,64})$/u;

/** An utterance with the words that it holds sealed. */
export interface OpenUtterance {
  readonly row: UtteranceRow;
  readonly words: UtteranceWords;
}

/** What is known of an utterance from elsewhere. */
export interface UtteranceFacts {
  readonly isRefunded: boolean;
  /** For how long the account keeps sounds now. */
  readonly audioDays: number;
  readonly share: Share | undefined;
}

/** An utterance as its owner sees it. */
export function presentUtterance({ row, words }: OpenUtterance, facts: UtteranceFacts): HistoryItem {
  const { isRefunded, audioDays, share } = facts;
  return {
    id: row.request_id,
    text: words.text,
    characters: isRefunded ? 0 : row.characters,
    isRefunded,
    voice: row.voice as HistoryItem['voice'],
    dialect: row.dialect as HistoryItem['dialect'],
    styleInstruction: words.styleInstruction,
    settings: words.settings,
    format: row.format as HistoryItem['format'],
    durationMs: row.duration_ms,
    apiKey: row.api_key_id === null ? null : { id: row.api_key_id, name: row.api_key_name },
    client: row.client,
    engine: row.engine,
    model: row.model,
    createdAt: row.created_at.toISOString(),
    audio:
      row.audio_bytes === null
        ? null
        : { bytes: row.audio_bytes, keptUntil: new Date(row.created_at.getTime() + audioDays * dayMs).toISOString() },
    share: share && row.audio_bytes !== null ? share : null,
  };
}

/** Returns where the page after this utterance begins. */
export function writeCursor({ created_at: createdAt, request_id: id }: UtteranceRow): string {
  return `${createdAt.getTime()}_${id}`;
}

/** @throws AppError when it is not one that {@link writeCursor} made. */
export function readCursor(cursor: string): { createdAt: Date; id: string } {
  const { ms, id } = cursorPattern.exec(cursor)?.groups ?? {};
  if (ms === undefined || id === undefined) {
    throw new AppError('not_found', { param: 'cursor' });
  }
  return { createdAt: new Date(Number(ms)), id };
}
