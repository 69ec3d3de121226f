import { exportMe } from '@rakhim/contract';
import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '#src/components/ui/button.tsx';
import { callApi } from '#src/lib/api-client.ts';
import { saveFile } from '#src/lib/save-file.ts';
import { SettingsSection } from './settings-section.tsx';
import { useShowFailure } from '#src/components/failure/use-show-failure.ts';

export function ExportSection() {
  const { t } = useTranslation('settings');
  const showFailure = useShowFailure();
  const { mutate, isPending } = useMutation({
    networkMode: 'always',
    mutationFn: () => callApi(exportMe),
    onSuccess: (everything) =>
      saveFile(new Blob([JSON.stringify(everything, null, 2)], { type: 'application/json' }), 'rakhim-data.json'),
    onError: (error) => showFailure(error, t('export.failed')),
  });
  return (
    <SettingsSection title={t('export.title')} body={t('export.body')}>
      <Button icon={<Download size={18} aria-hidden="true" />} isBusy={isPending} onClick={() => mutate()}>
        {t('export.download')}
      </Button>
    </SettingsSection>
  );
}
