import { useTranslation } from 'react-i18next';
import { useLanguage } from '#src/lib/use-language.ts';
import arDark from './generated/studio-ar-dark.webp';
import arLight from './generated/studio-ar-light.webp';
import enDark from './generated/studio-en-dark.webp';
import enLight from './generated/studio-en-light.webp';
import styles from './studio-picture.module.css';

const pictures = { ar: { light: arLight, dark: arDark }, en: { light: enLight, dark: enDark } } as const;
const size = { width: 1920, height: 1440 } as const;

/** The studio as it is, in the colours of the page; `npm run pictures` takes it. */
export function StudioPicture() {
  const { t } = useTranslation('home');
  const { light, dark } = pictures[useLanguage()];
  return (
    <section className={styles['studio']}>
      <h2>{t('studio.title')}</h2>
      <div className={styles['picture']}>
        <img {...size} src={light} alt={t('studio.alt')} loading="lazy" decoding="async" data-theme-only="light" />
        <img {...size} src={dark} alt={t('studio.alt')} loading="lazy" decoding="async" data-theme-only="dark" />
      </div>
    </section>
  );
}
