import type { Plugin } from 'vite';
import { brandsFolder } from '../../../scripts/lib/brands/brand-files.ts';
import { brandsAt } from '../../../scripts/lib/brands/brand-history.ts';

const moduleId = 'virtual:pages/earlier-brands';
const resolvedId = `\0${moduleId}`;

/**
 * Gives Storybook the brands of an earlier commit as `virtual:pages/earlier-brands`, for "Brand diff": the commit before a brand was changed
 * last, or the one that `BRANDS_AT` names; undefined where the clone does not have it.
 */
export function earlierBrands(): Plugin {
  return {
    name: 'earlier-brands',
    resolveId: (id) => (id === moduleId ? resolvedId : undefined),
    async load(id) {
      if (id !== resolvedId) return undefined;
      const found = await brandsAt(brandsFolder, process.env.BRANDS_AT);
      return `export const earlierBrands = ${JSON.stringify(found) ?? 'undefined'};`;
    },
  };
}
