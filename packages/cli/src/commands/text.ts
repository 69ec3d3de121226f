import { createDiacritisers } from '@rakhim/arabic';
import type { Endings, LatinWords, TextPreview } from '@rakhim/arabic';
import { presentPreview, presentWarnings } from '@rakhim/i18n/preview';
import { type PreviewTextBody, countCharacters } from '@rakhim/sdk';
import { usageError } from '../cli-error.ts';
import { exitCodes } from '../exit-codes.ts';
import { type Invocation, isOn, optionText } from '../invocation.ts';
import { printable } from '../output/translate.ts';
import { formatTable } from '../output/table.ts';
import { note, print, printJson, warn } from '../output/write.ts';
import { chooseDialect } from '../reading/choose-dialect.ts';
import { loadLearnedModel } from '../reading/load-learned-model.ts';
import { openPreviewReader } from '../reading/preview-reader.ts';
import { joinPreviews, joinWarnings, previewParts } from '../reading/preview-parts.ts';
import { openSignedInClient } from '../service/open-client.ts';
import { readText } from '../speak/read-text.ts';
import { readLexicon, readMarkup } from '../speak/speech-params.ts';

/** As the service decides it: marks, controls and blanks alone are not text. */
const somethingToSay = /[\p{L}\p{N}\p{S}]/u;

/**
 * `rakhim text`: shows the reading of a text before it costs anything. It reads a plain text on this machine as the
 * service does: nothing is sent, and no sign-in is needed.
 */
export async function runText(invocation: Invocation): Promise<number> {
  const { terminal } = invocation;
  const { t, signal } = terminal;
  const dialect = chooseDialect(invocation);
  const text = await readText(terminal, invocation.arguments, optionText(invocation, 'file'));
  if (!somethingToSay.test(text)) {
    throw usageError('textMissing');
  }
  const { lexicon } = readLexicon(invocation);
  const marked = readMarkup(invocation, text);
  if ((lexicon !== undefined && lexicon !== 'none') || marked) {
    return showServicePreview(invocation, {
      ...{ text, dialect, ...marked, ...readWays(invocation) },
      lexicon: lexicon ?? 'none',
    });
  }
  const model = await loadLearnedModel();
  if (model === undefined) {
    warn(terminal, t('modelMissing'));
  }
  const reader = await openPreviewReader(terminal.language);
  const diacritiser = createDiacritisers(model ?? {})(dialect);
  const latinWords = optionText(invocation, 'latin') as LatinWords | undefined;
  const endings = optionText(invocation, 'endings') as Endings | undefined;
  const parts = previewParts(text, { dialect, diacritiser, latinWords, endings, signal });
  const characters = countCharacters(text);
  if (terminal.isJson) {
    await printJson(
      terminal,
      presentPreview({ preview: joinPreviews(await Array.fromAsync(parts)), characters }, reader),
    );
    return exitCodes.ok;
  }
  const rowsOf = isOn(invocation, 'why') ? reasonRows : isOn(invocation, 'words') ? wordRows : undefined;
  let warnings: TextPreview['warnings'] = [];
  for await (const part of parts) {
    await print(terminal, rowsOf ? formatTable(rowsOf(part)) : printable(part.vowelled));
    warnings = joinWarnings([...warnings, ...part.warnings]);
  }
  presentWarnings(warnings, reader).forEach(({ message }) => warn(terminal, message));
  note(terminal, t('costOf', { count: characters }));
  return exitCodes.ok;
}

/** The ways of reading that were asked for. */
function readWays(invocation: Invocation): Pick<PreviewTextBody, 'latinWords' | 'endings'> {
  const latinWords = optionText(invocation, 'latin') as PreviewTextBody['latinWords'];
  const endings = optionText(invocation, 'endings') as PreviewTextBody['endings'];
  return { ...(latinWords !== undefined && { latinWords }), ...(endings !== undefined && { endings }) };
}

/** Only the service knows your lexicon and reads markup: the text is sent there. */
async function showServicePreview(invocation: Invocation, request: PreviewTextBody): Promise<number> {
  const { terminal } = invocation;
  const client = await openSignedInClient(invocation);
  const preview = await client.text.preview(request, { signal: terminal.signal });
  if (terminal.isJson) {
    await printJson(terminal, preview);
    return exitCodes.ok;
  }
  const rowsOf = isOn(invocation, 'why') ? reasonRows : isOn(invocation, 'words') ? wordRows : undefined;
  await print(terminal, rowsOf ? formatTable(rowsOf(preview)) : printable(preview.vowelled));
  preview.warnings.forEach(({ message }) => warn(terminal, message));
  note(terminal, terminal.t('costOf', { count: preview.characters }));
  return exitCodes.ok;
}

/** Explains each word: stage, rule and confidence, the row of data, the rule of the ending, the runner-up. */
function reasonRows({ spans }: Pick<TextPreview, 'spans'>): string[][] {
  return spans.map(({ original, vowelled, rule, decision }) =>
    (decision
      ? [
          original,
          vowelled,
          decision.stage,
          decision.rule,
          decision.confidence.toFixed(2),
          decision.source ?? '',
          decision.ending ?? '',
          decision.runnerUp ?? '',
        ]
      : [original, vowelled, rule]
    ).map(printable),
  );
}

function wordRows({ spans }: Pick<TextPreview, 'spans'>): string[][] {
  return spans.map(({ original, vowelled, alternatives }) =>
    [original, vowelled, alternatives.join(' ، ')].map(printable),
  );
}
