import { Field } from '@base-ui/react/field';
import type { ComponentProps } from 'react';
import styles from './field.module.css';

interface TextAreaProps extends Omit<ComponentProps<'textarea'>, 'className'> {
  readonly label: string;
  readonly error?: string | undefined;
  readonly hint?: string | undefined;
}

/**
 * Several lines of text with their name above and what is wrong with them below. Takes what a form library registers.
 */
export function TextArea({ label, error, hint, ...area }: TextAreaProps) {
  return (
    <Field.Root className={styles['field']} invalid={error !== undefined}>
      <Field.Label className={styles['label']}>{label}</Field.Label>
      <Field.Control className={`${styles['control']} ${styles['area']}`} render={<textarea {...area} />} />
      {hint && <Field.Description className={styles['hint']}>{hint}</Field.Description>}
      <Field.Error className={styles['error']} match={error !== undefined}>
        {error}
      </Field.Error>
    </Field.Root>
  );
}
