import { X } from 'lucide-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#src/components/ui/button.tsx';
import { callDesktop } from '#src/lib/desktop-bridge.ts';
import styles from './audio-player.module.css';
import { FileName } from './file-name.tsx';
import { useQueueStore } from './queue-store.ts';
import { splitAtSpokenWord } from './spoken-word.ts';

/** Plays what came of a file, and shows the word that is being said where subtitles were made. */
export function AudioPlayer({ id, onClose }: { readonly id: string; readonly onClose: () => void }) {
  const { t } = useTranslation('batch');
  const name = useQueueStore((queue) => queue.jobs.get(id)?.name ?? '');
  const { data } = useQuery({
    queryKey: ['desktop', 'listen', id],
    queryFn: () => callDesktop('batch.listen', { job: id }),
    gcTime: 0,
    staleTime: Infinity,
  });
  const [atMs, setAtMs] = useState(0);
  const caption = data?.captions.findLast(({ startMs }) => startMs <= atMs);
  const said = caption && atMs <= caption.endMs ? splitAtSpokenWord(caption, atMs) : undefined;
  return (
    <section className={styles['player']} aria-label={t('player.title', { name })}>
      <p className={styles['words']} dir="auto" aria-live="off">
        {said ? (
          <>
            {said.before}
            <mark>{said.word}</mark>
            {said.after}
          </>
        ) : (
          <FileName name={name} />
        )}
      </p>
      {/* Sound of a text that its listener has; what is said is shown above where it is known. */}
      {data && (
        <audio
          className={styles['audio']}
          src={data.address}
          controls
          autoPlay
          onTimeUpdate={(event) => setAtMs(event.currentTarget.currentTime * 1000)}
        />
      )}
      <Button variant="quiet" size="small" aria-label={t('player.close')} onClick={onClose}>
        <X size={18} aria-hidden="true" />
      </Button>
      {data?.captions.length === 0 && <p className={styles['hint']}>{t('player.noCaptions')}</p>}
    </section>
  );
}
