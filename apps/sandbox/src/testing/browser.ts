/** A page as a browser has arrived at it. */
export interface Visit {
  readonly url: string;
  readonly text: string;
  /** Its content security policy. */
  readonly policy: string;
}

/** As much of a browser as a sign-in through pages needs: cookies by host and path, redirects, and forms. */
export interface Browser {
  readonly open: (url: string) => Promise<Visit>;
  /** The value of a cookie by its name; undefined without one. */
  readonly cookie: (name: string) => string | undefined;
  /** Sends the form of a page, which leads to the page itself. */
  readonly send: (page: Visit, fields: Readonly<Record<string, string>>) => Promise<Visit>;
  /** The same, stopped before it follows a redirect to `path`. Gives that address. */
  readonly sendUntil: (
    page: Visit,
    fields: Readonly<Record<string, string>>,
    path: string,
  ) => Promise<string>;
}

interface Cookie {
  readonly host: string;
  readonly path: string;
  readonly name: string;
  readonly value: string;
}

/** Opens a browser without any cookie. It stops at the pages of the app at `app`, which it cannot run. */
export function createBrowser(app: string, acceptLanguage = 'en'): Browser {
  let cookies: readonly Cookie[] = [];

  function keep(url: URL, header: string): void {
    const [pair = '', ...attributes] = header.split(';').map((part) => part.trim());
    const [name = '', value = ''] = pair.split(/=(.*)/s);
    const path = attributes.find((attribute) => /^path=/i.test(attribute))?.slice(5) ?? '/';
    const others = cookies.filter((one) => one.name !== name || one.host !== url.host || one.path !== path);
    cookies = value === '' ? others : [...others, { host: url.host, path, name, value }];
  }

  async function ask(url: URL, init: RequestInit): Promise<Response> {
    const cookie = cookies
      .filter(({ host, path }) => host === url.host && url.pathname.startsWith(path))
      .map(({ name, value }) => `${name}=${value}`)
      .join('; ');
    const headers = { cookie, 'accept-language': acceptLanguage };
    const response = await fetch(url, { ...init, headers, redirect: 'manual' });
    for (const header of response.headers.getSetCookie()) keep(url, header);
    return response;
  }

  /** Follows redirects as far as a page, the app, or an address at which to stop. */
  async function follow(start: string, first: RequestInit, stopAt?: string): Promise<Visit> {
    let url = new URL(start);
    let init = first;
    for (let steps = 0; steps < 10; steps += 1) {
      const isApp = url.origin === app && !url.pathname.startsWith('/api/');
      if (isApp || url.pathname === stopAt) return { url: url.href, text: '', policy: '' };
      const response = await ask(url, init);
      const location = response.headers.get('location');
      if (location === null) {
        const policy = response.headers.get('content-security-policy') ?? '';
        return { url: url.href, text: await response.text(), policy };
      }
      url = new URL(location, url);
      init = {};
    }
    throw new Error(`${start} leads in a circle.`);
  }
  const form = (fields: Readonly<Record<string, string>>) => ({
    ...{ method: 'POST', body: new URLSearchParams(fields) },
  });
  return {
    open: (url) => follow(url, {}),
    cookie: (wanted) => cookies.find(({ name }) => name === wanted)?.value,
    send: (page, fields) => follow(page.url, form(fields)),
    sendUntil: async (page, fields, path) => (await follow(page.url, form(fields), path)).url,
  };
}
