import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ChoiceGroup } from '#src/components/ui/choice-group.tsx';
import { CodeBlock } from '#src/components/ui/code-block.tsx';
import { type ExampleLanguage, exampleLanguages, exampleNames, writeExample } from './example-requests.ts';

export function CodeExamples({ address }: { readonly address: string }) {
  const { t } = useTranslation('apiDocs');
  const [language, setLanguage] = useState<ExampleLanguage>('curl');
  const options = exampleLanguages.map((value) => ({ value, label: exampleNames[value] }));
  return (
    <>
      <ChoiceGroup label={t('examples.label')} options={options} value={language} onChoose={setLanguage} />
      <CodeBlock
        code={writeExample(language, address)}
        label={exampleNames[language]}
        copyLabel={t('examples.copy')}
        copiedMessage={t('examples.copied')}
      />
      <p>{t('examples.server')}</p>
    </>
  );
}
