export { MarkupError, type MarkupFault } from './markup-error.ts';
export { markupLimits } from './markup-limits.ts';
export type { Emphasis, PlanItem, Reading, SayAs, SpeechPlan, Style, TextItem } from './plan/speech-plan.ts';
export {
  type Captions,
  type LaidOutBreak,
  type LaidOutMark,
  type LaidOutPlan,
  type LaidOutReading,
  layOut,
} from './plan/lay-out.ts';
export { type ParseOptions, parseSsml } from './ssml/parse-ssml.ts';
export { writeSsml } from './ssml/write-ssml.ts';
export { parseLight } from './light/parse-light.ts';
