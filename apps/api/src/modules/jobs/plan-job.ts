import { type CreateJobBody, type JobFormat, jobLimits } from '@rakhim/contract';
import { AppError } from '#src/errors/app-error.ts';
import type { Access } from '#src/modules/billing/billing.service.ts';
import type { LongSpeechService } from '#src/modules/speech/long-speech/long-speech.service.ts';
import type { AcceptedSpeech } from '#src/modules/speech/speech.policy.ts';
import { parseMarkup } from '#src/modules/text/text.policy.ts';
import type { DocumentReader } from '#src/providers/document-reader/document-reader.ts';
import { cutMarked } from './cut-marked.ts';
import { type Segment, cutSegments } from './cut-segments.ts';
import type { JobSettings } from './job-seal.ts';

/** A job that may be created. */
export interface JobPlan {
  readonly accepted: AcceptedSpeech;
  readonly access: Access;
  readonly segments: readonly Segment[];
  readonly settings: JobSettings;
  readonly format: JobFormat;
}

export interface JobPlanner {
  /** Reads a document, decides whether its text may be spoken, and cuts it. @throws AppError naming what to change. */
  plan(caller: { accountId: string; signal: AbortSignal }, body: CreateJobBody): Promise<JobPlan>;
}

const titleCharactersMax = 60;

export function createJobPlanner({
  speech,
  documents,
}: {
  speech: Pick<LongSpeechService, 'admit'>;
  documents: DocumentReader;
}): JobPlanner {
  return {
    async plan({ accountId, signal }, body) {
      const { text: written, document, title, format, ...said } = body;
      const text = await readText({ text: written, document }, documents);
      const { accepted, access } = await speech.admit({
        accountId,
        text,
        settings: said,
        charactersMax: format === 'wav' ? jobLimits.wavCharactersMax : jobLimits.textCharactersMax,
        signal,
      });
      const plan = accepted.marked && parseMarkup(text, said, accepted.voice);
      return {
        accepted,
        access,
        // Said now, so that a segment which begins like a document of SSML is not taken for one.
        settings: {
          title: title ?? document?.name ?? titleOf(accepted.text),
          said: { ...said, ssml: plan !== undefined, markup: false },
        },
        segments: plan ? cutMarked(plan) : await cutSegments(text),
        format,
      };
    },
  };
}

async function readText(
  { text, document }: Pick<CreateJobBody, 'text' | 'document'>,
  documents: DocumentReader,
): Promise<string> {
  if (text !== undefined && document === undefined) {
    return text;
  }
  if (document === undefined || text !== undefined) {
    throw new AppError('validation_failed', { param: 'text', reason: 'reasons:job_text_or_document' });
  }
  const bytes = Buffer.from(document.content, 'base64');
  if (bytes.length > jobLimits.documentBytesMax) {
    throw new AppError('document_unreadable', { param: 'document', reason: 'reasons:document_file_too_large' });
  }
  return documents.read({ name: document.name, bytes });
}

/** The first words of a text. */
function titleOf(text: string): string {
  const line = text.trim().split('\n', 1).join('').trim();
  const points = Array.from(line);
  return points.length <= titleCharactersMax
    ? line
    : `${points
        .slice(0, titleCharactersMax)
        .join('')
        .replace(/\s+\S*$/u, '')}…`;
}
