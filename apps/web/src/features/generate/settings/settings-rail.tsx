import { lazy, Suspense } from 'react';
import { EarlyInput } from '#src/components/ui/early-input.tsx';
import { useReadingStore } from '../reading/reading-store.ts';
import { usePlan } from '../use-studio-access.ts';
import { DialectPicker } from './dialect-picker.tsx';
import styles from './settings-rail.module.css';
import { StyleField } from './style-field.tsx';
import { VoicePicker } from './voice-picker.tsx';

/** Seldom moved, and so not waited for. */
const FineSettings = lazy(async () => ({ default: (await import('./fine-settings.tsx')).FineSettings }));
const MoreSettings = lazy(async () => ({ default: (await import('./more-settings.tsx')).MoreSettings }));

/** A line for administrators; nobody else loads more than the question whether they are one. */
const NewVoiceLine = lazy(async () => ({ default: (await import('./new-voice-line.tsx')).NewVoiceLine }));

/**
 * A constant element: React draws a boundary anew that is reached by a change before its code is there, and what was
 * set on the prerendered page would be lost.
 */
const fineSettings = (
  <Suspense>
    <EarlyInput>
      <FineSettings />
    </EarlyInput>
  </Suspense>
);

/** How the text is to sound, and what is worth knowing about it. */
export function SettingsRail() {
  const isRead = useReadingStore(({ preview }) => preview !== undefined);
  const isMember = usePlan() !== undefined;
  return (
    <div className={styles['rail']}>
      <DialectPicker />
      <VoicePicker />
      <Suspense>{isMember && <NewVoiceLine />}</Suspense>
      {fineSettings}
      <StyleField />
      <Suspense>{(isRead || isMember) && <MoreSettings isMember={isMember} />}</Suspense>
    </div>
  );
}
