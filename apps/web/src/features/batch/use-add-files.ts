import type { Granted } from '@rakhim/contract/desktop';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useShowDesktopFailure } from '#src/components/failure/use-show-desktop-failure.ts';
import { callDesktop, dropFiles } from '#src/lib/desktop-bridge.ts';
import { useFormat } from '#src/lib/use-format.ts';
import { showToast } from '#src/stores/toast-store.ts';
import { isolateFileName } from './file-name.tsx';
import { useSettingsStore } from './settings-store.ts';

/** The most file names listed in one message. */
const namedMax = 3;

/** Puts files into the queue, however they came, with the settings as they are now. */
export function useAddFiles() {
  const { t } = useTranslation('batch');
  const { number } = useFormat();
  const showFailure = useShowDesktopFailure();

  async function add({ files, skipped }: Granted): Promise<void> {
    const { settings } = useSettingsStore.getState();
    const added =
      files.length > 0 && settings
        ? (await callDesktop('batch.add', { files: files.map(({ id }) => id), settings })).added
        : 0;
    if (skipped.length > 0) {
      const body = skipped
        .slice(0, namedMax)
        .map(({ name, reason }) => t(`skippedReasons.${reason}`, { name: isolateFileName(name) }))
        .join(' ');
      showToast({
        title: t('skipped', { count: skipped.length, number: number(skipped.length) }),
        body,
        tone: 'danger',
      });
    }
    if (added > 0) {
      showToast({ title: t('added', { count: added, number: number(added) }) });
    }
  }

  const adding = useMutation({
    mutationFn: async (granted: Promise<Granted>) => add(await granted),
    onError: showFailure,
  });
  return {
    isAdding: adding.isPending,
    choose: (kind: 'files' | 'folder') => adding.mutate(callDesktop('files.choose', { kind })),
    drop: (files: readonly File[]) => files.length > 0 && adding.mutate(dropFiles(files)),
  };
}
