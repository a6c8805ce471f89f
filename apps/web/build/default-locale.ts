import type { Plugin } from 'vite';

const file = /[\\/]dist[\\/]private[\\/]i18n[\\/]useDefaultLocale\.mjs$/;
const check = /Intl\.DateTimeFormat\.supportedLocalesOf\(\[\s*locale\s*\]\)/;

/** The module with a check of the browser's language that loads no calendars; null where it makes another. Both throw for what is no language tag. */
export const quickCheck = (code: string): string | null =>
  check.test(code) ? code.replace(check, 'Intl.getCanonicalLocales(locale)') : null;

/**
 * React Aria asks `Intl.DateTimeFormat` whether it knows the browser's language as soon as its script runs, which has the browser load its data on dates: 50 ms of a slow
 * phone before the first form or number. The app always says the language itself. The build fails when the check looks otherwise.
 */
export function defaultLocale(): Plugin {
  return {
    name: 'default-locale',
    enforce: 'pre',
    apply: 'build',
    transform(code, id) {
      if (!file.test(id.split('?')[0] ?? '')) return undefined;
      const quick = quickCheck(code);
      if (quick === null) this.error('React Aria checks the language in another way: see default-locale.ts.');
      return { code: quick, map: null };
    },
  };
}
