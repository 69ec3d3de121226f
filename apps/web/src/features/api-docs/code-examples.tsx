import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ChoiceGroup } from '#src/components/ui/choice-group.tsx';
import { CodeBlock } from '#src/components/ui/code-block.tsx';
import { PlayButton } from '#src/components/ui/play-button.tsx';
import { useSamplePlayer } from '#src/lib/use-sample-player.ts';
import styles from './api-docs.module.css';
import {
  type ExampleLanguage,
  exampleLanguages,
  exampleNames,
  exampleSpeech,
  writeExample,
} from './example-requests.ts';

/** The same request in each language, and what it sounds like. */
export function CodeExamples({ address }: { readonly address: string }) {
  const { t } = useTranslation('apiDocs');
  const [language, setLanguage] = useState<ExampleLanguage>('curl');
  const { playing, toggle } = useSamplePlayer(t('examples.hearFailed'));
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
      <p className={styles['heard']}>
        <PlayButton
          size="small"
          label={t(playing ? 'examples.stop' : 'examples.hear')}
          isPlaying={playing !== undefined}
          onClick={() => toggle(exampleSpeech.file)}
        />
        <span aria-hidden="true">{t('examples.hear')}</span>
      </p>
      <p>{t('examples.server')}</p>
    </>
  );
}
