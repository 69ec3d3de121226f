import { use } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#src/components/ui/button.tsx';
import { SheetField } from './sheet-field.ts';
import styles from './text-sheet.module.css';

interface MarkupProblemProps {
  readonly message: string;
  /** Where: a code point of the text. */
  readonly offset: number;
}

/** What is wrong with the markup of the text, and the way to its place. */
export function MarkupProblem({ message, offset }: MarkupProblemProps) {
  const { t } = useTranslation('studio');
  const field = use(SheetField);

  function show() {
    const area = field.current;
    if (area) {
      const points = Array.from(area.value);
      const start = points.slice(0, offset).join('').length;
      area.focus();
      area.setSelectionRange(start, start + Math.max(1, tagLength(points.slice(offset).join(''))));
    }
  }

  return (
    <p className={styles['wrong']} role="alert">
      {message}{' '}
      <Button size="small" variant="quiet" onClick={show}>
        {t('markup.show')}
      </Button>
    </p>
  );
}

/** The tag that a text begins with, in UTF-16 units. */
function tagLength(rest: string): number {
  return /^(?:<[^<>]*>?|\[[^[\]\n]*\]?)/u.exec(rest)?.[0].length ?? 1;
}
