/**
 * As much of a browser as a sign-in by redirects needs: it keeps cookies, and shows where it is sent instead of going
 * there.
 */
export interface Browser {
  get(url: string | URL): Promise<Response>;
  post(url: string | URL, form: Readonly<Record<string, string>>): Promise<Response>;
}

export function createBrowser(headers: Readonly<Record<string, string>> = {}): Browser {
  const cookies = new Map<string, string>();

  async function go(url: string | URL, init: RequestInit): Promise<Response> {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const response = await fetch(url, {
      ...init,
      redirect: 'manual',
      headers: { ...headers, ...(cookie && { cookie }) },
    });
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      cookies.set(name, value);
      if (/max-age=0|expires=thu, 01 jan 1970/i.test(line)) {
        cookies.delete(name);
      }
    }
    return response;
  }

  return {
    get: (url) => go(url, {}),
    post: (url, form) => go(url, { method: 'POST', body: new URLSearchParams(form) }),
  };
}

/** Returns where a response sends the browser. */
export function locationOf(response: Response): URL {
  return new URL(response.headers.get('location') ?? 'about:blank', response.url);
}

/** The hidden fields of a page's first form. */
export function readHiddenFields(html: string): Record<string, string> {
  const [form = ''] = html.split('</form>');
  const fields = form.matchAll(/<input type="hidden" name="(?<name>\w+)" value="(?<value>[^"]*)" ?\/?>/g);
  return Object.fromEntries(
    [...fields].map(({ groups }) => [groups?.['name'] ?? '', unescapeHtml(groups?.['value'] ?? '')]),
  );
}

function unescapeHtml(text: string): string {
  return text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&');
}
