import { type CreateSpeechBody, type PlanId, isEntitled } from '@rakhim/contract';
import { blankDraft, type Draft, isSameDraft, markupOf } from '../draft.ts';
import type { MadeSpeech } from '../studio-store.ts';

/** The request for a draft, as far as its plan goes: lines that were spoken before are taken from what is kept. */
export function speechBodyOf(draft: Draft, plan: PlanId, take: number): CreateSpeechBody {
  const { text, voice, dialect, style, speed, pitch, latinWords, readings } = draft;
  const styleInstruction = isEntitled(plan, 'style') ? style.trim() : '';
  return {
    text,
    voice,
    dialect,
    ...(styleInstruction !== '' && { styleInstruction }),
    ...(speed !== blankDraft.speed && { speed }),
    ...(pitch !== blankDraft.pitch && { pitch }),
    ...(latinWords !== 'arabic' && { latinWords }),
    ...(readings.length > 0 && { readings: [...readings] }),
    ...(take > 1 && { take }),
    ...wayOf(draft),
  };
}

/** What is marked up is one whole: its marks may span lines. */
function wayOf(draft: Draft): Pick<CreateSpeechBody, 'reuse'> & ReturnType<typeof markupOf> {
  const markup = markupOf(draft);
  return Object.keys(markup).length > 0 ? markup : { reuse: 'paragraphs' };
}

/**
 * Which take of a draft comes next. What is there already is heard with the player: whoever asks for it again wants it
 * said another way. Whoever has changed the text goes on with the take of the rest.
 */
export function nextTakeOf(draft: Draft, made: MadeSpeech | undefined): number {
  if (!made?.utterance.sound) {
    return 1;
  }
  return isSameDraft(draft, made.draft) ? made.take + 1 : made.take;
}
