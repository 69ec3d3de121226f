import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useStudioStore } from '../studio-store.ts';
import styles from './dock.module.css';
import { GenerateControls } from './generate-controls.tsx';

/** What plays a sound; loaded once there is one. */
const Player = lazy(async () => ({ default: (await import('./player.tsx')).Player }));

/** The bottom of the studio: what makes the sound, and plays the one that was made. It stays in view. */
export function Dock() {
  const { t } = useTranslation('generate');
  const made = useStudioStore((studio) => studio.made);
  return (
    <section className={styles['dock']} aria-label={t('dock')}>
      <div className={styles['row']} data-playing={made ? '' : undefined}>
        {made && (
          <Suspense>
            <Player key={made.utterance.id} made={made} />
          </Suspense>
        )}
        <GenerateControls />
      </div>
    </section>
  );
}
