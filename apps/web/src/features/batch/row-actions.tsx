import type { BatchJob } from '@rakhim/contract/desktop';
import { MoreHorizontal, Volume2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useShowDesktopFailure } from '#src/components/failure/use-show-desktop-failure.ts';
import { Button } from '#src/components/ui/button.tsx';
import { Menu, MenuItem, MenuSeparator } from '#src/components/ui/menu.tsx';
import { callDesktop } from '#src/lib/desktop-bridge.ts';
import { useQueueStore } from './queue-store.ts';
import styles from './row-actions.module.css';

interface RowActionsProps {
  readonly job: BatchJob;
  readonly index: number;
  readonly onPreview: (id: string) => void;
  readonly onListen: (id: string) => void;
}

/** The actions for one file. */
export function RowActions({ job: { id, name, state, outputs }, index, onPreview, onListen }: RowActionsProps) {
  const { t } = useTranslation('batch');
  const showFailure = useShowDesktopFailure();
  const order = useQueueStore((queue) => queue.order);
  const act = (call: Promise<unknown>) => void call.catch(showFailure);
  const move = (before: string | undefined) =>
    act(callDesktop('batch.move', { job: id, ...(before !== undefined && { before }) }));
  const isWaiting = state === 'queued';
  const jobs = [id];

  return (
    <div className={styles['actions']}>
      {outputs > 0 && state === 'done' && (
        <Button variant="quiet" size="small" aria-label={t('actions.listen', { name })} onClick={() => onListen(id)}>
          <Volume2 size={18} aria-hidden="true" />
        </Button>
      )}
      <Menu
        trigger={
          <Button variant="quiet" size="small" aria-label={t('list.more', { name })}>
            <MoreHorizontal size={18} aria-hidden="true" />
          </Button>
        }
      >
        {outputs > 0 && (
          <MenuItem onClick={() => act(callDesktop('batch.reveal', { job: id, what: 'sound' }))}>
            {t('actions.reveal')}
          </MenuItem>
        )}
        <MenuItem onClick={() => act(callDesktop('batch.reveal', { job: id, what: 'source' }))}>
          {t('actions.revealSource')}
        </MenuItem>
        {state !== 'running' && state !== 'done' && (
          <MenuItem onClick={() => onPreview(id)}>{t('actions.preview')}</MenuItem>
        )}
        {isWaiting && (
          <>
            <MenuSeparator />
            <MenuItem disabled={index === 0} onClick={() => move(order[0])}>
              {t('actions.moveFirst')}
            </MenuItem>
            <MenuItem disabled={index === 0} onClick={() => move(order[index - 1])}>
              {t('actions.moveUp')}
            </MenuItem>
            <MenuItem disabled={index === order.length - 1} onClick={() => move(order[index + 2])}>
              {t('actions.moveDown')}
            </MenuItem>
          </>
        )}
        <MenuSeparator />
        {(state === 'failed' || state === 'cancelled') && (
          <MenuItem onClick={() => act(callDesktop('batch.retry', { jobs }))}>{t('actions.retry')}</MenuItem>
        )}
        {(isWaiting || state === 'running') && (
          <MenuItem onClick={() => act(callDesktop('batch.cancel', { jobs }))}>{t('actions.cancel')}</MenuItem>
        )}
        {state !== 'running' && (
          <MenuItem onClick={() => act(callDesktop('batch.clear', { jobs }))}>{t('actions.remove')}</MenuItem>
        )}
      </Menu>
    </div>
  );
}
