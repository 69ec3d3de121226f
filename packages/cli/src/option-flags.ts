/** An option's flags, taken apart: `-v, --voice <id>` is short `-v`, long `--voice`, value `id`. */
export interface OptionFlags {
  readonly short: string | undefined;
  readonly long: string;
  /** The name of the value; absent for a switch. */
  readonly value: string | undefined;
}

/** Takes the flags of an option apart. @throws when there is no long flag: every option has one. */
export function readOptionFlags(flags: string): OptionFlags {
  const long = /--[a-z-]+/u.exec(flags)?.[0];
  if (long === undefined) {
    throw new Error(`The option ${flags} has no long name.`);
  }
  return { short: /^-[A-Za-z](?=,)/u.exec(flags)?.[0], long, value: /[<[](.+)[>\]]$/u.exec(flags)?.[1] };
}
