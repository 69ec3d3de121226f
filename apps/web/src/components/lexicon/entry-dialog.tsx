import { lexiconLimits, sayAsWays } from '@rakhim/contract';
import { type DialectId, dialects } from '@rakhim/contract/dialects';
import { zodResolver } from '@hookform/resolvers/zod';
import { useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Banner } from '#src/components/ui/banner.tsx';
import { Button } from '#src/components/ui/button.tsx';
import { ChoiceGroup } from '#src/components/ui/choice-group.tsx';
import { Dialog } from '#src/components/ui/dialog.tsx';
import { SelectField } from '#src/components/ui/select-field.tsx';
import { TextField } from '#src/components/ui/text-field.tsx';
import type { ApiError } from '#src/lib/api-error.ts';
import type { EntryBody } from '#src/lib/lexicon/change-lexicon.ts';
import { useCheckedForm } from '#src/lib/use-checked-form.ts';
import { useLanguage } from '#src/lib/use-language.ts';
import styles from './entry-dialog.module.css';
import { type EntryForm, entrySchema, formOf, kinds, parts } from './entry-form.ts';
import { ReadingField } from './reading-field.tsx';
import { ReadingPreview } from './reading-preview.tsx';
import { ChangedWords } from './changed-words.tsx';

interface EntryDialogProps {
  readonly title: string;
  /** What the form begins with. */
  readonly entry: Partial<EntryBody>;
  /** The entry that is changed; a new one has none. */
  readonly id?: string | undefined;
  /** Why the server refused what was sent before. */
  readonly refusal?: ApiError | undefined;
  readonly onSave: (body: EntryBody) => void;
  readonly onClose: () => void;
}

const formId = 'lexicon-entry';

/** The form of an entry: what is written, how it is read, where that holds, and how it will be said. */
export function EntryDialog({ title, entry, id, refusal, onSave, onClose }: EntryDialogProps) {
  const { t } = useTranslation('lexicon');
  const { t: site } = useTranslation();
  const language = useLanguage();
  const schema = useMemo(
    () => entrySchema({ written: t('form.writtenRequired'), reading: t('form.readingRequired') }),
    [t],
  );
  const { register, handleSubmit, control, setValue, formState } = useCheckedForm({
    resolver: zodResolver(schema),
    defaultValues: formOf(entry),
  });
  const { written, reading, readingType, kind, part, dialect } = useWatch({ control }) as EntryForm;
  const typed = schema.safeParse({ written, reading, readingType, kind, part, dialect, note: '' });
  const isPhrase = written.trim().includes(' ');
  const shownKind = isPhrase ? 'phrase' : kind;
  const refusalOf = (field: keyof EntryForm) => (refusal?.param === field ? refusal.message : undefined);
  const save = handleSubmit((body) => onSave({ ...entry, ...body }));

  /** A reading of one type says nothing in another. */
  function chooseType(type: EntryForm['readingType']): void {
    setValue('readingType', type);
    setValue('reading', type === 'say-as' ? sayAsWays[0] : type === entry.readingType ? (entry.reading ?? '') : '');
  }

  const actions = (
    <>
      <Button type="submit" form={formId} variant="primary">
        {t('form.save')}
      </Button>
      <Button variant="quiet" onClick={onClose}>
        {site('actions.cancel')}
      </Button>
    </>
  );
  return (
    <Dialog isOpen onClose={onClose} title={title} actions={actions}>
      <form id={formId} className={styles['form']} noValidate onSubmit={(event) => void save(event)}>
        {refusal && refusal.param !== 'written' && refusal.param !== 'reading' && (
          <Banner tone="danger" title={refusal.message || site('failure.offline')} />
        )}
        <TextField
          label={t('form.written')}
          hint={t('form.writtenHint')}
          error={formState.errors.written?.message ?? refusalOf('written')}
          maxLength={lexiconLimits.writtenCharactersMax}
          autoComplete="off"
          {...register('written')}
        />
        <ReadingField
          type={readingType}
          reading={reading}
          error={formState.errors.reading?.message ?? refusalOf('reading')}
          field={register('reading')}
          onChooseType={chooseType}
          onChooseWay={(way) => setValue('reading', way)}
        />
        {readingType === 'vowelled' && (
          <ReadingPreview reading={reading} dialect={dialect === '' ? undefined : (dialect as DialectId)} />
        )}
        <div className={styles['choice']}>
          <ChoiceGroup
            label={t('form.kind')}
            options={kinds.map((value) => ({ value, label: t(`kinds.${value}`) }))}
            value={shownKind}
            onChoose={(value) => setValue('kind', value)}
          />
          <p className={styles['hint']}>{t(`form.kindHints.${shownKind}`)}</p>
        </div>
        {shownKind === 'word' && (
          <div className={styles['choice']}>
            <ChoiceGroup
              label={t('form.part')}
              options={parts.map((value) => ({ value, label: t(`parts.${value}`) }))}
              value={part}
              onChoose={(value) => setValue('part', value)}
            />
            <p className={styles['hint']}>{t(`form.partHints.${part}`)}</p>
          </div>
        )}
        <SelectField
          isStacked
          label={t('form.dialect')}
          value={dialect}
          options={[
            { value: '', label: t('entry.allDialects') },
            ...dialects.map(({ id, name }) => ({ value: id, label: name[language] })),
          ]}
          onChoose={(value) => setValue('dialect', value)}
        />
        <TextField
          label={t('form.note')}
          hint={t('form.noteHint')}
          maxLength={lexiconLimits.noteCharactersMax}
          {...register('note')}
        />
        <ChangedWords id={id} entry={typed.success ? { ...entry, ...typed.data, note: null } : undefined} />
      </form>
    </Dialog>
  );
}
