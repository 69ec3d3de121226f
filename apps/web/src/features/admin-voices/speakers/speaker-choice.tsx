import { type CloudEngine, cloudEngines, type NeuralVoice, type VoiceSpeaker } from '@rakhim/contract';
import { useTranslation } from 'react-i18next';
import { SelectField } from '#src/components/ui/select-field.tsx';
import { TextField } from '#src/components/ui/text-field.tsx';
import { useLanguage } from '#src/lib/use-language.ts';
import { listOptions, speakerFrom, valueOf } from './speaker-options.ts';
import styles from './speakers-section.module.css';

interface SpeakerChoiceProps {
  /** The name of the voice, or of the dialect. */
  readonly name: string;
  readonly isVoice: boolean;
  readonly speaker: VoiceSpeaker | undefined;
  readonly voices: readonly NeuralVoice[];
  readonly clouds: readonly CloudEngine[];
  readonly onChoose: (speaker: VoiceSpeaker | undefined) => void;
}

const voiceNameMax = 100;

/** Who speaks for one voice, or for one dialect. */
export function SpeakerChoice({ name, isVoice, speaker, voices, clouds, onChoose }: SpeakerChoiceProps) {
  const { t } = useTranslation('adminVoices');
  const language = useLanguage();
  const options = listOptions({ voices, clouds, chosen: speaker, isVoice, language, t });
  const cloud = cloudEngines.find((engine) => engine === speaker?.engine);
  const cloudVoice = speaker && 'voice' in speaker ? (speaker.voice ?? '') : '';
  // A dialect with nobody of its own and one with the built-in voice are the same.
  const value = valueOf(!isVoice && speaker?.engine === 'embedded' ? undefined : speaker);
  return (
    <div className={styles['choice']} data-voice={isVoice}>
      <SelectField label={name} value={value} options={options} onChoose={(chosen) => onChoose(speakerFrom(chosen))} />
      {cloud && (
        <TextField
          label={t('table.cloudVoice', { cloud: t(`table.clouds.${cloud}`) })}
          hint={t(`table.cloudPrices.${cloud}`)}
          value={cloudVoice}
          maxLength={voiceNameMax}
          required={cloud === 'elevenlabs'}
          dir="ltr"
          onChange={(event) => onChoose(speakerFrom(cloud, event.target.value))}
        />
      )}
    </div>
  );
}
