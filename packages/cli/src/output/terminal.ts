import type { Readable, Writable } from 'node:stream';
import type { Language } from '@rakhim/i18n/languages';
import type { CliTexts } from '@rakhim/i18n/cli';
import type { Translate } from './translate.ts';

/** A stream that may lead to a screen. */
export type Outlet = Writable & { readonly isTTY?: boolean | undefined; readonly columns?: number | undefined };

/** The process as commands see it, so that they never reach for the real one. */
export interface Terminal {
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly workingDir: string;
  readonly stdin: Readable & { readonly isTTY?: boolean | undefined };
  /** Data: what another program reads. */
  readonly stdout: Outlet;
  /** The stream for messages to people. */
  readonly stderr: Outlet;
  readonly language: Language;
  readonly texts: CliTexts;
  readonly t: Translate;
  /** Aborts on Ctrl-C, on SIGTERM, and when the reader of our output closes the pipe. */
  readonly signal: AbortSignal;
  /** Errors only. */
  readonly isQuiet: boolean;
  readonly isJson: boolean;
}
