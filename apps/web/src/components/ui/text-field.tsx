import { Field } from '@base-ui/react/field';
import type { ComponentProps, ReactElement } from 'react';
import styles from './field.module.css';

interface TextFieldProps extends Omit<ComponentProps<'input'>, 'className'> {
  readonly label: string;
  /** The error message: what is wrong with the value, and what to do. */
  readonly error?: string | undefined;
  readonly hint?: string | undefined;
  /** The input element, where it is no plain line. */
  readonly control?: ReactElement;
}

/** One line of text with its name above and what is wrong with it below. Takes what a form library registers. */
export function TextField({ label, error, hint, control, ...input }: TextFieldProps) {
  return (
    <Field.Root className={styles['field']} invalid={error !== undefined}>
      <Field.Label className={styles['label']}>{label}</Field.Label>
      <Field.Control className={styles['control']} render={control ?? <input {...input} />} />
      {hint && <Field.Description className={styles['hint']}>{hint}</Field.Description>}
      <Field.Error className={styles['error']} match={error !== undefined}>
        {error}
      </Field.Error>
    </Field.Root>
  );
}
