import { Fragment, type ReactNode, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { PageGate } from '#src/components/page-gate/page-gate.tsx';
import { PageWaiting } from '#src/components/page-gate/page-waiting.tsx';
import { Button } from '#src/components/ui/button.tsx';
import { followKey } from '#src/lib/desktop-session.ts';
import { useLanguage } from '#src/lib/use-language.ts';
import { useSessionStore } from '#src/stores/session-store.ts';

/** A screen of the web app that asks the service, and so needs a key that the service accepts. */
export function KeyedScreen({ children }: { readonly children: ReactNode }) {
  const status = useSessionStore((session) => session.status);
  const account = useSessionStore((session) => session.user?.id);
  if (status === 'signed-out') {
    return <NeedsKey />;
  }
  return (
    <Suspense fallback={<PageWaiting />}>
      {status === 'signed-in' ? <Fragment key={account}>{children}</Fragment> : <PageWaiting />}
    </Suspense>
  );
}

function NeedsKey() {
  const { t } = useTranslation('desktop');
  const language = useLanguage();
  const navigate = useNavigate();
  const isRejected = useSessionStore((session) => session.end === 'expired');
  return (
    <PageGate
      title={t(isRejected ? 'needsKey.rejectedTitle' : 'needsKey.title')}
      lead={t(isRejected ? 'needsKey.rejectedBody' : 'needsKey.body')}
    >
      <Button variant="primary" onClick={() => void navigate(`/${language}/key`)}>
        {t(isRejected ? 'needsKey.change' : 'needsKey.add')}
      </Button>
      {isRejected && <Button onClick={() => void followKey()}>{t('needsKey.retry')}</Button>}
    </PageGate>
  );
}
