import { countCharacters } from '@rakhim/contract/characters';
import { limits } from '@rakhim/contract/limits';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#src/components/ui/button.tsx';
import { useFormat } from '#src/lib/use-format.ts';
import { type Draft, draftOf } from '../draft.ts';
import { useDraftStore } from '../draft-store.ts';
import { EarlierDraft } from './earlier-draft.tsx';
import { useStudioStore } from '../studio-store.ts';
import styles from './text-sheet.module.css';

/** A text that shows what is hard about reading Arabic aloud: numbers, a date, a price, a Latin word and no vowels. */
const exampleText =
  'افتُتح معرض الكتاب يوم 12/5/2026 في تمام الساعة 8:30 مساءً، وحضره 350 زائرًا في يومه الأول.\nثمن التذكرة 25 ر.س، ويمكن حجزها عبر تطبيق Rakhim أو الاتصال بالرقم 920001234.';

/** The text area of the studio, in the Arabic typeface. Ctrl + Enter generates the speech. */
export function TextSheet() {
  const { t } = useTranslation('generate');
  const format = useFormat();
  const id = useId();
  const area = useRef<HTMLTextAreaElement>(null);
  const [cleared, setCleared] = useState<Draft>();
  const { text, write, replace } = useDraftStore();
  const count = countCharacters(text);
  const isTooLong = count > limits.streamedTextCharactersMax;

  function submitByKey(event: KeyboardEvent) {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      useStudioStore.getState().want();
    }
  }

  function clear() {
    setCleared(draftOf(useDraftStore.getState()));
    write('');
    area.current?.focus();
  }

  return (
    <div className={styles['sheet']}>
      <div className={styles['head']}>
        <label htmlFor={id} className={styles['label']}>
          {t('text.label')}
        </label>
        {text === '' && !cleared && (
          <Button size="small" variant="quiet" onClick={() => write(exampleText)}>
            {t('text.example')}
          </Button>
        )}
        {text === '' && cleared && (
          <Button size="small" variant="quiet" onClick={() => replace(cleared)}>
            {t('text.undo')}
          </Button>
        )}
        {text !== '' && (
          <Button size="small" variant="quiet" onClick={clear}>
            {t('text.clear')}
          </Button>
        )}
      </div>
      <textarea
        id={id}
        ref={area}
        className={styles['area']}
        dir="rtl"
        lang="ar"
        spellCheck={false}
        placeholder={t('text.placeholder')}
        aria-describedby={`${id}-count`}
        aria-invalid={isTooLong || undefined}
        value={text}
        onChange={(event) => write(event.target.value)}
        onKeyDown={submitByKey}
      />
      <div className={styles['foot']}>
        <p id={`${id}-count`} className={`${styles['count']} tabular`} data-wrong={isTooLong || undefined}>
          {t('text.count', { count, number: format.number(count) })}
        </p>
        {isTooLong && (
          <p className={styles['wrong']} role="alert">
            {t('text.tooLong', { max: format.number(limits.streamedTextCharactersMax) })}
          </p>
        )}
        <EarlierDraft />
      </div>
    </div>
  );
}
