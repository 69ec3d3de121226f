import { type DialectId, dialects } from '@rakhim/contract/dialects';
import { Lock } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { PageLink } from '#src/components/ui/page-link.tsx';
import option from '#src/components/ui/option.module.css';
import { useLanguage } from '#src/lib/use-language.ts';
import { useDraftStore } from '../draft-store.ts';
import { isDialectLocked } from '../studio-access.ts';
import { usePlan } from '../use-studio-access.ts';
import styles from './picker.module.css';

/** All dialects; those that the plan lacks are shown, locked, with the way to them. */
export function DialectPicker() {
  const { t } = useTranslation('generate');
  const language = useLanguage();
  const name = useId();
  const plan = usePlan();
  const chosen = useDraftStore((draft) => draft.dialect);
  const choose = useDraftStore((draft) => draft.chooseDialect);
  const isLocked = ({ id }: (typeof dialects)[number]) => isDialectLocked(plan, id);
  return (
    <fieldset className={styles['group']}>
      <legend className={styles['label']}>{t('dialect.label')}</legend>
      <div className={styles['list']}>
        {dialects.map((dialect) => (
          <label key={dialect.id} className={`${option['option']} ${styles['option']}`}>
            <input
              type="radio"
              className="visually-hidden"
              name={name}
              value={dialect.id}
              checked={dialect.id === chosen}
              disabled={isLocked(dialect)}
              onChange={() => choose(dialect.id satisfies DialectId)}
            />
            <span>{dialect.name[language]}</span>
            {isLocked(dialect) && (
              <>
                <Lock size={14} aria-hidden="true" />
                <span className="visually-hidden">{t('dialect.locked')}</span>
              </>
            )}
          </label>
        ))}
      </div>
      {dialects.some(isLocked) && (
        <p className={styles['note']}>
          {t('dialect.lockedNote')} <PageLink page="pricing">{t('upgrade')}</PageLink>
        </p>
      )}
    </fieldset>
  );
}
