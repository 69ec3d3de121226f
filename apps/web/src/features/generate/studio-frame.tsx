import type { ReactNode } from 'react';
import { DialectPicker } from './form/dialect-picker.tsx';
import { GenerateBar, type GenerateBarProps } from './form/generate-bar.tsx';
import { QuotaLine } from './form/quota-line.tsx';
import { StyleField } from './form/style-field.tsx';
import { TextSheet } from './form/text-sheet.tsx';
import { VoicePicker } from './form/voice-picker.tsx';
import type { StudioAccess } from './studio-access.ts';
import styles from './studio-frame.module.css';

interface StudioFrameProps {
  readonly access: StudioAccess;
  readonly banner?: ReactNode;
  /** What becomes of the text: its sound, and how it is read. */
  readonly children?: ReactNode;
  readonly generation?: Omit<GenerateBarProps, 'access'>;
}

/** The studio: the text and what becomes of it on one side, how it is spoken on the other. */
export function StudioFrame({ access, banner, children, generation = { isBusy: false } }: StudioFrameProps) {
  return (
    <>
      {banner}
      <div className={styles['studio']}>
        <div className={styles['desk']}>
          <TextSheet onSubmit={generation.onStart} />
          <QuotaLine access={access} />
        </div>
        <div className={styles['controls']}>
          <DialectPicker access={access} />
          <VoicePicker />
          <StyleField access={access} />
          <GenerateBar access={access} {...generation} />
        </div>
        <div className={styles['results']}>{children}</div>
      </div>
    </>
  );
}
