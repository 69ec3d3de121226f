import { useTranslation } from 'react-i18next';
import { PageMetadata } from '#src/components/seo/page-metadata.tsx';
import { HydrateWhenSeen } from '#src/components/ui/hydrate-when-seen.tsx';
import { Hero } from './hero.tsx';
import styles from './home-page.module.css';
import { Integrations } from './integrations.tsx';
import { ReadingShowcase } from './reading-showcase.tsx';
import { Statistics } from './statistics.tsx';
import { Testimonials } from './testimonials.tsx';
import { Uses } from './uses.tsx';
import { Features } from './features.tsx';
import { Closing } from './closing.tsx';

const figures = (
  <HydrateWhenSeen>
    <Statistics />
  </HydrateWhenSeen>
);
const belowFirstSight = (
  <HydrateWhenSeen>
    <ReadingShowcase />
    <Features />
    <Integrations />
    <Testimonials />
    <Uses />
    <Closing />
  </HydrateWhenSeen>
);

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
      {figures}
      {belowFirstSight}
    </div>
  );
}
