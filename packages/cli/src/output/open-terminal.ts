import { loadCliTexts } from '@rakhim/i18n/cli';
import { type Language, languageIds } from '@rakhim/i18n/languages';
import type { GlobalFlags } from '../global-flags.ts';
import { languageOf } from '../settings/language.ts';
import type { Settings } from '../settings/settings.ts';
import { createTranslate } from './translate.ts';
import type { Terminal } from './terminal.ts';

interface TerminalOptions {
  readonly env: NodeJS.ProcessEnv;
  readonly flags: GlobalFlags;
  readonly signal: AbortSignal;
  readonly settings?: Settings;
}

/** The process as a terminal, in the language of the flag, of the settings or of the system. */
export async function openTerminal(
  process: NodeJS.Process,
  { env, flags, signal, settings = {} }: TerminalOptions,
): Promise<Terminal> {
  const language = asLanguage(flags.language) ?? asLanguage(settings.language) ?? languageOf(env);
  const texts = await loadCliTexts(language);
  return {
    env,
    workingDir: process.cwd(),
    stdin: process.stdin,
    stdout: process.stdout,
    stderr: process.stderr,
    language,
    texts,
    t: createTranslate(texts, language),
    signal,
    isQuiet: flags.isQuiet,
    isJson: flags.isJson,
  };
}

function asLanguage(text: string | undefined): Language | undefined {
  return languageIds.find((language) => language === text);
}
