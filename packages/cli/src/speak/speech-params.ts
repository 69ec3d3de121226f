import { isSsml, prosodyLimits } from '@rakhim/batch';
import type { SpeechFormat, SpeechParams } from '@rakhim/sdk';
import { usageError } from '../cli-error.ts';
import { type Invocation, isOn, optionText } from '../invocation.ts';
import { chooseVoice } from '../service/choose-voice.ts';

/** What is asked of the service, as the options and the settings of this call say. @throws {CliError} */
export function readSpeechParams(invocation: Invocation, text: string, format: SpeechFormat): SpeechParams {
  const styleInstruction = optionText(invocation, 'style') ?? invocation.settings.style;
  const latinWords = optionText(invocation, 'latin') as SpeechParams['latinWords'];
  const endings = optionText(invocation, 'endings') as SpeechParams['endings'];
  const reuse = optionText(invocation, 'reuse') as SpeechParams['reuse'];
  return {
    text,
    ...chooseVoice(invocation),
    ...(styleInstruction !== undefined && { styleInstruction }),
    ...(latinWords !== undefined && { latinWords }),
    ...(endings !== undefined && { endings }),
    ...readProsody(invocation),
    ...readTake(invocation),
    ...(reuse !== undefined && { reuse }),
    ...readLexicon(invocation),
    ...readMarkup(invocation, text),
    format,
  };
}

/** The notation of a text, where it has markup: a file says by its name that it is SSML, a text by its first tag. */
export function readMarkup(
  invocation: Pick<Invocation, 'options'>,
  text: string,
): Pick<SpeechParams, 'ssml' | 'markup'> | undefined {
  if (isOn(invocation, 'markup')) {
    return { markup: true, ...(isOn(invocation, 'ssml') && { ssml: true }) };
  }
  const isFile = /\.ssml$/iu.test(optionText(invocation, 'file') ?? '');
  return isOn(invocation, 'ssml') || isFile || isSsml(text) ? { ssml: true } : undefined;
}

interface Prosody {
  readonly speed?: number;
  readonly pitch?: number;
}

/** Speed and pitch, where they were given. @throws {CliError} */
export function readProsody(invocation: Pick<Invocation, 'options'>): Prosody {
  const [speed, pitch] = [readDecimal(invocation, 'speed'), readDecimal(invocation, 'pitch')];
  return { ...(speed !== undefined && { speed }), ...(pitch !== undefined && { pitch }) };
}

/** Which lexicon the service reads with; what there is, it knows. @throws {CliError} */
export function readLexicon(invocation: Pick<Invocation, 'options'>): { readonly lexicon?: string } {
  const lexicon = optionText(invocation, 'lexicon');
  if (lexicon !== undefined && !/^(?:none|default(?:@\d+)?)$/u.test(lexicon)) {
    throw usageError('lexiconInvalid', { value: lexicon });
  }
  return lexicon === undefined ? {} : { lexicon };
}

/** How far takes go is for the service to say. @throws {CliError} */
function readTake(invocation: Invocation): { readonly take?: number } {
  const text = optionText(invocation, 'take');
  if (text !== undefined && !/^\d+$/u.test(text)) {
    throw usageError('decimalInvalid', { name: '--take', value: text });
  }
  return text === undefined ? {} : { take: Number(text) };
}

function readDecimal(invocation: Pick<Invocation, 'options'>, name: keyof Prosody): number | undefined {
  const text = optionText(invocation, name);
  if (text === undefined) {
    return undefined;
  }
  if (!/^[+-]?\d+(?:\.\d+)?$/u.test(text)) {
    throw usageError('decimalInvalid', { name: `--${name}`, value: text });
  }
  const { min, max } = prosodyLimits[name];
  const value = Number(text);
  if (value < min || value > max) {
    throw usageError('prosodyOutOfRange', { name: `--${name}`, min, max });
  }
  return value;
}
