import { lazy, Suspense, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { PageMetadata } from '#src/components/seo/page-metadata.tsx';
import { PageBody } from '#src/components/ui/page-body.tsx';
import { useSessionStore } from '#src/stores/session-store.ts';
import { AccessBanner } from './access-banner.tsx';
import styles from './generate-page.module.css';
import { ReadingInvitation } from './reading/reading-invitation.tsx';
import type { StudioAccess } from './studio-access.ts';
import { StudioFrame } from './studio-frame.tsx';
import { useStudioStore } from './studio-store.ts';
import { useDraftAutosave } from './use-draft-autosave.ts';

/** The part that needs an account; only members load its code. */
const MemberStudio = lazy(async () => ({ default: (await import('./member/member-studio.tsx')).MemberStudio }));

export function GeneratePage() {
  const { t } = useTranslation('generate');
  const status = useSessionStore((session) => session.status);
  const access = useAccess();
  useDraftAutosave();
  useSpeakOnArrival();
  useEffect(() => {
    if (status === 'signed-out') {
      useStudioStore.getState().drop();
    }
  }, [status]);
  return (
    <PageBody>
      <PageMetadata
        page="generate"
        title={t('meta.title')}
        description={t('meta.description')}
        keywords={t('meta.keywords')}
      />
      <h1 className="visually-hidden">{t('title')}</h1>
      {status === 'signed-in' ? <AccessBanner access={access} /> : <VisitorBanner isKnown={status === 'signed-out'} />}
      <StudioFrame access={access}>
        {status === 'signed-in' ? (
          <Suspense>
            <MemberStudio />
          </Suspense>
        ) : (
          <ReadingInvitation />
        )}
      </StudioFrame>
    </PageBody>
  );
}

function useAccess(): StudioAccess {
  const status = useSessionStore((session) => session.status);
  const members = useStudioStore((studio) => studio.access);
  return status === 'signed-in' ? members : { kind: status === 'unknown' ? 'unknown' : 'signed-out' };
}

/**
 * The banner for visitors. It is prerendered, before anybody knows who looks; it stays hidden for a person who signed
 * in here before.
 */
function VisitorBanner({ isKnown }: { readonly isKnown: boolean }) {
  return (
    <div className={isKnown ? undefined : styles['unknown']}>
      <AccessBanner access={{ kind: 'signed-out' }} />
    </div>
  );
}

/** Speaks the draft as soon as it can be, for somebody who pressed "hear it" on the page that led here. */
function useSpeakOnArrival(): void {
  const location = useLocation();
  const navigate = useNavigate();
  const { pathname } = location;
  const speaks = (location.state as { speaks?: boolean } | null)?.speaks === true;
  useEffect(() => {
    if (speaks) {
      useStudioStore.getState().want();
      // Coming back to the studio later is no wish to hear it again.
      void navigate(pathname, { replace: true });
    }
  }, [speaks, navigate, pathname]);
}
