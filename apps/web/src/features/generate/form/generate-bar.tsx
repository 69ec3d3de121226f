import { countCharacters } from '@nabra/contract/characters';
import { limits } from '@nabra/contract/limits';
import { AudioLines } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '#src/components/ui/button.tsx';
import { type Draft, useDraftStore } from '../draft-store.ts';
import type { StudioAccess } from '../studio-access.ts';
import { useStudioStore } from '../studio-store.ts';
import styles from './generate-bar.module.css';

/** The one thing that is done here, and its end before it is done. */
export function GenerateBar({ access }: { readonly access: StudioAccess }) {
  const { t } = useTranslation('generate');
  const isPossible = useDraftStore((draft) => canGenerate(draft, access));
  const { isWanted, isSpeaking, want, cancel } = useStudioStore();
  const isBusy = isWanted || isSpeaking;
  return (
    <div className={styles['bar']}>
      <Button variant="primary" size="large" isWide isBusy={isBusy} disabled={!isPossible && !isBusy} icon={<AudioLines size={20} aria-hidden="true" />} onClick={want}>
        {t(isBusy ? 'actions.generating' : 'actions.generate')}
      </Button>
      {isBusy ? (
        <Button isWide onClick={cancel}>
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
  const isAllowed = access.kind === 'unknown' || (access.kind === 'ready' && count <= (access.remaining ?? count));
  return isAllowed && text.trim() !== '' && count <= limits.streamedTextCharactersMax && countCharacters(style) <= limits.styleInstructionCharactersMax;
}
