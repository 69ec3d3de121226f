import { dialects } from '@rakhim/contract/dialects';
import type { HistoryItem } from '@rakhim/contract';
import { getVoice } from '@rakhim/contract/voices';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { PlayButton } from '#src/components/ui/play-button.tsx';
import { useFormat } from '#src/lib/use-format.ts';
import { useLanguage } from '#src/lib/use-language.ts';
import type { UtterancePlayer } from './use-utterance-player.ts';
import styles from './utterance-row.module.css';

interface UtteranceRowProps {
  readonly item: HistoryItem;
  readonly player: UtterancePlayer;
  /** One line, and who said it when; otherwise all that is known. */
  readonly isShort?: boolean;
  readonly tools: ReactNode;
}

const msPerSecond = 1000;

/** An utterance of the history: to play, with what is known of it, and tools. */
export function UtteranceRow({ item, player, isShort = false, tools }: UtteranceRowProps) {
  const { t } = useTranslation('utterances');
  const isPlaying = player.current === item.id;
  return (
    <li className={styles['row']} data-short={isShort || undefined}>
      <PlayButton
        size="small"
        label={t(isPlaying ? 'stop' : 'play', { text: nameOf(item) })}
        isPlaying={isPlaying}
        isLoading={isPlaying && player.isLoading}
        disabled={!item.audio}
        onClick={() => void player.toggle(item.id)}
      />
      <div className={styles['words']}>
        <p className={styles['text']} lang="ar" dir="auto">
          {item.text}
        </p>
        <Facts item={item} isShort={isShort} />
      </div>
      <div className={styles['tools']}>{tools}</div>
    </li>
  );
}

function Facts({ item, isShort }: { readonly item: HistoryItem; readonly isShort: boolean }) {
  const { t } = useTranslation('utterances');
  const language = useLanguage();
  const format = useFormat();
  const voice = getVoice(item.voice).name[language];
  const dialect = dialects.find(({ id }) => id === item.dialect)?.name[language] ?? item.dialect;
  return (
    <p className={styles['facts']}>
      <span>{isShort ? voice : `${dialect} · ${voice}`}</span>
      {!isShort && (
        <>
          <span className="tabular">
            {t('characters', { count: item.characters, number: format.number(item.characters) })}
          </span>
          {item.durationMs !== null && <span className="tabular">{formatSeconds(item.durationMs, format.number)}</span>}
          {item.model !== null && <span>{t('spokenBy', { model: item.model })}</span>}
        </>
      )}
      <time dateTime={item.createdAt}>{format.dateTime(item.createdAt)}</time>
      {item.isRefunded && <span>{t('refunded')}</span>}
      {!isShort && !item.audio && <span>{t('notKept')}</span>}
    </p>
  );
}

/** The number of words by which a screen reader names the buttons of a text. */
const nameWords = 8;

export function nameOf({ text }: Pick<HistoryItem, 'text'>): string {
  return text.split(/\s+/u, nameWords).join(' ');
}

/** Seconds with one decimal, as the reader writes numbers; the unit in their language. */
function formatSeconds(ms: number, format: (value: number, options: Intl.NumberFormatOptions) => string): string {
  return format(ms / msPerSecond, { style: 'unit', unit: 'second', unitDisplay: 'short', maximumFractionDigits: 1 });
}
