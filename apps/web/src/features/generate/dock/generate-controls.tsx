import { countCharacters } from '@rakhim/contract/characters';
import { limits } from '@rakhim/contract/limits';
import { AudioLines, Check } from 'lucide-react';
import { lazy, Suspense, useEffect } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import { Button } from '#src/components/ui/button.tsx';
import { useFormat } from '#src/lib/use-format.ts';
import { type Draft, countDraft, isSameDraft } from '../draft.ts';
import { useDraftStore } from '../draft-store.ts';
import type { StudioAccess } from '../studio-access.ts';
import { useStudioAccess } from '../use-studio-access.ts';
import { useCharge } from '../use-charge.ts';
import { useStudioStore } from '../studio-store.ts';
import styles from './generate-controls.module.css';
import { GenerateKeys } from './generate-keys.tsx';

/** Comes with what plays a sound: it is told once there is one. */
const Cost = lazy(async () => ({ default: (await import('./player.tsx')).Cost }));

const saidMs = 6000;

/** The one thing that is done here, its end before it is done, and that it is done; what it costs stands beside it. */
export function GenerateControls() {
  const { t } = useTranslation('generate');
  const format = useFormat();
  const access = useStudioAccess((all) => all);
  const { count, charged } = useCharge();
  const isPossible = useDraftStore((draft) => canGenerate(draft, charged, access));
  const made = useStudioStore((studio) => studio.made);
  const isMade = useDraftStore((draft) => made?.utterance.sound !== undefined && isSameDraft(draft, made.draft));
  const { isWanted, isSpeaking, isDone, want, cancel, settle } = useStudioStore();
  const isBusy = isWanted || isSpeaking;
  const isTake = isMade && isPossible;
  const isChange = !isMade && charged < count;
  const isSaid = isDone && isMade;
  useEffect(() => {
    const timer = isDone ? setTimeout(settle, saidMs) : undefined;
    return () => clearTimeout(timer);
  }, [isDone, settle]);
  return (
    <div className={styles['controls']}>
      <div className={styles['aside']}>
        {isBusy && (
          <Button size="small" variant="quiet" onClick={cancel}>
            {t('actions.cancel')}
          </Button>
        )}
        {!isBusy && !isSaid && (
          <>
            <p
              className={isTake || isChange ? 'tabular' : `${styles['cost']} tabular`}
              data-wrong={isTooMuch(count, charged, access) || undefined}
            >
              {isTake || isChange ? (
                <Suspense>
                  <Cost of={isTake ? 'take' : 'change'} charged={charged} />
                </Suspense>
              ) : (
                t('text.count', { count, number: format.number(count) })
              )}
            </p>
            {access.kind === 'signed-out' && <p>{t('actions.needsAccount')}</p>}
            {!made && access.kind !== 'signed-out' && (
              <p className={styles['shortcut']}>
                <Trans t={t} i18nKey="actions.shortcut" components={{ keys: <GenerateKeys /> }} />
              </p>
            )}
          </>
        )}
        <p className={styles['done']} role="status">
          {isSaid && (
            <>
              <Check size={18} aria-hidden="true" />
              {t('done')}
            </>
          )}
        </p>
      </div>
      <Button
        variant={isMade ? 'secondary' : 'primary'}
        size={made ? 'medium' : 'large'}
        isBusy={isBusy}
        disabled={!isPossible && !isBusy}
        icon={<AudioLines size={20} aria-hidden="true" />}
        onClick={want}
      >
        {t(isBusy ? 'actions.generating' : isTake ? 'actions.take' : 'actions.generate')}
      </Button>
    </div>
  );
}

function canGenerate({ text, style, notation }: Draft, charged: number, access: StudioAccess): boolean {
  const isAllowed = access.kind === 'unknown' || access.kind === 'ready';
  return (
    isAllowed &&
    text.trim() !== '' &&
    !isTooMuch(countDraft({ text, notation }), charged, access) &&
    countCharacters(style) <= limits.styleInstructionCharactersMax
  );
}

function isTooMuch(count: number, charged: number, access: StudioAccess): boolean {
  const remaining = access.kind === 'ready' ? access.remaining : undefined;
  return count > limits.streamedTextCharactersMax || (remaining !== undefined && charged > remaining);
}
