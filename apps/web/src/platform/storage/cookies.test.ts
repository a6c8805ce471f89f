import { describe, expect, it } from 'vitest';
import { useDatabases } from '../../testing/databases.ts';
import { newSealingKey } from '../session/sealed-text.ts';
import { type CookieJar, createCookies, removeCookies } from './cookies.ts';
import { deviceKey } from './device-key.ts';

useDatabases();

/** A cookie jar like a browser's that records what was written. */
function jarOf(first: Readonly<Record<string, string>> = {}) {
  const cookies = new Map(Object.entries(first));
  const written: string[] = [];
  const jar: CookieJar = {
    get cookie() {
      return [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    },
    set cookie(text: string) {
      written.push(text);
      const [pair = '', ...attributes] = text.split('; ');
      const [name = '', value = ''] = pair.split('=');
      if (attributes.includes('Max-Age=0')) cookies.delete(name);
      else cookies.set(name, value);
    },
  };
  return { jar, written, names: () => [...cookies.keys()] };
}

const key = newSealingKey();

describe('a cookie of the app', () => {
  it('is sealed, secure, and lives as long as was said [session-051]', async () => {
    const { jar, written } = jarOf();
    const cookies = createCookies(() => key, jar);
    await cookies.write('choice', 'everything about me', { amount: 2, unit: 'hours' });
    expect(written[0]).toMatch(/^choice=[\w-]+; Max-Age=7200; Path=\/; Secure; SameSite=Strict$/);
    expect(written[0]).not.toContain('everything');
    expect(await cookies.read('choice')).toBe('everything about me');
  });

  it.each([
    ['minutes', 60],
    ['hours', 3_600],
    ['days', 86_400],
    ['years', 31_536_000],
  ] as const)('can live for %s [session-051]', async (unit, seconds) => {
    const { jar, written } = jarOf();
    await createCookies(() => key, jar).write('a', 'b', { amount: 1, unit });
    expect(written[0]).toContain(`Max-Age=${seconds};`);
  });

  it('that another browser has sealed, or nobody, is none', async () => {
    const { jar } = jarOf({ forged: 'AAAAAAAAAAAAAAAAAAAAAAAAAAAA', plain: 'x' });
    const cookies = createCookies(() => key, jar);
    expect(await cookies.read('forged')).toBeNull();
    expect(await cookies.read('plain')).toBeNull();
    expect(await cookies.read('nothing')).toBeNull();
  });

  it('cannot smuggle attributes in, stand in for the server’s, or be too large', async () => {
    const cookies = createCookies(() => key, jarOf().jar);
    const day = { amount: 1, unit: 'days' } as const;
    for (const name of ['a; Domain=evil.test', 'a=b', '', 'XSRF-TOKEN', 'a b'])
      await expect(cookies.write(name, 'x', day)).rejects.toThrow(RangeError);
    await expect(cookies.write('a', 'x'.repeat(4_000), day)).rejects.toThrow('larger than browsers take');
  });

  it('can be removed; all of them go with a sign-out, but the server’s own against forgery', async () => {
    const { jar, names } = jarOf({ a: '1', b: '2', 'XSRF-TOKEN': '3' });
    createCookies(() => key, jar).remove('a');
    expect(names()).toEqual(['b', 'XSRF-TOKEN']);
    removeCookies(jar);
    expect(names()).toEqual(['XSRF-TOKEN']);
  });
});

describe('the key of the cookies', () => {
  it('is the same on every page of the browser, and cannot be read out', async () => {
    const [first, second] = await Promise.all([deviceKey(), deviceKey()]);
    const { jar } = jarOf();
    await createCookies(async () => first, jar).write('a', 'words', { amount: 1, unit: 'days' });
    expect(await createCookies(async () => second, jar).read('a')).toBe('words');
    expect(first.extractable).toBe(false);
  });
});
