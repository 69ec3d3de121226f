import { type TextPreview, toIpa } from '@rakhim/arabic';
import { createPointSlicer } from '@rakhim/arabic/checks';
import type { CatalogVoice, Endings, LatinWords } from '@rakhim/contract';
import type { SpeechScore } from '#src/providers/speech/speech-engine.ts';
import type { TextReader } from '#src/providers/text-reader/text-reader.ts';
import type { AcceptedText } from './text.policy.ts';

/** A text to preview, with the voice of what its markup gives to no other. */
export interface PreviewedText extends AcceptedText {
  readonly voice: CatalogVoice;
  readonly latinWords?: LatinWords | undefined;
  readonly endings?: Endings | undefined;
}

/** Reads a text, each passage of it in its own dialect; places are those of the text as sent. */
export async function previewPassages(
  reader: Pick<TextReader, 'preview'>,
  { text, readings, marked, voice, latinWords, endings }: PreviewedText,
): Promise<TextPreview> {
  const said = readings.flatMap(({ start, end, sounds }) => (sounds ? [{ start, end, sounds }] : []));
  if (!marked) {
    const preview = await reader.preview({ text, dialect: voice.dialect, readings, latinWords, endings });
    return said.length === 0
      ? preview
      : join([{ ...preview, spans: placeSpans(preview.spans, 0, { sounds: said, toSent: (span) => span }) }]);
  }
  const score = { ...marked.score, sounds: [...marked.score.sounds, ...said] };
  const slice = createPointSlicer(text);
  const parts: TextPreview[] = [];
  for (const { start, end, voice: speaker, latinWords: own } of marked.score.passages) {
    const inside = readings.filter((reading) => start <= reading.start && reading.end <= end);
    const preview = await reader.preview({
      text: slice(start, end),
      dialect: speaker.dialect,
      readings: inside.map((reading) => ({ ...reading, start: reading.start - start, end: reading.end - start })),
      latinWords: own ?? latinWords,
      endings,
    });
    parts.push({ ...preview, spans: placeSpans(preview.spans, start, score) });
  }
  return join(parts);
}

function placeSpans(
  spans: TextPreview['spans'],
  by: number,
  { sounds, toSent }: Pick<SpeechScore, 'sounds' | 'toSent'>,
): TextPreview['spans'] {
  return spans.map((span) => {
    const place = { start: span.start + by, end: span.end + by };
    const said = sounds.find(({ start, end }) => start < place.end && place.start < end);
    return {
      ...span,
      ...toSent(place),
      ...(said && { phonemes: toIpa(said.sounds), rule: 'reading' as const, confidence: 1, alternatives: [] }),
    };
  });
}

function join(parts: readonly TextPreview[]): TextPreview {
  const written = (of: 'spoken' | 'vowelled' | 'phonemes', between: string): string =>
    parts
      .map((part) => part[of].trim())
      .filter((part) => part !== '')
      .join(between);
  const warnings = parts.flatMap((part) => part.warnings);
  return {
    spoken: written('spoken', ' '),
    vowelled: written('vowelled', ' '),
    phonemes: written('phonemes', ' | '),
    spans: parts.flatMap(({ spans }) => spans),
    warnings: warnings.filter(({ code }, index) => warnings.findIndex((other) => other.code === code) === index),
  };
}
