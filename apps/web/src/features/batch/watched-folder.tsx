import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useShowDesktopFailure } from '#src/components/failure/use-show-desktop-failure.ts';
import { Button } from '#src/components/ui/button.tsx';
import { callDesktop } from '#src/lib/desktop-bridge.ts';
import styles from './watched-folder.module.css';

const queryKey = ['desktop', 'watch'];

/** A folder whose new texts are read by themselves. */
export function WatchedFolder() {
  const { t } = useTranslation('batch');
  const client = useQueryClient();
  const showFailure = useShowDesktopFailure();
  const { data: watched } = useQuery({ queryKey, queryFn: () => callDesktop('watch.read', {}) });
  const change = useMutation({
    mutationFn: (name: 'watch.choose' | 'watch.stop') => callDesktop(name, {}),
    onSuccess: (now) => client.setQueryData(queryKey, now),
    onError: showFailure,
  });
  const folder = watched?.folderName;
  return (
    <section className={styles['watch']}>
      <h3>{t('watch.title')}</h3>
      <p>{folder === undefined ? t('watch.body') : t('watch.watching', { folder })}</p>
      <Button
        size="small"
        isBusy={change.isPending}
        onClick={() => change.mutate(folder === undefined ? 'watch.choose' : 'watch.stop')}
      >
        {folder === undefined ? t('watch.choose') : t('watch.stop')}
      </Button>
    </section>
  );
}
