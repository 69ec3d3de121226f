import { Fragment, type ReactNode, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { KuficSpinner } from '#src/components/brand/kufic-spinner.tsx';
import { Button } from '#src/components/ui/button.tsx';
import { PageBody } from '#src/components/ui/page-body.tsx';
import { PageHeader } from '#src/components/ui/page-header.tsx';
import { followKey } from '#src/lib/desktop-session.ts';
import { useLanguage } from '#src/lib/use-language.ts';
import { useSessionStore } from '#src/stores/session-store.ts';
import styles from './keyed-screen.module.css';

/** A screen of the web app that asks the service, and so needs a key that the service accepts. */
export function KeyedScreen({ children }: { readonly children: ReactNode }) {
  const status = useSessionStore((session) => session.status);
  const account = useSessionStore((session) => session.user?.id);
  if (status === 'signed-out') {
    return <NeedsKey />;
  }
  return <Suspense fallback={<Waiting />}>{status === 'signed-in' ? <Fragment key={account}>{children}</Fragment> : <Waiting />}</Suspense>;
}

function Waiting() {
  const { t } = useTranslation();
  return (
    <div className={styles['waiting']} role="status">
      <KuficSpinner isLarge />
      <span className="visually-hidden">{t('status.loading')}</span>
    </div>
  );
}

function NeedsKey() {
  const { t } = useTranslation('desktop');
  const language = useLanguage();
  const navigate = useNavigate();
  const isRejected = useSessionStore((session) => session.end === 'expired');
  const title = t(isRejected ? 'needsKey.rejectedTitle' : 'needsKey.title');
  return (
    <PageBody width="reading">
      <title>{title}</title>
      <PageHeader title={title} lead={t(isRejected ? 'needsKey.rejectedBody' : 'needsKey.body')} />
      <div className={styles['ways']}>
        <Button variant="primary" onClick={() => void navigate(`/${language}/key`)}>
          {t(isRejected ? 'needsKey.change' : 'needsKey.add')}
        </Button>
        {isRejected && <Button onClick={() => void followKey()}>{t('needsKey.retry')}</Button>}
      </div>
    </PageBody>
  );
}
