import { countCharacters, limits, previewLexicon } from '@rakhim/contract';
import { type DialectId, defaultDialect } from '@rakhim/contract/dialects';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PlayButton } from '#src/components/ui/play-button.tsx';
import { TextArea } from '#src/components/ui/text-area.tsx';
import { callApi } from '#src/lib/api-client.ts';
import { readDraftText } from '#src/lib/draft-text.ts';
import type { EntryBody } from '#src/lib/lexicon/change-lexicon.ts';
import { lexiconKey } from '#src/lib/lexicon/lexicon-query.ts';
import { subscriptionQuery } from '#src/lib/subscription-query.ts';
import { useFormat } from '#src/lib/use-format.ts';
import { usePausedValue } from '#src/lib/use-paused-value.ts';
import { useSessionStore } from '#src/stores/session-store.ts';
import { useHeardReading } from './use-heard-reading.ts';
import styles from './changed-words.module.css';

interface ChangedWordsProps {
  /** The entry as it would be saved; nothing while it says too little. */
  readonly entry: EntryBody | undefined;
  /** The entry that it would replace. */
  readonly id: string | undefined;
}

const pauseMs = 400;

/** Which words of a text an entry would have read otherwise. It begins with the text that lies in the studio. */
export function ChangedWords({ entry, id }: ChangedWordsProps) {
  const { t } = useTranslation('lexicon');
  const user = useSessionStore((session) => session.user?.id);
  const [text, setText] = useState(() => readDraftText(user));
  return (
    <details className={styles['details']}>
      <summary>{t('effects.title')}</summary>
      <div className={styles['body']}>
        <TextArea
          label={t('effects.text')}
          lang="ar"
          rows={3}
          maxLength={limits.streamedTextCharactersMax}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
        {entry && text.trim() !== '' && <Effects entry={entry} id={id} text={text} />}
      </div>
    </details>
  );
}

interface EffectsProps {
  readonly entry: EntryBody;
  readonly id: string | undefined;
  readonly text: string;
}

function Effects({ entry, id, text }: EffectsProps) {
  const { t } = useTranslation('lexicon');
  const format = useFormat();
  const asked = usePausedValue(JSON.stringify({ entry, text, ...(id !== undefined && { id }) }), pauseMs);
  const { data, isError } = useQuery({
    queryKey: [...lexiconKey, 'effects', asked],
    staleTime: 0,
    retry: false,
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) => callApi(previewLexicon, { signal, body: JSON.parse(asked) as EffectsProps }),
  });
  return (
    <div className={styles['effects']} aria-live="polite">
      {isError && <p>{t('preview.failed')}</p>}
      {data && <p>{t('effects.count', { count: data.places.length, number: format.number(data.places.length) })}</p>}
      {data && data.places.length > 0 && <Places places={data.places} dialect={entry.dialect ?? defaultDialect} />}
    </div>
  );
}

interface Place {
  readonly start: number;
  readonly before: { readonly vowelled: string };
  readonly after: { readonly vowelled: string };
}

function Places({ places, dialect }: { readonly places: readonly Place[]; readonly dialect: DialectId }) {
  const { t } = useTranslation('lexicon');
  const format = useFormat();
  const { data: subscription } = useQuery(subscriptionQuery);
  const { state, current, say, stop } = useHeardReading(t('preview.hearFailed'));
  return (
    <ul role="list" className={styles['places']} tabIndex={0} aria-label={t('effects.title')}>
      {places.map(({ start, before, after: { vowelled } }) => {
        const isCurrent = current?.text === vowelled && state !== 'silent';
        const count = countCharacters(vowelled);
        return (
          <li key={start}>
            {subscription?.isSubscribed === true && (
              <PlayButton
                size="small"
                label={
                  isCurrent
                    ? t('preview.stop')
                    : t('effects.hear', { words: vowelled, count, number: format.number(count) })
                }
                isPlaying={isCurrent}
                isLoading={isCurrent && state === 'loading'}
                onClick={() => (isCurrent ? stop() : void say({ text: vowelled, dialect }))}
              />
            )}
            <del>
              <bdi lang="ar">{before.vowelled}</bdi>
            </del>
            <bdi lang="ar">{vowelled}</bdi>
          </li>
        );
      })}
    </ul>
  );
}
