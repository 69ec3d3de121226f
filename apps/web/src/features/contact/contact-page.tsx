import { lazy } from 'react';
import { useTranslation } from 'react-i18next';
import { PageMetadata } from '#src/components/seo/page-metadata.tsx';
import { HydrateOnUse } from '#src/components/ui/hydrate-on-use.tsx';
import { PageBody } from '#src/components/ui/page-body.tsx';
import { PageHeader } from '#src/components/ui/page-header.tsx';
import { pathOf } from '#src/config/paths.ts';
import { publicOrigin } from '#src/config/public-origin.ts';
import { useLanguage } from '#src/lib/use-language.ts';
import { describeContactPage } from './contact-data.ts';
import { ContactFacts } from './contact-facts.tsx';
import styles from './contact-page.module.css';
import { untilPrefilled } from './until-prefilled.ts';

/**
 * The form needs more code than a page of words: it comes by itself, and the page made at build time shows it already.
 */
const ContactForm = lazy(() =>
  import('./form/contact-form.tsx').then(({ ContactForm: component }) => ({ default: component })),
);

const form = (
  <HydrateOnUse fallback={<div className={styles['formRoom']} />} untilFilled={untilPrefilled}>
    <ContactForm />
  </HydrateOnUse>
);

export function ContactPage() {
  const { t } = useTranslation('contact');
  const language = useLanguage();
  const data = describeContactPage({ name: t('title'), language, url: publicOrigin() + pathOf('contact', language) });
  return (
    <PageBody>
      <PageMetadata
        page="contact"
        title={t('meta.title')}
        description={t('meta.description')}
        keywords={t('meta.keywords')}
        structuredData={data}
      />
      <PageHeader title={t('title')} lead={t('lead')} />
      <div className={styles['columns']}>
        <section className={styles['section']} aria-labelledby="send">
          <h2 id="send">{t('form.title')}</h2>
          {form}
        </section>
        <ContactFacts />
      </div>
    </PageBody>
  );
}
