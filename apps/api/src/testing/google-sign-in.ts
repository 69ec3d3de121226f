import { randomUUID } from 'node:crypto';
import type { GoogleStandIn } from '@rakhim/stand-ins';
import { type Browser, locationOf, readHiddenFields } from './browser.ts';

export interface Person {
  readonly email: string;
  readonly name?: string;
  readonly choice?: 'continue' | 'cancel';
}

/**
 * Opens the address that begins a sign-in and goes on to the page on which a person is chosen. @returns what its form
 * carries.
 */
async function openChooser(browser: Browser, startUrl: string | URL): Promise<Record<string, string>> {
  const chooser = locationOf(await browser.get(startUrl));
  return readHiddenFields(await (await browser.get(chooser)).text());
}

/**
 * Signs in at the stand-in for Google as a person. @returns the address to which it sends the browser back, not yet
 * opened.
 */
export async function chooseAtGoogle(
  browser: Browser,
  google: GoogleStandIn,
  startUrl: string | URL,
  person: Person,
): Promise<URL> {
  const hidden = await openChooser(browser, startUrl);
  return locationOf(await browser.post(`${google.issuer}/authorize`, { ...hidden, choice: 'continue', ...person }));
}

export function newPerson(): Person {
  return { email: `${randomUUID()}@example.test`, name: 'سميرة حداد' };
}
