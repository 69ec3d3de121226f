import { type ReadingWarning, checkText, createPointSlicer, substituteReadings } from '@rakhim/arabic/checks';
import { placeScore, warnOfScore } from './place-score.ts';
import type { SpeechEngine, SpeechEvent, SpeechRequest, SpeechScore, SpeechWarning } from './speech-engine.ts';

/** The engines that can change voice, pace and loudness within one utterance. */
const scoreFollowers: ReadonlySet<SpeechEngine['name']> = new Set(['embedded']);

/**
 * What every engine owes to a text, whether or not it reads by our own rules: chosen readings are obeyed, because they
 * stand in the text that it is given; word times point at the text as it was sent; the words of the Quran are not
 * styled; and what should be known of the text is said, markup that the engine cannot follow among it.
 */
export function withReading(engine: SpeechEngine): SpeechEngine {
  return {
    get name() {
      return engine.name;
    },
    version: engine.version,
    async *synthesize(request, signal) {
      const { readings = [], styleInstruction: _asked, score, ...others } = request;
      const { text, toSource, toTarget } = substituteReadings(request.text, readings);
      const { styleInstruction, warnings } = checkRequest(request);
      const said = readings.flatMap(({ start, end, sounds }) => (sounds ? [{ start, end, sounds }] : []));
      const asked = score || said.length > 0 ? addSounds(score ?? scoreOf(request), said) : undefined;
      const isFollowed = asked && scoreFollowers.has(engine.name);
      const placed = isFollowed && readings.length > 0 ? placeScore(asked, toTarget) : isFollowed ? asked : undefined;
      const unfollowed = asked && !placed ? warnOfScore(asked) : [];
      for await (const event of engine.synthesize(
        { ...others, text, ...(styleInstruction && { styleInstruction }), ...(placed && { score: placed }) },
        signal,
      )) {
        yield lead(event, [...unfollowed, ...warnings], (span) => {
          const source = toSource(span);
          return score ? score.toSent(source) : source;
        });
      }
    },
    isReady: () => engine.isReady(),
    close: () => engine.close(),
  };
}

/** The score of a text without markup: one voice says it all. */
function scoreOf({ text, voice }: SpeechRequest): SpeechScore {
  const passages = [{ start: 0, end: Array.from(text).length, voice }];
  return { passages, styles: [], sounds: [], breaks: [], marks: [], toSent: (span) => span };
}

function addSounds(score: SpeechScore, said: SpeechScore['sounds']): SpeechScore {
  const sounds = [...score.sounds, ...said].sort((one, other) => one.start - other.start);
  return said.length === 0 ? score : { ...score, sounds };
}

type Place = { readonly start: number; readonly end: number };

function lead(event: SpeechEvent, warnings: readonly SpeechWarning[], toSent: (span: Place) => Place): SpeechEvent {
  switch (event.type) {
    case 'start':
      return { ...event, warnings: [...warnings, ...event.warnings] };
    case 'words':
      return { ...event, words: event.words.map((word) => ({ ...word, ...toSent(word) })) };
    default:
      return event;
  }
}

function checkRequest(request: SpeechRequest): { styleInstruction?: string; warnings: SpeechWarning[] } {
  const { styleInstruction } = request;
  const found = checkPassages(request);
  if (styleInstruction === undefined) {
    return { warnings: found };
  }
  return found.some(({ code }) => code === 'quran_text')
    ? { warnings: [...found, { code: 'quran_not_styled', detail: styleInstruction }] }
    : { styleInstruction, warnings: found };
}

/** What is said in a dialect is checked together; of each kind of warning the first is enough. */
function checkPassages({ text, voice, score }: SpeechRequest): ReadingWarning[] {
  if (!score) {
    return checkText(text, voice.dialect);
  }
  const slice = createPointSlicer(text);
  const byDialect = Map.groupBy(score.passages, (passage) => passage.voice.dialect);
  const found = Array.from(byDialect, ([dialect, passages]) =>
    checkText(passages.map(({ start, end }) => slice(start, end)).join('\n'), dialect),
  ).flat();
  return found.filter(({ code }, index) => found.findIndex((other) => other.code === code) === index);
}
