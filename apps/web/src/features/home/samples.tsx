import { dialects } from '@nabra/contract/dialects';
import { useTranslation } from 'react-i18next';
import { PlayButton } from '#src/components/ui/play-button.tsx';
import { useLanguage } from '#src/lib/use-language.ts';
import { samples } from './samples.data.ts';
import styles from './samples.module.css';
import { useSamplePlayer } from './use-sample-player.ts';

/** Three voices to hear at once, one at a time. */
export function Samples() {
  const { t } = useTranslation('home');
  const language = useLanguage();
  const { playing, toggle } = useSamplePlayer();
  return (
    <section className={styles['samples']} aria-labelledby="samples-title">
      <h2 id="samples-title" className={styles['title']}>
        {t('samples.title')}
      </h2>
      <ul role="list" className={styles['list']}>
        {samples.map(({ dialect, file, text }) => {
          const name = dialects.find(({ id }) => id === dialect)?.name[language] ?? dialect;
          const isPlaying = playing === file;
          return (
            <li key={dialect} className={styles['sample']} data-playing={isPlaying}>
              <PlayButton label={t(isPlaying ? 'samples.stop' : 'samples.play', { name })} isPlaying={isPlaying} onClick={() => toggle(file)} />
              <div>
                <p className={styles['dialect']}>{name}</p>
                <p className={styles['text']} lang="ar" dir="rtl">
                  {text}
                </p>
              </div>
            </li>
          );
        })}
      </ul>
      <p className={styles['note']}>{t('samples.note')}</p>
    </section>
  );
}
