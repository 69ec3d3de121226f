import { deleteHistory, getHistorySettings, type HistorySettings, updateHistorySettings } from '@rakhim/contract';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useShowFailure } from '#src/components/failure/use-show-failure.ts';
import { Button } from '#src/components/ui/button.tsx';
import { ChoiceGroup } from '#src/components/ui/choice-group.tsx';
import { ConfirmDialog } from '#src/components/ui/confirm-dialog.tsx';
import { SelectField } from '#src/components/ui/select-field.tsx';
import { callApi } from '#src/lib/api-client.ts';
import { useFormat } from '#src/lib/use-format.ts';
import { showToast } from '#src/stores/toast-store.ts';
import { SettingsSection } from '../settings-section.tsx';

const settingsKey = ['history-settings'] as const;
const settingsQuery = queryOptions({
  queryKey: settingsKey,
  queryFn: ({ signal }) => callApi(getHistorySettings, { signal }),
});
const keeps = ['everything', 'nothing'] as const;
const dayChoices = [0, 7, 30, 90, 365];

/** The settings of the history. Switching it off deletes what is there, so it asks for confirmation. */
export function HistorySection() {
  const { t } = useTranslation('settings');
  const showFailure = useShowFailure();
  const queries = useQueryClient();
  const [asking, setAsking] = useState<'keepNothing' | 'deleteAll'>();
  const { data, isError, refetch } = useQuery(settingsQuery);
  const { mutateAsync, mutate } = useMutation({
    networkMode: 'always',
    // Changes run one after the other, each based on the result of the previous one.
    scope: { id: settingsKey.join() },
    mutationFn: async (change: Partial<HistorySettings>) => {
      await queries.cancelQueries({ queryKey: settingsKey });
      const known = await queries.fetchQuery({ ...settingsQuery, staleTime: Infinity });
      return callApi(updateHistorySettings, { body: { ...known, ...change } });
    },
    onSuccess: (settings) => {
      queries.setQueryData(settingsKey, settings);
      void queries.invalidateQueries({ queryKey: ['history'] });
      showToast({ title: t('history.saved') });
    },
    onError: (error) => showFailure(error),
  });
  const deleteAll = async () => {
    await callApi(deleteHistory);
    await queries.invalidateQueries({ queryKey: ['history'] });
    showToast({ title: t('history.deleted') });
  };

  return (
    <SettingsSection title={t('history.title')} body={t('history.body')}>
      {isError && <Button onClick={() => void refetch()}>{t('history.retry')}</Button>}
      {data && (
        <>
          <ChoiceGroup
            label={t('history.keeps')}
            options={keeps.map((value) => ({ value, label: t(`history.${value}`) }))}
            value={data.keeps}
            onChoose={(chosen) => (chosen === 'nothing' ? setAsking('keepNothing') : mutate({ keeps: chosen }))}
          />
          {data.keeps === 'everything' && (
            <>
              <KeptDays settings={data} onChoose={mutate} />
              <div>
                <Button onClick={() => setAsking('deleteAll')}>{t('history.deleteAll')}</Button>
              </div>
            </>
          )}
          {asking === 'keepNothing' && (
            <ConfirmDialog
              title={t('history.nothingTitle')}
              confirm={t('history.nothingConfirm')}
              onConfirm={async () => void (await mutateAsync({ keeps: 'nothing' }))}
              onClose={() => setAsking(undefined)}
            >
              {t('history.nothingBody')}
            </ConfirmDialog>
          )}
          {asking === 'deleteAll' && (
            <ConfirmDialog
              title={t('history.deleteTitle')}
              confirm={t('history.deleteAll')}
              onConfirm={deleteAll}
              onClose={() => setAsking(undefined)}
            >
              {t('history.deleteBody')}
            </ConfirmDialog>
          )}
        </>
      )}
    </SettingsSection>
  );
}

interface KeptDaysProps {
  readonly settings: HistorySettings;
  readonly onChoose: (change: Pick<HistorySettings, 'audioDays'>) => void;
}

/** For how long sounds are kept; what the operator chose is offered, too, where it is none of the usual ones. */
function KeptDays({ settings, onChoose }: KeptDaysProps) {
  const { t } = useTranslation('settings');
  const format = useFormat();
  const days = [...new Set([...dayChoices, settings.audioDays])].sort((a, b) => a - b);
  const label = (count: number) =>
    count === 0 ? t('history.textsOnly') : t('history.days', { count, number: format.number(count) });
  return (
    <SelectField
      label={t('history.audioDays')}
      isStacked
      value={String(settings.audioDays)}
      options={days.map((count) => ({ value: String(count), label: label(count) }))}
      onChoose={(chosen) => onChoose({ audioDays: Number(chosen) })}
    />
  );
}
