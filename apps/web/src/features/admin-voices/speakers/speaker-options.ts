import { type CloudEngine, cloudEngines, type NeuralVoice, type VoiceSpeaker } from '@rakhim/contract';
import type { TFunction } from 'i18next';
import type { Language } from '@rakhim/i18n/languages';

export interface SpeakerOption {
  readonly value: string;
  readonly label: string;
}

/** A speaker as the value of a list; the name of a cloud's voice is typed beside it. */
export function valueOf(speaker: VoiceSpeaker | undefined): string {
  if (!speaker) {
    return '';
  }
  return speaker.engine === 'neural' ? `neural ${speaker.model} ${speaker.speaker}` : speaker.engine;
}

/** The other way round. */
export function speakerFrom(value: string, voice?: string): VoiceSpeaker | undefined {
  const [engine, model = '', speaker = '0'] = value.split(' ');
  const cloud = cloudEngines.find((known) => known === engine);
  if (cloud) {
    const name = voice?.trim() ?? '';
    return name === '' ? { engine: cloud } : { engine: cloud, voice: name };
  }
  if (engine === 'neural') {
    return { engine, model, speaker: Number(speaker) };
  }
  return engine === 'embedded' ? { engine } : undefined;
}

interface OptionsFor {
  readonly voices: readonly NeuralVoice[];
  readonly clouds: readonly CloudEngine[];
  /** What is chosen now: it stays in the list though it is not there any more. */
  readonly chosen: VoiceSpeaker | undefined;
  readonly isVoice: boolean;
  readonly language: Language;
  readonly t: TFunction<'adminVoices'>;
}

/** Everybody who could speak: the built-in voice, speakers of installed models, and clouds with an account. */
export function listOptions({ voices, clouds, chosen, isVoice, language, t }: OptionsFor): readonly SpeakerOption[] {
  const models = voices
    .filter(({ installed, isRefused }) => installed && !isRefused)
    .flatMap(({ id, name, speakers }) =>
      speakers.map(({ speaker, sex }) => {
        const words = { model: name[language], sex: t(`card.${sex}`), number: speaker + 1 };
        const label = speakers.length > 1 ? t('table.modelOf', words) : t('table.model', words);
        return { value: valueOf({ engine: 'neural', model: id, speaker }), label };
      }),
    );
  const options = [
    ...(isVoice ? [{ value: '', label: t('table.asDialect') }] : []),
    { value: isVoice ? 'embedded' : '', label: t('table.builtIn') },
    ...models,
    ...clouds.map((cloud) => ({ value: cloud, label: t(`table.clouds.${cloud}`) })),
  ];
  const value = valueOf(chosen);
  if (!chosen || chosen.engine === 'embedded' || options.some((option) => option.value === value)) {
    return options;
  }
  const label =
    chosen.engine === 'neural'
      ? t('table.missing', { model: chosen.model })
      : t('table.cloudMissing', { cloud: t(`table.clouds.${chosen.engine}`) });
  return [...options, { value, label }];
}
