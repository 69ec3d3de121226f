import { useTranslation } from 'react-i18next';
import { BookPage } from './book-page.tsx';
import { DialectWheel } from '#src/components/dialect-wheel/dialect-wheel.tsx';
import { PageMetadata } from '#src/components/seo/page-metadata.tsx';
import { Hero } from './hero.tsx';
import styles from './home-page.module.css';
import { Integrations } from './integrations.tsx';
import { Closing, Testimonials } from './invitations.tsx';
import { ReadingShowcase } from './reading-showcase.tsx';
import { Statistics } from './statistics.tsx';
import { StudioPicture } from './studio-picture.tsx';
import { UseCases } from './use-cases.tsx';
import { Features } from './features.tsx';

export function HomePage() {
  const { t } = useTranslation('home');
  return (
    <div className={styles['page']}>
      <PageMetadata
        page="home"
        title={t('meta.title')}
        description={t('meta.description')}
        keywords={t('meta.keywords')}
      />
      <Hero />
      <Statistics />
      <ReadingShowcase />
      <StudioPicture />
      <DialectWheel />
      <BookPage />
      <Features />
      <Integrations />
      <Testimonials />
      <UseCases />
      <Closing />
    </div>
  );
}
