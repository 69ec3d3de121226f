import { createHash } from 'node:crypto';
import type { Knex } from 'knex';
import { findSearchWords } from '#src/modules/contact/search/search-words.ts';

/** Words from the most frequent to the rarest, as Zipf's law spreads them over texts. */
const commonWords = [
  'في',
  'من',
  'على',
  'الصوت',
  'الكلمة',
  'رخيم',
  'هذا',
  'النص',
  'قراءة',
  'مصري',
  'خليجي',
  'السعر',
  'الاشتراك',
  'the',
  'voice',
  'please',
  'audio',
  'plan',
];
const letters = 'ابتثجحخدذرزسشصضطظعغفقكلمنهوي';
const rareWordsMax = 20_000;
const wordsPerMessage = 60;
const batchSize = 500;
const minuteMs = 60_000;
const statuses = [
  'completed',
  'completed',
  'completed',
  'completed',
  'completed',
  'completed',
  'in-progress',
  'new',
  'new',
  'completed',
] as const;
const labels = ['أصوات', 'فواتير', 'api', 'اقتراح'] as const;

/** One in this many messages contains the rare word, so that a search has something rare to find. */
const rareEvery = 2_000;
export const rareWord = 'كهرومغناطيسية';

/** Numbers that are the same in every run (a linear congruential generator; Numerical Recipes). */
function createSequence(): (below: number) => number {
  let state = 20_261_121;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

/** Fills an inbox as years of use would, the newest message a minute old and each a minute older than the next. */
export async function seedInbox(db: Knex, count: number): Promise<void> {
  const next = createSequence();
  const rareWords = Array.from({ length: rareWordsMax }, () =>
    Array.from({ length: 4 + next(4) }, () => letters[next(letters.length)] ?? '').join(''),
  );
  const word = (): string =>
    (next(2) === 0
      ? commonWords[next(commonWords.length)]
      : rareWords[Math.floor(rareWordsMax * (next(1_000_000) / 1_000_000) ** 2)]) ?? '';
  const newest = Date.now();

  function buildRow(index: number): Record<string, unknown> {
    const text = (words: number) => Array.from({ length: words }, word).join(' ');
    const email = `person${next(count / 3)}@${['example.com', 'mail.example', 'شركة.example'][next(2)] ?? ''}`;
    const message = `${text(wordsPerMessage)}${index % rareEvery === 0 ? ` ${rareWord}` : ''}`;
    const subject = text(5);
    const at = new Date(newest - (index + 1) * minuteMs);
    const hash = createHash('sha256').update(`${index}`).digest();
    return {
      id: `${hash.toString('hex', 0, 4)}-0000-4000-8000-${index.toString(16).padStart(12, '0')}`,
      reference: `BENCH-${index}`,
      name: text(2),
      email,
      subject,
      message,
      language: 'ar',
      status: statuses[next(statuses.length)],
      labels: next(10) === 0 ? [labels[next(labels.length)]] : [],
      is_spam: next(20) === 0,
      spam_score: 0,
      spam_reasons: '[]',
      fingerprint: hash,
      words_hash: hash,
      search: db.raw('array_to_tsvector(?::text[])', [findSearchWords(`${email} ${subject} ${message}`)]),
      created_at: at,
      last_activity_at: at,
    };
  }

  for (let index = 0; index < count; index += batchSize) {
    await db('contact_messages').insert(
      Array.from({ length: Math.min(batchSize, count - index) }, (_, offset) => buildRow(index + offset)),
    );
  }
}
