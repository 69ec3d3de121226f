import { useTranslation } from 'react-i18next';
import { ChoiceGroup } from '#src/components/ui/choice-group.tsx';
import { useFormat } from '#src/lib/use-format.ts';
import { notations } from '../draft.ts';
import { useDraftStore } from '../draft-store.ts';
import { useReadingStore } from '../reading/reading-store.ts';
import styles from './notation-choice.module.css';

/** Whether tags in the text are followed, how they are written, and what is charged without them. */
export function NotationChoice() {
  const { t } = useTranslation('studio');
  const format = useFormat();
  const { notation, chooseNotation } = useDraftStore();
  const count = useReadingStore(({ preview }) => preview?.characters);
  const options = notations.map((value) => ({ value, label: t(`markup.${value}`) }));
  return (
    <div className={styles['notation']}>
      <ChoiceGroup label={t('markup.label')} options={options} value={notation} onChoose={chooseNotation} />
      {notation !== 'plain' && (
        <p className={styles['hint']}>
          <bdi dir={notation === 'ssml' ? 'ltr' : undefined}>
            <code>{notation === 'ssml' ? '<speak>…</speak>' : t('markup.example')}</code>
          </bdi>
        </p>
      )}
      {notation !== 'plain' && count !== undefined && (
        <p className={`${styles['hint']} tabular`} role="status">
          {t('markup.charged', { number: format.number(count) })}
        </p>
      )}
    </div>
  );
}
