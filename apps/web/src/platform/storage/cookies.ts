import { antiForgeryCookie, secureAntiForgeryCookie } from '@dayfare/api/transport/header-names';
import { type CookieLifetime, cookieAttributes } from '@dayfare/domain/session';
import { openText, sealText } from '../session/sealed-text.ts';

/** Where cookies lie: the document. */
export interface CookieJar {
  cookie: string;
}

/** Cookies of the app: sealed, secure, and each with a lifetime. */
export interface Cookies {
  /** Rejects with a RangeError for a name that no cookie may have, or a value that no browser would take. */
  readonly write: (name: string, value: string, lifetime: CookieLifetime) => Promise<void>;
  /** The value; null when there is no such cookie, or when it is not one that this browser has sealed. */
  readonly read: (name: string) => Promise<string | null>;
  readonly remove: (name: string) => void;
}

/** What browsers take of a cookie, name and value together. */
const mostBytes = 4_096;

const nameRule = /^[\w.-]+$/;

/** Names of the server's own cookie. */
const ofServer: ReadonlySet<string> = new Set([antiForgeryCookie, secureAntiForgeryCookie]);

const entriesOf = (jar: CookieJar): [name: string, value: string][] =>
  jar.cookie
    .split('; ')
    .filter((entry) => entry !== '')
    .map((entry) => {
      const at = entry.indexOf('=');
      return [entry.slice(0, at), entry.slice(at + 1)];
    });

const expire = (jar: CookieJar, name: string) => {
  jar.cookie = `${name}=; Max-Age=0; Path=/; Secure; SameSite=Strict`;
};

/** The cookies of a page. `key` is asked for once. */
export function createCookies(key: () => Promise<CryptoKey>, jar: CookieJar = document): Cookies {
  let asked: Promise<CryptoKey> | undefined;
  const sealing = () => {
    asked ??= key();
    return asked;
  };
  return {
    write: async (name, value, lifetime) => {
      if (!nameRule.test(name) || ofServer.has(name))
        throw new RangeError(`A cookie of the app cannot be called "${name}".`);
      const attributes = cookieAttributes(lifetime);
      const sealed = await sealText(await sealing(), value);
      if (name.length + sealed.length > mostBytes)
        throw new RangeError(`The cookie ${name} is larger than browsers take: keep less in it.`);
      jar.cookie = `${name}=${sealed}; ${attributes}`;
    },
    read: async (name) => {
      const sealed = entriesOf(jar).find(([known]) => known === name)?.[1];
      return sealed ? openText(await sealing(), sealed) : null;
    },
    remove: (name) => expire(jar, name),
  };
}

/** Removes every cookie that a script can see, but the server's own against forgery, which names nobody. */
export function removeCookies(jar: CookieJar = document): void {
  for (const [name] of entriesOf(jar)) {
    if (!ofServer.has(name)) expire(jar, name);
  }
}
