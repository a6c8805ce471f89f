import { antiForgeryCookie, secureAntiForgeryCookie } from '@dayfare/api/transport/header-names';
import { type CookieLifetime, cookieAttributes } from '@dayfare/domain/session';
import { openText, sealText } from '../session/sealed-text.ts';

/** Where cookies are stored: the document. */
export interface CookieJar {
  cookie: string;
}

/** The app's cookies: encrypted, secure, and each with a lifetime. */
export interface Cookies {
  /** Rejects with a RangeError for an invalid name or a value too large for browsers. */
  readonly write: (name: string, value: string, lifetime: CookieLifetime) => Promise<void>;
  /** Returns the value; null if there is no such cookie, or if this browser did not encrypt it. */
  readonly read: (name: string) => Promise<string | null>;
  readonly remove: (name: string) => void;
}

/** Maximum size of a cookie in browsers, name and value together. */
const mostBytes = 4_096;

const nameRule = /^[\w.-]+$/;

/** Names of the server's own cookies. */
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

/** A page's cookies. `key` is requested once. */
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

/** Removes every cookie visible to scripts, except for the server's anti-forgery cookie, which identifies no one. */
export function removeCookies(jar: CookieJar = document): void {
  for (const [name] of entriesOf(jar)) {
    if (!ofServer.has(name)) expire(jar, name);
  }
}
