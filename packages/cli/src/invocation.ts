import type { Settings } from './settings/settings.ts';
import type { Terminal } from './output/terminal.ts';

/** One call of a command: what was asked, and the world it runs in. */
export interface Invocation {
  readonly terminal: Terminal;
  /** Positional arguments in their order, variadic ones as a list at the end. */
  readonly arguments: readonly string[];
  /** Options by their long name in camel case: `--dry-run` is `dryRun`. */
  readonly options: Readonly<Record<string, unknown>>;
  readonly settings: Settings;
  /** Of this program. */
  readonly version: string;
}

/** The value of an option that takes one. */
export function optionText({ options }: Pick<Invocation, 'options'>, name: string): string | undefined {
  const value = options[name];
  return typeof value === 'string' ? value : undefined;
}

/** Tells whether a switch is on. */
export function isOn({ options }: Pick<Invocation, 'options'>, name: string): boolean {
  return options[name] === true;
}
