import { lazy, Suspense, use, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#src/components/ui/button.tsx';
import { type Draft, draftOf } from '../draft.ts';
import { useDraftStore } from '../draft-store.ts';
import { SheetField } from './sheet-field.ts';
import styles from './text-sheet.module.css';

/** The switch of the vowels; loaded once there is a text. */
const VowelsSwitch = lazy(async () => ({ default: (await import('./vowels-switch.tsx')).VowelsSwitch }));

/** A text that shows what is hard about reading Arabic aloud: numbers, a date, a price, a Latin word and no vowels. */
const exampleText =
  'افتُتح معرض الكتاب يوم 12/5/2026 في تمام الساعة 8:30 مساءً، وحضره 350 زائرًا في يومه الأول.\nثمن التذكرة 25 ر.س، ويمكن حجزها عبر تطبيق Rakhim أو الاتصال بالرقم 920001234.';

/** The name of the sheet, the switch of its vowels, and what empties or fills it. */
export function SheetHead({ id }: { readonly id: string }) {
  const { t } = useTranslation('generate');
  const field = use(SheetField);
  const [cleared, setCleared] = useState<Draft>();
  const isEmpty = useDraftStore((draft) => draft.text === '');
  const { write, replace } = useDraftStore.getState();

  function clear() {
    setCleared(draftOf(useDraftStore.getState()));
    write('');
    field.current?.focus();
  }

  return (
    <div className={styles['head']}>
      <label htmlFor={id} className={styles['label']}>
        {t('text.label')}
      </label>
      <div className={styles['tools']}>
        {!isEmpty && (
          <Suspense>
            <VowelsSwitch />
          </Suspense>
        )}
        {isEmpty && !cleared && (
          <Button size="small" variant="quiet" onClick={() => write(exampleText)}>
            {t('text.example')}
          </Button>
        )}
        {isEmpty && cleared && (
          <Button size="small" variant="quiet" onClick={() => replace(cleared)}>
            {t('text.undo')}
          </Button>
        )}
        {!isEmpty && (
          <Button size="small" variant="quiet" onClick={clear}>
            {t('text.clear')}
          </Button>
        )}
      </div>
    </div>
  );
}
