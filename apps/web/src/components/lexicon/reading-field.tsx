import { limits, readingTypes, sayAsWays } from '@rakhim/contract';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { ChoiceGroup } from '#src/components/ui/choice-group.tsx';
import { SelectField } from '#src/components/ui/select-field.tsx';
import { TextField } from '#src/components/ui/text-field.tsx';

type ReadingType = (typeof readingTypes)[number];

interface ReadingFieldProps {
  readonly type: ReadingType;
  readonly reading: string;
  readonly error: string | undefined;
  /** What the form library registers for a reading that is typed. */
  readonly field: UseFormRegisterReturn;
  readonly onChooseType: (type: ReadingType) => void;
  readonly onChooseWay: (way: string) => void;
}

/** How an entry is read: typed with vowels or in phonemes, or one of the ways in which signs are said. */
export function ReadingField({ type, reading, error, field, onChooseType, onChooseWay }: ReadingFieldProps) {
  const { t } = useTranslation('lexicon');
  const way = sayAsWays.find((one) => one === reading) ?? sayAsWays[0];
  return (
    <>
      {type === 'say-as' ? (
        <SelectField
          isStacked
          label={t('form.reading')}
          value={way}
          options={sayAsWays.map((value) => ({ value, label: t(`ways.${value}`) }))}
          onChoose={onChooseWay}
        />
      ) : (
        <TextField
          key={type}
          label={t('form.reading')}
          hint={t(`form.readingHints.${type}`)}
          error={error}
          maxLength={limits.readingCharactersMax}
          autoComplete="off"
          {...(type === 'vowelled' ? { lang: 'ar' } : { lang: 'und-fonipa', dir: 'ltr' })}
          {...field}
        />
      )}
      <ChoiceGroup
        label={t('form.readingType')}
        options={readingTypes.map((value) => ({ value, label: t(`readingTypes.${value}`) }))}
        value={type}
        onChoose={onChooseType}
      />
    </>
  );
}
