import type { ReactNode } from 'react';
import { DialectPicker } from './form/dialect-picker.tsx';
import { GenerateBar } from './form/generate-bar.tsx';
import { QuotaLine } from './form/quota-line.tsx';
import { StyleField } from './form/style-field.tsx';
import { TextSheet } from './form/text-sheet.tsx';
import { VoicePicker } from './form/voice-picker.tsx';
import type { StudioAccess } from './studio-access.ts';
import styles from './studio-frame.module.css';

interface StudioFrameProps {
  readonly access: StudioAccess;
  /** The results: the sound of the text, and how it is read. */
  readonly children?: ReactNode;
}

/**
 * The frame of the studio: the text and its result on one side, the voice settings on the other. It is the same for
 * everybody, so that nobody loses their place when access changes.
 */
export function StudioFrame({ access, children }: StudioFrameProps) {
  return (
    <div className={styles['studio']}>
      <div className={styles['desk']}>
        <TextSheet />
        <QuotaLine access={access} />
      </div>
      <div className={styles['controls']}>
        <DialectPicker access={access} />
        <VoicePicker access={access} />
        <StyleField access={access} />
        <GenerateBar access={access} />
      </div>
      <div className={styles['results']}>{children}</div>
    </div>
  );
}
