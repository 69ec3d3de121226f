import { useTranslation } from 'react-i18next';
import styles from './reading-showcase.module.css';

/** One sentence as people write it, and the same as our reader says it, with what it worked out marked. */
const written = ['يبدأ العرض يوم ', '12/3/2027', ' الساعة ', '8:30', '، والتذكرة بـ', '150 ر.س', ' عبر تطبيق ', 'Nabra', '.'];
const spoken: readonly (readonly [string, ('date' | 'time' | 'money' | 'latin')?])[] = [
  ['يَبْدَأُ الْعَرْضُ يَوْمَ '],
  ['الثَّانِيَ عَشَرَ مِنْ مَارِسَ عَامَ أَلْفَيْنِ وَسَبْعَةٍ وَعِشْرِينَ', 'date'],
  [' السَّاعَةَ '],
  ['الثَّامِنَةَ وَالنِّصْفَ', 'time'],
  ['، وَالتَّذْكِرَةُ بِـ'],
  ['مِئَةٍ وَخَمْسِينَ رِيَالًا سَعُودِيًّا', 'money'],
  [' عَبْرَ تَطْبِيقِ '],
  ['نَبْرَة', 'latin'],
  ['.'],
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
            {written.join('')}
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
