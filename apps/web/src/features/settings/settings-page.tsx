import { useTranslation } from 'react-i18next';
import { PageMetadata } from '#src/components/seo/page-metadata.tsx';
import { PageBody } from '#src/components/ui/page-body.tsx';
import { PageHeader } from '#src/components/ui/page-header.tsx';
import { useSessionStore } from '#src/stores/session-store.ts';
import { DeleteSection } from './delete/delete-section.tsx';
import { EmailChangeLink } from './email/email-change-link.tsx';
import { EmailSection } from './email/email-section.tsx';
import { ExportSection } from './export-section.tsx';
import { HistorySection } from './history/history-section.tsx';
import { FormatSection } from './format-section.tsx';
import { LanguageSection } from './language-section.tsx';
import { PasswordSection } from './password-section.tsx';
import { ProfileSection } from './profile-section.tsx';
import { SessionsSection } from './sessions/sessions-section.tsx';

export function SettingsPage() {
  const { t } = useTranslation('settings');
  const user = useSessionStore((session) => session.user);
  return (
    <PageBody>
      <PageMetadata page="settings" title={t('meta.title')} description={t('meta.description')} />
      <PageHeader title={t('title')} />
      <EmailChangeLink />
      {user && (
        <div>
          <ProfileSection key={`name ${user.name}`} user={user} />
          <EmailSection key={`email ${user.email}`} user={user} />
          <PasswordSection user={user} />
          <LanguageSection user={user} />
          <FormatSection />
          <SessionsSection />
          <HistorySection />
          <ExportSection />
          <DeleteSection user={user} />
        </div>
      )}
    </PageBody>
  );
}
