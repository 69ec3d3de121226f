import { getVoice, type HistoryItem } from '@rakhim/contract';
import { CornerUpLeft, Download } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { PlayButton } from '#src/components/ui/play-button.tsx';
import { useDownloadUtterance } from '#src/components/utterances/use-download-utterance.ts';
import type { UtterancePlayer } from '#src/components/utterances/use-utterance-player.ts';
import { useFormat } from '#src/lib/use-format.ts';
import { useLanguage } from '#src/lib/use-language.ts';
import { draftOf } from '../draft.ts';
import { useDraftStore } from '../draft-store.ts';
import styles from './takes.module.css';

interface TakeRowProps {
  readonly item: HistoryItem;
  readonly player: UtterancePlayer;
}

/** The number of words by which a screen reader names the buttons of a text. */
const nameWords = 8;

export function TakeRow({ item, player }: TakeRowProps) {
  const { t } = useTranslation('studio');
  const language = useLanguage();
  const format = useFormat();
  const download = useDownloadUtterance(t('takes.downloadFailed'));
  const text = item.text.split(/\s+/u, nameWords).join(' ');
  const isPlaying = player.current === item.id;
  const voice = getVoice(item.voice);

  function bringBack(): void {
    const draft = useDraftStore.getState();
    const before = draftOf(draft);
    draft.chooseVoice(item.voice);
    draft.write(item.text);
    draft.describeStyle(item.styleInstruction ?? '');
    draft.offer(before);
  }

  return (
    <li className={styles['row']}>
      <PlayButton
        size="small"
        label={t(isPlaying ? 'takes.stop' : 'takes.play', { text })}
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
          {voice.name[language]} · <time dateTime={item.createdAt}>{format.dateTime(item.createdAt)}</time>
        </p>
      </div>
      <div className={styles['tools']}>
        <button
          type="button"
          className={styles['tool']}
          aria-label={t('takes.use', { text })}
          title={t('takes.useIt')}
          onClick={bringBack}
        >
          <CornerUpLeft size={18} aria-hidden="true" />
        </button>
        {item.audio && (
          <button
            type="button"
            className={styles['tool']}
            aria-label={t('takes.download', { text })}
            onClick={() => void download(item)}
          >
            <Download size={18} aria-hidden="true" />
          </button>
        )}
      </div>
    </li>
  );
}
