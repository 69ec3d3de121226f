import { dialects } from '@rakhim/contract/dialects';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '#src/lib/use-language.ts';
import { SampleLine } from './sample-line.tsx';
import { sampleOutlines } from './generated/sample-outlines.data.ts';
import { samples } from './samples.data.ts';
import styles from './samples.module.css';
import { useSamplePlayer } from '#src/lib/use-sample-player.ts';

/** Three voices to hear at once, one at a time. */
export function Samples() {
  const { t } = useTranslation('home');
  const language = useLanguage();
  const { audio, playing, toggle } = useSamplePlayer(t('samples.failed'));
  return (
    <section className={styles['samples']} aria-labelledby="samples-title">
      <h2 id="samples-title" className={styles['title']}>
        {t('samples.title')}
      </h2>
      <ul role="list" className={styles['list']}>
        {samples.map(({ dialect, file, text }) => (
          <SampleLine
            key={dialect}
            name={dialects.find(({ id }) => id === dialect)?.name[language] ?? dialect}
            text={text}
            outline={sampleOutlines[dialect]}
            audio={audio}
            isPlaying={playing === file}
            onToggle={() => toggle(file)}
          />
        ))}
      </ul>
      <p className={styles['note']}>{t('samples.note')}</p>
    </section>
  );
}
