/** The text of a field that narrows the list down, beside what the address says of it. */
export interface FieldText {
  readonly typed: string;
  /** What the address last said. */
  readonly shown: string;
  /** What was asked for and has not come back as the address yet, oldest first. */
  readonly asked: readonly string[];
}

export function startFrom(shown: string): FieldText {
  return { typed: shown, shown, asked: [] };
}

/** What was asked for last, whether it is shown already or not. */
export function lastAsked({ asked, shown }: FieldText): string {
  return asked.at(-1) ?? shown;
}

export function typeInto(text: FieldText, typed: string): FieldText {
  return { ...text, typed };
}

export function askFor(text: FieldText, wanted: string): FieldText {
  return { ...text, asked: [...text.asked, wanted] };
}

/**
 * Takes in what the address says now. The address follows the field a moment later, while one types on: what the field
 * asked for leaves it as it is, and anything else, such as a saved filter or the way back, is put into it.
 */
export function followAddress(text: FieldText, shown: string): FieldText {
  const place = text.asked.lastIndexOf(shown);
  return place < 0 ? startFrom(shown) : { ...text, shown, asked: text.asked.slice(place + 1) };
}
