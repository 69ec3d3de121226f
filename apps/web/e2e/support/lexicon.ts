import { inject } from 'vitest';
import type { Visit } from './browser.ts';

/** Calls the API as a member does, without a browser. */
async function call(member: NonNullable<Visit['remembers']>, method: string, path: string, body?: unknown) {
  const kept = member.origins.flatMap(({ localStorage }) => localStorage).find(({ name }) => name === 'rakhim.session');
  const { access_token: token } = JSON.parse(kept?.value ?? '{}') as { readonly access_token?: string };
  const response = await fetch(`${inject('origin')}/api/v1/lexicon${path}`, {
    method,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  // What the page of the test before was still deleting is gone as well.
  if (!response.ok && !(method === 'DELETE' && response.status === 404)) {
    throw new Error(await response.text());
  }
  return response;
}

/** Adds entries to the lexicon of a member. */
export async function fillLexicon(member: NonNullable<Visit['remembers']>, entries: readonly object[]): Promise<void> {
  for (const entry of entries) {
    await call(member, 'POST', '', entry);
  }
}

/** Deletes every entry that the lexicon of a member has. */
export async function emptyLexicon(member: NonNullable<Visit['remembers']>): Promise<void> {
  const response = await call(member, 'GET', '?limit=1000');
  const { entries } = (await response.json()) as { readonly entries: readonly { id: string }[] };
  for (const { id } of entries) {
    await call(member, 'DELETE', `/${id}`);
  }
}
