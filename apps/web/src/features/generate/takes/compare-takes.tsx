import type { HistoryItem } from '@rakhim/contract';
import { getVoice } from '@rakhim/contract/voices';
import { CornerUpLeft } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#src/components/ui/button.tsx';
import { ChoiceGroup } from '#src/components/ui/choice-group.tsx';
import { PlayButton } from '#src/components/ui/play-button.tsx';
import type { UtterancePlayer } from '#src/components/utterances/use-utterance-player.ts';
import { useFormat } from '#src/lib/use-format.ts';
import { useLanguage } from '#src/lib/use-language.ts';
import styles from './takes.module.css';

interface CompareTakesProps {
  /** Two or more of the same text, newest first. */
  readonly takes: readonly HistoryItem[];
  readonly player: UtterancePlayer;
  readonly onUse: (take: HistoryItem) => void;
}

/** Takes of one text, of which another goes on at the same place. */
export function CompareTakes({ takes, player, onUse }: CompareTakesProps) {
  const { t } = useTranslation('utterances');
  const language = useLanguage();
  const format = useFormat();
  const [chosenId, setChosenId] = useState<string>();
  const chosen = takes.find(({ id }) => id === (player.current ?? chosenId)) ?? takes[0];
  if (!chosen) {
    return null;
  }
  const isPlaying = player.current === chosen.id;

  function choose(id: string): void {
    setChosenId(id);
    void player.switchTo(id);
  }

  return (
    <div className={styles['compare']} role="group" aria-label={t('compare.title')}>
      <p className={styles['hint']}>{t('compare.hint')}</p>
      <div className={styles['choice']}>
        <PlayButton
          size="small"
          label={t(isPlaying ? 'compare.stop' : 'compare.play')}
          isPlaying={isPlaying}
          isLoading={isPlaying && player.isLoading}
          onClick={() => void player.toggle(chosen.id)}
        />
        <ChoiceGroup
          label={t('compare.which')}
          options={takes.map(({ id, voice }, index) => ({
            value: id,
            label: `${format.number(takes.length - index)} · ${getVoice(voice).name[language]}`,
          }))}
          value={chosen.id}
          onChoose={choose}
        />
        <Button
          size="small"
          variant="quiet"
          icon={<CornerUpLeft size={16} aria-hidden="true" />}
          onClick={() => onUse(chosen)}
        >
          {t('compare.use')}
        </Button>
      </div>
    </div>
  );
}
