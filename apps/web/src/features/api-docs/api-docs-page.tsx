import { lazy, Suspense, useRef } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import { PageMetadata } from '#src/components/seo/page-metadata.tsx';
import { EarlyInput } from '#src/components/ui/early-input.tsx';
import { PageBody } from '#src/components/ui/page-body.tsx';
import { PageHeader } from '#src/components/ui/page-header.tsx';
import { PageLink } from '#src/components/ui/page-link.tsx';
import { publicOrigin } from '#src/config/public-origin.ts';
import styles from './api-docs.module.css';
import { CodeExamples } from './code-examples.tsx';
import { useCurrentSection } from './use-current-section.ts';

/** Loaded by itself: the page made at build time shows it already. */
const Reference = lazy(async () => ({ default: (await import('./reference.tsx')).Reference }));
const ReferenceLinks = lazy(async () => ({ default: (await import('./reference.tsx')).ReferenceLinks }));

/** Constant elements: a change above them before hydration would make React render them anew. */
const reference = (
  <Suspense>
    <EarlyInput>
      <Reference />
    </EarlyInput>
  </Suspense>
);
const referenceLinks = (
  <Suspense>
    <ReferenceLinks />
  </Suspense>
);

const speechPath = '/api/v1/synthesize';

export function ApiDocsPage() {
  const { t } = useTranslation('apiDocs');
  return (
    <PageBody>
      <PageMetadata
        page="apiDocs"
        title={t('meta.title')}
        description={t('meta.description')}
        keywords={t('meta.keywords')}
      />
      <PageHeader title={t('title')} lead={t('lead')} />
      <div className={styles['page']}>
        <Contents />
        <div className={styles['text']}>
          <section className={styles['section']} aria-labelledby="start">
            <h2 id="start">{t('start.title')}</h2>
            <p>
              <Trans
                t={t}
                i18nKey="start.key"
                components={{ dashboard: <PageLink page="dashboard" />, code: <code dir="ltr" /> }}
              />
            </p>
            <p>
              {t('start.address')} <code dir="ltr">{publicOrigin()}</code>
            </p>
            <p>
              <Trans t={t} i18nKey="start.openapi" components={{ address: <a href="/openapi.json" dir="ltr" /> }} />
            </p>
          </section>
          <section className={styles['section']} aria-labelledby="examples">
            <h2 id="examples">{t('examples.title')}</h2>
            <CodeExamples address={publicOrigin() + speechPath} />
          </section>
          <section className={styles['section']} aria-labelledby="reference">
            <h2 id="reference">{t('reference.title')}</h2>
            <p>{t('reference.errorsBody')}</p>
            {reference}
          </section>
        </div>
      </div>
    </PageBody>
  );
}

/** The table of contents. */
function Contents() {
  const { t } = useTranslation('apiDocs');
  const contents = useRef<HTMLElement>(null);
  useCurrentSection(contents);
  return (
    <nav ref={contents} className={styles['contents']} aria-label={t('contents')}>
      <ul role="list">
        <li>
          <a href="#start">{t('start.title')}</a>
        </li>
        <li>
          <a href="#examples">{t('examples.title')}</a>
        </li>
        <li>
          <a href="#reference">{t('reference.title')}</a>
        </li>
        {referenceLinks}
      </ul>
    </nav>
  );
}
