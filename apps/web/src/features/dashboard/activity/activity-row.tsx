import { dialects, getVoice, type HistoryItem } from '@rakhim/contract';
import { Download, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { PlayButton } from '#src/components/ui/play-button.tsx';
import { useDownloadUtterance } from '#src/components/utterances/use-download-utterance.ts';
import type { UtterancePlayer } from '#src/components/utterances/use-utterance-player.ts';
import { useFormat } from '#src/lib/use-format.ts';
import { useLanguage } from '#src/lib/use-language.ts';
import styles from './activity-list.module.css';

interface ActivityRowProps {
  readonly item: HistoryItem;
  readonly player: UtterancePlayer;
  readonly onDelete: () => void;
}

/** The number of words by which a screen reader names the buttons of a text. */
const nameWords = 8;
const msPerSecond = 1000;

export function ActivityRow({ item, player, onDelete }: ActivityRowProps) {
  const { t } = useTranslation('dashboard');
  const language = useLanguage();
  const format = useFormat();
  const download = useDownloadUtterance(t('activity.downloadFailed'));
  const name = item.text.split(/\s+/u, nameWords).join(' ');
  const isPlaying = player.current === item.id;
  const voice = getVoice(item.voice);
  const dialect = dialects.find(({ id }) => id === item.dialect);
  return (
    <li className={styles['row']}>
      <PlayButton
        size="small"
        label={t(isPlaying ? 'activity.stop' : 'activity.play', { text: name })}
        isPlaying={isPlaying}
        isLoading={isPlaying && player.isLoading}
        disabled={!item.audio}
        onClick={() => void player.toggle(item.id)}
      />
      <div className={styles['words']}>
        <p className={styles['text']} lang="ar" dir="auto">
          {item.text}
        </p>
        <p className={styles['facts']}>
          <span>{`${dialect?.name[language] ?? item.dialect} · ${voice.name[language]}`}</span>
          <span className="tabular">
            {t('activity.characters', { count: item.characters, number: format.number(item.characters) })}
          </span>
          {item.durationMs !== null && (
            <span className="tabular">{formatDuration(item.durationMs, format.number)}</span>
          )}
          <time dateTime={item.createdAt}>{format.dateTime(item.createdAt)}</time>
          {item.isRefunded && <span>{t('activity.refunded')}</span>}
          {!item.audio && <span>{t('activity.notKept')}</span>}
        </p>
      </div>
      <div className={styles['tools']}>
        {item.audio && (
          <button
            type="button"
            className={styles['tool']}
            aria-label={t('activity.download', { text: name })}
            onClick={() => void download(item)}
          >
            <Download size={18} aria-hidden="true" />
          </button>
        )}
        <button
          type="button"
          className={styles['tool']}
          aria-label={t('activity.delete', { text: name })}
          onClick={onDelete}
        >
          <Trash2 size={18} aria-hidden="true" />
        </button>
      </div>
    </li>
  );
}

/** Seconds with one decimal, as the reader writes numbers; the unit in their language. */
function formatDuration(ms: number, format: (value: number, options: Intl.NumberFormatOptions) => string): string {
  return format(ms / msPerSecond, { style: 'unit', unit: 'second', unitDisplay: 'short', maximumFractionDigits: 1 });
}
