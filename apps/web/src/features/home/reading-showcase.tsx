import { useTranslation } from 'react-i18next';
import styles from './reading-showcase.module.css';

/**
 * A sentence as people write it, and the same as our reader says it, with what it worked out marked; a test holds it to
 * what the studio shows.
 */
const written = 'تنطلق الرحلة يوم 12/3/2027 الساعة 8:30، وثمن التذكرة 150 ر.س فقط.';
const spoken: readonly (readonly [string, ('date' | 'time' | 'money')?])[] = [
  ['تَنْطَلِقُ الرِّحْلَةُ يَوْمَ '],
  ['الثَّانِيَ عَشَرَ مِنْ مَارِس عَامَ أَلْفَيْنِ وَسَبْعَةٍ وَعِشْرِينَ', 'date'],
  [' السَّاعَةَ '],
  ['الثَّامِنَةَ وَالنِّصْفَ', 'time'],
  ['، وَثَمَنُ التَّذْكِرَةِ '],
  ['مِئَةٌ وَخَمْسُونَ رِيَالًا سُعُودِيًّا', 'money'],
  [' فَقَطْ.'],
];

export function ReadingShowcase() {
  const { t } = useTranslation('home');
  return (
    <section className={styles['showcase']}>
      <header className={styles['header']}>
        <h2>{t('reading.title')}</h2>
        <p>{t('reading.lead')}</p>
      </header>
      <figure className={styles['page']}>
        <div>
          <p className={styles['caption']}>{t('reading.written')}</p>
          <p className={styles['written']} lang="ar" dir="rtl">
            {written}
          </p>
        </div>
        <div>
          <p className={styles['caption']}>{t('reading.spoken')}</p>
          <p className={styles['spoken']} lang="ar" dir="rtl">
            {spoken.map(([text, rule]) =>
              rule ? (
                <mark key={text} title={t(`reading.rules.${rule}`)}>
                  {text}
                </mark>
              ) : (
                text
              ),
            )}
          </p>
        </div>
      </figure>
    </section>
  );
}
