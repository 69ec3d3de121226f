import type { Page } from 'playwright-core';

/** Calls the API as the member whose page it is. */
async function call(page: Page, method: string, path: string, body?: unknown): Promise<unknown> {
  return page.evaluate(
    async (request) => {
      const { access_token: token } = JSON.parse(localStorage.getItem('rakhim.session') ?? '{}') as {
        readonly access_token: string;
      };
      const response = await fetch(`/api/v1/lexicon${request.path}`, {
        method: request.method,
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        ...(request.body !== undefined && { body: JSON.stringify(request.body) }),
      });
      if (!response.ok) {
        throw new Error(await response.text());
      }
      return response.status === 204 ? undefined : response.json();
    },
    { method, path, body },
  );
}

/** Adds entries to the lexicon of a member. */
export async function fillLexicon(page: Page, entries: readonly object[]): Promise<void> {
  for (const entry of entries) {
    await call(page, 'POST', '', entry);
  }
}

/** Deletes every entry that the lexicon of a member has. */
export async function emptyLexicon(page: Page): Promise<void> {
  const { entries } = (await call(page, 'GET', '?limit=1000')) as { readonly entries: readonly { id: string }[] };
  for (const { id } of entries) {
    await call(page, 'DELETE', `/${id}`);
  }
}
