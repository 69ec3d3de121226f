import { useVirtualizer } from '@tanstack/react-virtual';
import { useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#src/lib/use-format.ts';
import { FailedFilter } from './failed-filter.tsx';
import styles from './queue-list.module.css';
import { QueueRow } from './queue-row.tsx';
import { useQueueStore } from './queue-store.ts';

const rowPixels = 56;
/** Rows made beyond what is seen, so that scrolling meets none that is empty. */
const overscan = 12;

interface QueueListProps {
  readonly onPreview: (id: string) => void;
  readonly onListen: (id: string) => void;
}

/** The files in the order in which they are read. Only those in sight are there, however many there are. */
export function QueueList({ onPreview, onListen }: QueueListProps) {
  const { t } = useTranslation('batch');
  const { number } = useFormat();
  const whole = useQueueStore((queue) => queue.order);
  const jobs = useQueueStore((queue) => queue.jobs);
  const [isFailedOnly, showFailedOnly] = useState(false);
  const order = useMemo(
    () => (isFailedOnly ? whole.filter((id) => /^(?:failed|skipped)$/u.test(jobs.get(id)?.state ?? '')) : whole),
    [isFailedOnly, jobs, whole],
  );
  const selected = useQueueStore((queue) => queue.selected.size);
  const select = useQueueStore((queue) => queue.select);
  const scroller = useRef<HTMLDivElement>(null);
  const rows = useVirtualizer({
    count: order.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowPixels,
    overscan,
  });

  return (
    <div className={styles['list']}>
      <div className={styles['head']}>
        <label className={styles['all']}>
          <input
            type="checkbox"
            checked={selected > 0 && selected === order.length}
            ref={(box) => {
              if (box) {
                box.indeterminate = selected > 0 && selected < order.length;
              }
            }}
            onChange={(event) => select(order, event.target.checked)}
          />
          {selected === 0 ? t('list.selectAll') : t('list.selected', { count: selected, number: number(selected) })}
        </label>
        <FailedFilter isOn={isFailedOnly} onChange={showFailedOnly} />
      </div>
      <div ref={scroller} className={styles['scroller']} role="list" aria-label={t('list.label')} tabIndex={0}>
        <div className={styles['sheet']} role="presentation" style={{ blockSize: rows.getTotalSize() }}>
          {rows.getVirtualItems().map(({ index, start }) => {
            const id = order[index];
            return id === undefined ? null : (
              <QueueRow key={id} id={id} index={index} offset={start} onPreview={onPreview} onListen={onListen} />
            );
          })}
        </div>
      </div>
    </div>
  );
}
