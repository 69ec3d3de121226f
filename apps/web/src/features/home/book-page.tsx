import { getVoice } from '@rakhim/contract/voices';
import { useTranslation } from 'react-i18next';
import { PlayButton } from '#src/components/ui/play-button.tsx';
import { useLanguage } from '#src/lib/use-language.ts';
import { usePlaybackPosition } from '#src/lib/use-playback-position.ts';
import styles from './book-page.module.css';
import { bookPage } from './book-page.data.ts';
import { cutAtWords } from './cut-at-words.ts';
import { bookPageTimes } from './generated/book-page-times.data.ts';
import { useSamplePlayer } from '#src/lib/use-sample-player.ts';

/** A page of a book with its vowels, read aloud: the word that sounds is lit. */
export function BookPage() {
  const { t } = useTranslation('home');
  const language = useLanguage();
  const { audio, playing, toggle } = useSamplePlayer(t('samples.failed'));
  const isPlaying = playing !== undefined;
  const heardMs = usePlaybackPosition(audio, isPlaying);
  const sounding = isPlaying ? bookPageTimes.findLastIndex((startMs) => startMs <= heardMs) : -1;
  return (
    <section className={styles['book']}>
      <header className={styles['header']}>
        <h2>{t('book.title')}</h2>
        <p>{t('book.lead')}</p>
      </header>
      <figure className={styles['page']}>
        <p className={styles['text']} lang="ar" dir="rtl">
          {cutAtWords(bookPage.text).map(({ content, word }, index) =>
            word === undefined ? (
              content
            ) : (
              <span key={index} data-sounding={word === sounding || undefined}>
                {content}
              </span>
            ),
          )}
        </p>
        <figcaption className={styles['caption']}>
          <PlayButton
            label={t(isPlaying ? 'book.stop' : 'book.play')}
            isPlaying={isPlaying}
            onClick={() => toggle(bookPage.file)}
          />
          {t('book.voice', { name: getVoice(bookPage.voice).name[language] })}
        </figcaption>
      </figure>
    </section>
  );
}
