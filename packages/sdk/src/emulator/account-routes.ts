import { readString } from '../core/read-json.ts';
import type {
  History,
  HistoryItem,
  Subscription,
  TextPreview,
  UsageReport,
  VoiceList,
} from '../generated/api-types.ts';
import { dialects, limits, voices } from '../generated/catalogue.ts';
import type { EmulatedAccount } from './account.ts';
import { readMarked } from './marked-text.ts';
import { Refusal } from './responses.ts';
import type { EmulatedRequest } from './emulated-request.ts';

/** `GET /api/v1/voices` */
export function emulateVoices({ query, headers }: EmulatedRequest): VoiceList {
  const language = headers.get('accept-language')?.startsWith('ar') === true ? 'ar' : 'en';
  const dialect = query.get('dialect');
  const tierOf = (id: string): 'standard' | 'extended' => dialects.find((each) => each.id === id)?.tier ?? 'standard';
  return {
    voices: voices
      .filter((voice) => dialect === null || voice.dialect === dialect)
      .map((voice) => ({
        ...voice,
        name: voice.name[language],
        character: voice.character[language],
        goodFor: voice.goodFor[language],
        tier: tierOf(voice.dialect),
      })),
    dialects: dialects.map(({ id, name, tier }) => ({ id, name: name[language], tier })),
  };
}

/** `POST /api/v1/text/preview`: every word is read as it is written. */
export function emulatePreview({ body }: EmulatedRequest): TextPreview {
  const text = readString(body, 'text') ?? '';
  const { characters, blanked } = readMarked(text, body);
  if (blanked.trim() === '') {
    throw new Refusal('text_empty', { param: 'text' });
  }
  if (characters > limits.streamedTextCharactersMax) {
    throw new Refusal('text_too_long', { param: 'text' });
  }
  let start = 0;
  const spans = blanked.split(/(\s+)/).flatMap((original) => {
    const span = { start, end: start + Array.from(original).length };
    start = span.end;
    return original.trim() === ''
      ? []
      : [
          {
            ...span,
            original,
            spoken: original,
            vowelled: original,
            phonemes: '',
            rule: 'plain' as const,
            confidence: 1,
            alternatives: [],
          },
        ];
  });
  return {
    spoken: text,
    vowelled: text,
    phonemes: '',
    characters,
    warnings: [],
    spans,
    rules: { plain: 'Read as it is written.' },
  };
}

/** `GET /api/v1/usage/report`, by voice or as one row. */
export function emulateReport({ query }: EmulatedRequest, { history }: EmulatedAccount): UsageReport {
  const by = query.get('by') ?? 'day';
  const keyOf = (item: HistoryItem): string =>
    by === 'voice' ? item.voice : by === 'client' ? item.client : by === 'key' ? '' : item.createdAt.slice(0, 10);
  const keys = [...new Set(history.map(keyOf))].sort();
  const rows = keys.map((key) => {
    const items = history.filter((item) => keyOf(item) === key);
    return {
      key,
      name: key,
      characters: items.reduce((sum, { characters }) => sum + characters, 0),
      requests: items.length,
    };
  });
  return { rows, characters: rows.reduce((sum, row) => sum + row.characters, 0), requests: history.length };
}

/** `GET /api/v1/subscription`: one that is paid for and goes on. */
export function emulateSubscription(account: EmulatedAccount): Subscription {
  const { periodEnd } = account.usage();
  return {
    isSubscribed: true,
    isInTrial: false,
    plan: 'pro',
    status: 'active',
    trialEnd: null,
    subscriptionEnd: periodEnd,
    cancelAtPeriodEnd: false,
    pastDueSince: null,
    accessEnd: periodEnd,
    isTrialRefused: false,
  };
}

const usualPage = 25;

/** `GET /api/v1/history` */
export function emulateHistory({ query }: EmulatedRequest, { history }: EmulatedAccount): History {
  const limit = Number(query.get('limit') ?? usualPage);
  const start = Number(query.get('cursor')?.split('_')[0] ?? 0);
  const search = query.get('search');
  const found = history.filter(({ text }) => search === null || text.includes(search));
  const end = start + limit;
  return {
    items: found.slice(start, end),
    nextCursor: end < found.length ? `${String(end).padStart(12, '0')}_emulated` : null,
  };
}

/** `GET /api/v1/history/:id` @throws Refusal `not_found` */
export function findUtterance({ path }: EmulatedRequest, { history }: EmulatedAccount): HistoryItem {
  const found = history.find(({ id }) => path.split('/')[4] === id);
  if (found === undefined) {
    throw new Refusal('not_found');
  }
  return found;
}
