/** What a field has asked the address for, beside what the address says. */
export interface AddressText {
  /** The last value from the address. */
  readonly shown: string;
  /** Values that were sent to the address and have not come back yet, oldest first. */
  readonly asked: readonly string[];
}

export function startFrom(shown: string): AddressText {
  return { shown, asked: [] };
}

/** The value that was sent last, whether it is shown already or not. */
export function lastAsked({ asked, shown }: AddressText): string {
  return asked.at(-1) ?? shown;
}

export function askFor(text: AddressText, wanted: string): AddressText {
  return { ...text, asked: [...text.asked, wanted] };
}

/**
 * Takes in what the address says now. The address follows the field a moment later, while one types on: what the field
 * asked for leaves it as it is, and anything else, such as a saved filter or the way back, is put into it.
 */
export function followAddress(text: AddressText, shown: string): AddressText & { readonly isFromElsewhere: boolean } {
  const place = text.asked.lastIndexOf(shown);
  if (place >= 0) {
    return { shown, asked: text.asked.slice(place + 1), isFromElsewhere: false };
  }
  return shown === text.shown ? { ...text, isFromElsewhere: false } : { ...startFrom(shown), isFromElsewhere: true };
}
