import {
  type CatalogVoice,
  type CreateSpeechBody,
  type Endings,
  type LatinWords,
  type PlanId,
  chooseVoice,
  countCharacters,
  dialects,
  findUncountable,
  isEntitled,
  limits,
} from '@rakhim/contract';
import { AppError } from '#src/errors/app-error.ts';
import { type AcceptedText, acceptText } from '#src/modules/text/text.policy.ts';

export interface AcceptedSpeech extends AcceptedText {
  readonly voice: CatalogVoice;
  readonly styleInstruction?: string;
  readonly latinWords?: LatinWords;
  readonly endings?: Endings;
  /** Factor of the voice's own pace; absent for that pace. */
  readonly speed?: number;
  /** Semitones above the voice's own pitch; absent for that pitch. */
  readonly pitch?: number;
  /** Which reading of the text; absent for the first. */
  readonly take?: number;
}

/**
 * Decides whether a request can be spoken at all, before anything is looked up or charged.
 *
 * @param charactersMax the limit that goes with how the answer is delivered.
 * @throws AppError naming what to change.
 */
export function acceptSpeech(body: CreateSpeechBody, charactersMax: number): AcceptedSpeech {
  const { speed = 1, pitch = 0, take = 1 } = body;
  const voice = acceptVoice(body);
  return {
    ...acceptText(body, voice, charactersMax),
    voice,
    ...acceptStyle(body.styleInstruction),
    ...(body.latinWords && { latinWords: body.latinWords }),
    ...(body.endings && { endings: body.endings }),
    ...(speed !== 1 && { speed }),
    ...(pitch !== 0 && { pitch }),
    ...(take !== 1 && { take }),
  };
}

/**
 * The voice that speaks, or whose dialect is read in.
 *
 * @throws AppError when voice and dialect do not belong together.
 */
export function acceptVoice(body: CreateSpeechBody): CatalogVoice {
  const choice = chooseVoice(body);
  if (!choice.ok) {
    throw new AppError('voice_dialect_mismatch', {
      param: 'voice',
      values: { voice: choice.voice.id, voiceDialect: choice.voice.dialect, dialect: choice.dialect },
    });
  }
  return choice.voice;
}

function acceptStyle(style = ''): { styleInstruction?: string } {
  if (findUncountable(style)) {
    throw new AppError('text_not_unicode', { param: 'styleInstruction' });
  }
  const count = countCharacters(style);
  if (count > limits.styleInstructionCharactersMax) {
    throw new AppError('style_too_long', {
      param: 'styleInstruction',
      values: { count, max: limits.styleInstructionCharactersMax },
    });
  }
  return style.trim() === '' ? {} : { styleInstruction: style.trim() };
}

const extendedDialects: ReadonlySet<string> = new Set(
  dialects.filter((dialect) => dialect.tier === 'extended').map((dialect) => dialect.id),
);

/** @throws AppError `plan_required` when the plan lacks the dialect or the style instruction that was asked for. */
export function requireEntitlements(plan: PlanId, speech: AcceptedSpeech): void {
  const voices = [speech.voice, ...(speech.marked?.score.passages.map(({ voice }) => voice) ?? [])];
  if (voices.some(({ dialect }) => extendedDialects.has(dialect)) && !isEntitled(plan, 'dialects.extended')) {
    throw new AppError('plan_required', { param: 'dialect', feature: 'dialects.extended', isUpgradable: true });
  }
  if (speech.styleInstruction !== undefined && !isEntitled(plan, 'style')) {
    throw new AppError('plan_required', { param: 'styleInstruction', feature: 'style', isUpgradable: true });
  }
}
