import { countCharacters, previewText } from '@rakhim/contract';
import type { DialectId } from '@rakhim/contract/dialects';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Play, Square } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '#src/components/ui/button.tsx';
import { callApi } from '#src/lib/api-client.ts';
import { subscriptionQuery } from '#src/lib/subscription-query.ts';
import { useFormat } from '#src/lib/use-format.ts';
import { usePausedValue } from '#src/lib/use-paused-value.ts';
import styles from './reading-preview.module.css';
import { useHeardReading } from './use-heard-reading.ts';

interface ReadingPreviewProps {
  readonly reading: string;
  readonly dialect: DialectId | undefined;
}

/** A pause in typing this long is one in which somebody may look. */
const pauseMs = 300;

/** How a reading will be said: with all of its vowels, in IPA, and aloud. */
export function ReadingPreview({ reading, dialect }: ReadingPreviewProps) {
  const { t } = useTranslation('lexicon');
  const words = usePausedValue(reading.trim().replaceAll(/\s+/gu, ' '), pauseMs);
  const { data, isError, isPlaceholderData } = useQuery({
    queryKey: ['lexicon-reading', words, dialect],
    queryFn: ({ signal }) =>
      callApi(previewText, {
        signal,
        body: { text: words, ...(dialect !== undefined && { dialect }), lexicon: 'none' },
      }),
    enabled: words !== '',
    staleTime: Infinity,
    retry: false,
    placeholderData: keepPreviousData,
  });
  return (
    <div className={styles['preview']}>
      <p className={styles['label']}>{t('preview.label')}</p>
      <div className={styles['said']} aria-live="polite" data-stale={isPlaceholderData || words !== reading.trim()}>
        {words !== '' && data && (
          <>
            <p className={styles['vowelled']} lang="ar" dir="rtl">
              {data.vowelled}
            </p>
            <p className={styles['phonemes']} lang="und-fonipa" dir="ltr">
              {data.phonemes}
            </p>
          </>
        )}
        {words !== '' && isError && <p>{t('preview.failed')}</p>}
      </div>
      {words !== '' && <Hear words={words} dialect={dialect} />}
    </div>
  );
}

/** Only those who may generate speech can hear it; what it costs stands beside it. */
function Hear({ words, dialect }: { readonly words: string; readonly dialect: DialectId | undefined }) {
  const { t } = useTranslation('lexicon');
  const format = useFormat();
  const { data: subscription } = useQuery(subscriptionQuery);
  const { state, say, stop } = useHeardReading(t('preview.hearFailed'));
  if (subscription?.isSubscribed !== true) {
    return null;
  }
  const cost = countCharacters(words);
  return (
    <div className={styles['hear']}>
      {state === 'playing' ? (
        <Button size="small" icon={<Square size={16} aria-hidden="true" />} onClick={stop}>
          {t('preview.stop')}
        </Button>
      ) : (
        <Button
          size="small"
          isBusy={state === 'loading'}
          icon={<Play size={16} aria-hidden="true" />}
          onClick={() => void say({ text: words, ...(dialect !== undefined && { dialect }) })}
        >
          {t('preview.hear')}
        </Button>
      )}
      <p className={styles['cost']}>{t('preview.cost', { count: cost, number: format.number(cost) })}</p>
    </div>
  );
}
