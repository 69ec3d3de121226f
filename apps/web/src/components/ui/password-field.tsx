import { Field } from '@base-ui/react/field';
import { Eye, EyeOff } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import styles from './field.module.css';

interface PasswordFieldProps extends Omit<ComponentProps<'input'>, 'className' | 'type'> {
  readonly label: string;
  readonly error?: string | undefined;
  readonly hint?: string;
  /** Names of the button that shows what was typed, and hides it again. */
  readonly showLabel: string;
  readonly hideLabel: string;
}

/** A secret that its writer may look at. Takes what a form library registers. */
export function PasswordField({ label, error, hint, showLabel, hideLabel, ...input }: PasswordFieldProps) {
  const [isShown, setIsShown] = useState(false);
  const Icon = isShown ? EyeOff : Eye;
  return (
    <Field.Root className={styles['field']} invalid={error !== undefined}>
      <Field.Label className={styles['label']}>{label}</Field.Label>
      <div className={styles['withButton']}>
        <Field.Control
          className={styles['control']}
          render={
            <input
              autoCapitalize="none"
              autoCorrect="off"
              spellCheck={false}
              {...input}
              type={isShown ? 'text' : 'password'}
            />
          }
        />
        <button
          type="button"
          className={styles['reveal']}
          aria-label={isShown ? hideLabel : showLabel}
          onClick={() => setIsShown(!isShown)}
        >
          <Icon size={20} aria-hidden="true" />
        </button>
      </div>
      {hint && <Field.Description className={styles['hint']}>{hint}</Field.Description>}
      <Field.Error className={styles['error']} match={error !== undefined}>
        {error}
      </Field.Error>
    </Field.Root>
  );
}
