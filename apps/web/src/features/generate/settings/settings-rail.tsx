import { lazy, Suspense } from 'react';
import { EarlyInput } from '#src/components/ui/early-input.tsx';
import { useReadingStore } from '../reading/reading-store.ts';
import { useStudioStore } from '../studio-store.ts';
import type { StudioAccess } from '../studio-access.ts';
import { DialectPicker } from './dialect-picker.tsx';
import styles from './settings-rail.module.css';
import { StyleField } from './style-field.tsx';
import { VoicePicker } from './voice-picker.tsx';

/** Seldom moved, and so not waited for. */
const ProsodyFields = lazy(async () => ({ default: (await import('./prosody-fields.tsx')).ProsodyFields }));
/** What depends on what the text is; loaded once that is known. */
const LatinChoice = lazy(async () => ({ default: (await import('./latin-choice.tsx')).LatinChoice }));
const NotationChoice = lazy(async () => ({ default: (await import('./notation-choice.tsx')).NotationChoice }));
const WarningList = lazy(async () => ({ default: (await import('./warning-list.tsx')).WarningList }));

/** How the text is to sound, and what is worth knowing about it. */
export function SettingsRail({ access }: { readonly access: StudioAccess }) {
  const hasLatin = useReadingStore(({ preview }) => preview?.spans.some(({ rule }) => rule === 'latin'));
  const ofText = useReadingStore(({ preview }) => preview?.warnings);
  const ofSound = useStudioStore(({ made }) => made?.utterance.warnings);
  const warnings = [...(ofText ?? []), ...(ofSound ?? [])];
  return (
    <div className={styles['rail']}>
      <DialectPicker access={access} />
      <VoicePicker access={access} />
      <Suspense>
        <EarlyInput>
          <ProsodyFields />
        </EarlyInput>
      </Suspense>
      <StyleField access={access} />
      <Suspense>
        <EarlyInput>
          <NotationChoice />
        </EarlyInput>
      </Suspense>
      <Suspense>
        {hasLatin && <LatinChoice />}
        {warnings.length > 0 && <WarningList warnings={warnings} />}
      </Suspense>
    </div>
  );
}
