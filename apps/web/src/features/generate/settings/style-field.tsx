import { countCharacters } from '@rakhim/contract/characters';
import { limits } from '@rakhim/contract/limits';
import { isEntitled } from '@rakhim/contract/plans';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { PageLink } from '#src/components/ui/page-link.tsx';
import { useFormat } from '#src/lib/use-format.ts';
import { useDraftStore } from '../draft-store.ts';
import { usePlan } from '../use-studio-access.ts';
import styles from './style-field.module.css';

/** How it should sound, in words. */
export function StyleField() {
  const { t } = useTranslation('generate');
  const format = useFormat();
  const id = useId();
  const plan = usePlan();
  const { style, describeStyle } = useDraftStore();
  const isLocked = plan !== undefined && !isEntitled(plan, 'style');
  const isTooLong = countCharacters(style) > limits.styleInstructionCharactersMax;
  return (
    <div className={styles['field']}>
      <label htmlFor={id} className={styles['label']}>
        {t('style.label')} <span className={styles['optional']}>({t('style.optional')})</span>
      </label>
      <input
        id={id}
        className={styles['input']}
        dir={style === '' ? undefined : 'auto'}
        autoComplete="off"
        placeholder={t('style.placeholder')}
        disabled={isLocked}
        aria-describedby={`${id}-hint`}
        aria-invalid={isTooLong || undefined}
        value={isLocked ? '' : style}
        onChange={(event) => describeStyle(event.target.value)}
      />
      <p id={`${id}-hint`} className={styles['hint']} data-wrong={isTooLong || undefined}>
        {isLocked && (
          <>
            {t('style.lockedNote')} <PageLink page="pricing">{t('upgrade')}</PageLink>
          </>
        )}
        {!isLocked &&
          (isTooLong
            ? t('style.tooLong', { max: format.number(limits.styleInstructionCharactersMax) })
            : t('style.hint'))}
      </p>
    </div>
  );
}
