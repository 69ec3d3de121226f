import { FileUp, X } from 'lucide-react';
import { useId, useRef } from 'react';
import { Button } from './button.tsx';
import field from './field.module.css';
import styles from './file-field.module.css';

interface FileFieldProps {
  readonly label: string;
  /** What the buttons say. */
  readonly actions: { readonly choose: string; readonly another: string; readonly remove: string };
  /** Names of extensions, each with its dot, with commas between. */
  readonly accept: string;
  readonly hint: string;
  /** The error message: what is wrong with the file. */
  readonly error: string | undefined;
  readonly file: File | undefined;
  readonly onChoose: (file: File | undefined) => void;
}

/** A file to choose, or to take away again. The browser's own control speaks its language and not that of the page. */
export function FileField({ label, actions, accept, hint, error, file, onChoose }: FileFieldProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  return (
    <div className={field['field']} role="group" aria-labelledby={id} aria-describedby={`${id}-hint`}>
      <span id={id} className={field['label']}>
        {label}
      </span>
      <input
        ref={input}
        type="file"
        hidden
        accept={accept}
        onChange={({ target }) => {
          const [chosen] = target.files ?? [];
          // The same file can be chosen again, once it was mended.
          target.value = '';
          if (chosen) {
            onChoose(chosen);
          }
        }}
      />
      <div className={styles['chosen']}>
        <Button size="small" icon={<FileUp size={16} aria-hidden="true" />} onClick={() => input.current?.click()}>
          {file ? actions.another : actions.choose}
        </Button>
        {file && (
          <>
            <bdi className={styles['name']}>{file.name}</bdi>
            <Button
              size="small"
              variant="quiet"
              aria-label={actions.remove}
              icon={<X size={16} aria-hidden="true" />}
              onClick={() => onChoose(undefined)}
            />
          </>
        )}
      </div>
      <p id={`${id}-hint`} className={field['hint']}>
        {hint}
      </p>
      {error !== undefined && (
        <p className={field['error']} role="alert">
          {error}
        </p>
      )}
    </div>
  );
}
