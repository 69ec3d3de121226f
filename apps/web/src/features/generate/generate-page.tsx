import { lazy, Suspense, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { PageMetadata } from '#src/components/seo/page-metadata.tsx';
import { useSessionStore } from '#src/stores/session-store.ts';
import { AccessBanner } from './access-banner.tsx';
import { Dock } from './dock/dock.tsx';
import styles from './generate-page.module.css';
import { SettingsRail } from './settings/settings-rail.tsx';
import { SheetReading, SheetReview } from './sheet/sheet-reading.tsx';
import { TextSheet } from './sheet/text-sheet.tsx';
import { useDraftStore } from './draft-store.ts';
import { useStudioStore } from './studio-store.ts';
import { useDraftAutosave } from './use-draft-autosave.ts';
import { useStudioAccess } from './use-studio-access.ts';

/** The parts that need an account; only members load their code. */
const QuotaLine = lazy(async () => ({ default: (await import('./sheet/quota-line.tsx')).QuotaLine }));
const MemberStudio = lazy(async () => ({ default: (await import('./member/member-studio.tsx')).MemberStudio }));

/** What tells visitors how a short text is read; loaded once there is a text. */
const VisitorReading = lazy(async () => ({ default: (await import('./reading/visitor-reading.tsx')).VisitorReading }));

/**
 * The studio: the sheet that the text is written, read and performed on, its settings beside it, and below them the
 * dock that makes the sound and plays it. It is the same for everybody, so that nobody loses their place when access
 * changes.
 */
export function GeneratePage() {
  const { t } = useTranslation('generate');
  useDraftAutosave();
  useSpeakOnArrival();
  return (
    <div className={styles['studio']}>
      <PageMetadata
        page="generate"
        title={t('meta.title')}
        description={t('meta.description')}
        keywords={t('meta.keywords')}
      />
      <h1 className="visually-hidden">{t('title')}</h1>
      <div className={styles['body']}>
        <div className={styles['banner']}>
          <StudioBanner />
        </div>
        <div className={styles['desk']}>
          <TextSheet reading={<SheetReading />} review={<SheetReview />} />
          <Quota />
        </div>
        <SettingsRail />
      </div>
      <Dock />
      <Background />
    </div>
  );
}

function StudioBanner() {
  const status = useSessionStore((session) => session.status);
  const access = useStudioAccess((all) => all);
  return status === 'signed-in' ? (
    <AccessBanner access={access} />
  ) : (
    <VisitorBanner isKnown={status === 'signed-out'} />
  );
}

function Quota() {
  const access = useStudioAccess((all) => all);
  return (
    access.kind === 'ready' && (
      <Suspense>
        <QuotaLine access={access} />
      </Suspense>
    )
  );
}

/** The work behind the screen: for members all of it, for visitors the reading of what they write. */
function Background() {
  const status = useSessionStore((session) => session.status);
  const hasText = useDraftStore(({ text }) => text !== '');
  useEffect(() => {
    if (status === 'signed-out') {
      useStudioStore.getState().drop();
    }
  }, [status]);
  return (
    <Suspense>
      {status === 'signed-in' && <MemberStudio />}
      {status === 'signed-out' && hasText && <VisitorReading />}
    </Suspense>
  );
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
