import { lazy, Suspense, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { PageMetadata } from '#src/components/seo/page-metadata.tsx';
import { PageBody } from '#src/components/ui/page-body.tsx';
import { useSessionStore } from '#src/stores/session-store.ts';
import { AccessBanner } from './access-banner.tsx';
import { keepDraft, useDraftStore } from './draft-store.ts';
import styles from './generate-page.module.css';
import { ReadingInvitation } from './reading/reading-invitation.tsx';
import { StudioFrame } from './studio-frame.tsx';

/** What needs an account: nobody else loads its code. */
const MemberStudio = lazy(async () => ({ default: (await import('./member/member-studio.tsx')).MemberStudio }));

export function GeneratePage() {
  const { t } = useTranslation('generate');
  const status = useSessionStore((session) => session.status);
  const userId = useSessionStore((session) => session.user?.id);
  const restore = useDraftStore((draft) => draft.restore);
  useEffect(() => {
    if (status !== 'unknown') {
      restore(userId);
    }
  }, [status, userId, restore]);
  useEffect(() => keepDraft(), []);
  const visitor = { kind: status === 'unknown' ? 'unknown' : 'signed-out' } as const;
  return (
    <PageBody>
      <PageMetadata page="generate" title={t('meta.title')} description={t('meta.description')} keywords={t('meta.keywords')} />
      <h1 className="visually-hidden">{t('title')}</h1>
      {status === 'signed-in' ? (
        <Suspense fallback={<StudioFrame access={{ kind: 'unknown' }} />}>
          <MemberStudio />
        </Suspense>
      ) : (
        <StudioFrame access={visitor} banner={<VisitorBanner isKnown={status === 'signed-out'} />}>
          <ReadingInvitation />
        </StudioFrame>
      )}
    </PageBody>
  );
}

/** Part of the page made at build time, so it stands there before anybody knows who looks; whoever signed in here before is not shown it meanwhile. */
function VisitorBanner({ isKnown }: { readonly isKnown: boolean }) {
  return (
    <div className={isKnown ? undefined : styles['unknown']}>
      <AccessBanner access={{ kind: 'signed-out' }} />
    </div>
  );
}
