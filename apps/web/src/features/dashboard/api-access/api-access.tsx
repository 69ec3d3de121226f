import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Tabs } from '#src/components/ui/tabs.tsx';
import { DashboardSection } from '../dashboard-section.tsx';
import { DocumentationPanel } from './documentation-panel.tsx';
import { KeyPanel } from './key-panel.tsx';

/** The keys of the account; `more` leads to the page that shows all of them. */
export function ApiAccess({ more }: { readonly more?: ReactNode }) {
  const { t } = useTranslation('dashboard');
  const [tab, setTab] = useState<'key' | 'docs'>('key');
  return (
    <DashboardSection title={t('api.title')} actions={more}>
      <Tabs
        label={t('api.tabs')}
        value={tab}
        onChoose={setTab}
        tabs={[
          { id: 'key', label: t('api.keyTab'), content: <KeyPanel hasOthers={more === undefined} /> },
          { id: 'docs', label: t('api.docsTab'), content: <DocumentationPanel onBack={() => setTab('key')} /> },
        ]}
      />
    </DashboardSection>
  );
}
