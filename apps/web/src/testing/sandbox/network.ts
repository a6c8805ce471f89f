/** A call as the app has sent it. */
interface SentCall {
  readonly headers: Headers;
  /** The body's JSON; null without a body. */
  readonly body: unknown;
}

/** What lies between a browser of tests and the server. */
export interface Network {
  /** Method and path below /api of every call so far, in order: `POST ewa/performTransaction`. */
  readonly calls: readonly string[];
  /** How many calls there were of a path below /api. */
  readonly count: (path: string) => number;
  /** What was sent to a path below /api, in order. */
  readonly sent: (path: string) => readonly SentCall[];
  /** What the app has logged at the server, as JSON, in order; without that the device's clock is off, as it is in tests. */
  readonly logged: () => readonly string[];
  /** Cuts the browser off, or connects it again; the app hears of it as from a device. */
  readonly setOnline: (isOnline: boolean) => void;
  /** Sends a request to the server, with the cookies that the browser has. */
  readonly fetch: typeof fetch;
  /** The cookies that a script may read, as `document.cookie` has them. */
  readonly cookies: () => string;
}

interface Cookie {
  readonly value: string;
  readonly isForScripts: boolean;
}

/**
 * Carries requests to a server at another origin than the page believes it is on, and keeps cookies as a browser does: jsdom has neither. `send` carries
 * each request.
 */
export function createNetwork(origin: string, send: typeof fetch): Network {
  const jar = new Map<string, Cookie>();
  const calls: string[] = [];
  const sent: (SentCall & { readonly path: string })[] = [];
  let isConnected = true;
  const inWords = (cookies: readonly (readonly [string, Cookie])[]) =>
    cookies.map(([name, { value }]) => `${name}=${value}`).join('; ');
  return {
    calls,
    count: (path) => calls.filter((call) => call.endsWith(` ${path}`)).length,
    sent: (path) => sent.filter((call) => call.path === path),
    logged: () =>
      sent
        .filter(({ path }) => path === 'main/LogClientCalls')
        // A message may have several lines.
        .map(({ body }) => JSON.stringify(body).replace(/clock-adjusted[^;"]*(?:; )?/, ''))
        .filter((message) => !message.includes('"logMessage":""')),
    setOnline: (isOnline) => {
      isConnected = isOnline;
      window.dispatchEvent(new Event(isOnline ? 'online' : 'offline'));
    },
    fetch: async (input, init) => {
      const request = new Request(input, init);
      const { method, signal, headers } = request;
      const { pathname, search, origin: to } = new URL(request.url);
      // Another company's: neither our server nor its cookies have to do with it.
      if (to !== window.location.origin) return send(request.url, { method, headers, signal });
      const path = pathname.replace(/^\/api\//, '');
      calls.push(`${method} ${path}`);
      const body = method === 'GET' || method === 'HEAD' ? null : await request.arrayBuffer();
      sent.push({ path, headers, body: body && jsonOf(body) });
      if (!isConnected) throw new TypeError('Failed to fetch');
      headers.set('cookie', inWords([...jar]));
      headers.set('user-agent', navigator.userAgent);
      const response = await send(`${origin}${pathname}${search}`, { method, headers, body, signal });
      for (const line of response.headers.getSetCookie()) keep(jar, line);
      return response;
    },
    cookies: () => inWords([...jar].filter(([, { isForScripts }]) => isForScripts)),
  };
}

/** The JSON of a body; null for anything else, such as a file. */
function jsonOf(body: ArrayBuffer): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(body));
  } catch {
    return null;
  }
}

/** Keeps one `Set-Cookie` line, or forgets the cookie that it ends. */
function keep(jar: Map<string, Cookie>, line: string): void {
  const [pair = '', ...attributes] = line.split(';').map((part) => part.trim());
  const [name = '', ...value] = pair.split('=');
  const has = (attribute: RegExp) => attributes.some((one) => attribute.test(one));
  if (has(/^max-age=0$/i)) jar.delete(name);
  else jar.set(name, { value: value.join('='), isForScripts: !has(/^httponly$/i) });
}
