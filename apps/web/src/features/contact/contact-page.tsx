import { useTranslation } from 'react-i18next';
import { PageMetadata } from '#src/components/seo/page-metadata.tsx';
import { LazyForm } from '#src/components/ui/lazy-form.tsx';
import { PageBody } from '#src/components/ui/page-body.tsx';
import { PageHeader } from '#src/components/ui/page-header.tsx';
import { pathOf } from '#src/config/paths.ts';
import { publicOrigin } from '#src/config/public-origin.ts';
import { useLanguage } from '#src/lib/use-language.ts';
import { lazyOnInteraction } from '#src/lib/lazy-on-interaction.ts';
import { describeContactPage } from './contact-data.ts';
import { ContactFacts } from './contact-facts.tsx';
import styles from './contact-page.module.css';
import { hasDraft } from './form/contact-draft.ts';
import { useSessionStore } from '#src/stores/session-store.ts';

/**
 * The form needs more code than a page of words: it comes by itself, and the page made at build time shows it already.
 */
const ContactForm = lazyOnInteraction(async () => (await import('./form/contact-form.tsx')).ContactForm, prefillKnown);

const form = (
  <LazyForm fallback={<div className={styles['formRoom']} />}>
    <ContactForm />
  </LazyForm>
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

/** Resolves when the form has something to show that it was not prerendered with: a draft, or who is signed in. */
function prefillKnown(): Promise<void> {
  return new Promise((resolve) => {
    if (hasDraft() || useSessionStore.getState().user) {
      resolve();
    }
    useSessionStore.subscribe(({ user }) => user && resolve());
  });
}
