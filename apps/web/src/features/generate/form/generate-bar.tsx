import { countCharacters } from '@nabra/contract/characters';
import { limits } from '@nabra/contract/limits';
import { AudioLines } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '#src/components/ui/button.tsx';
import { type Draft, useDraftStore } from '../draft-store.ts';
import type { StudioAccess } from '../studio-access.ts';
import styles from './generate-bar.module.css';

export interface GenerateBarProps {
  readonly access: StudioAccess;
  readonly isBusy: boolean;
  readonly onStart?: () => void;
  readonly onCancel?: () => void;
}

/** The one thing that is done here, and its end before it is done. */
export function GenerateBar({ access, isBusy, onStart, onCancel }: GenerateBarProps) {
  const { t } = useTranslation('generate');
  const isPossible = useDraftStore((draft) => canGenerate(draft, access));
  return (
    <div className={styles['bar']}>
      <Button variant="primary" size="large" isWide isBusy={isBusy} disabled={!isPossible && !isBusy} icon={<AudioLines size={20} aria-hidden="true" />} onClick={onStart}>
        {t(isBusy ? 'actions.generating' : 'actions.generate')}
      </Button>
      {isBusy ? (
        <Button isWide onClick={onCancel}>
          {t('actions.cancel')}
        </Button>
      ) : (
        <p className={styles['shortcut']}>{t('actions.shortcut')}</p>
      )}
    </div>
  );
}

function canGenerate({ text, style }: Pick<Draft, 'text' | 'style'>, access: StudioAccess): boolean {
  const count = countCharacters(text);
  return (
    access.kind === 'ready' &&
    text.trim() !== '' &&
    count <= limits.streamedTextCharactersMax &&
    count <= (access.remaining ?? count) &&
    countCharacters(style) <= limits.styleInstructionCharactersMax
  );
}
