import { useTranslation } from 'react-i18next';
import { useSheetStore } from './sheet-store.ts';
import styles from './vowels-switch.module.css';

/** Shows the text with its vowels when it rests, or leaves it as it was typed. */
export function VowelsSwitch() {
  const { t } = useTranslation('generate');
  const { wantsVowels, toggleVowels } = useSheetStore();
  return (
    <button
      type="button"
      className={styles['switch']}
      aria-pressed={wantsVowels}
      title={t('sheet.vowels')}
      onClick={toggleVowels}
    >
      <span className="visually-hidden">{t('sheet.vowels')}</span>
      <span aria-hidden="true" className={styles['letters']} data-plain="ح" data-vowelled="حَ" />
    </button>
  );
}
