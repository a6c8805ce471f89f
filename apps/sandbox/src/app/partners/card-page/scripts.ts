import { readFile } from 'node:fs/promises';
import { stripTypeScriptTypes } from 'node:module';

const here = (file: string) => new URL(`./browser/${file}`, import.meta.url);
const rules = import.meta.resolve('@dayfare/domain/validation');
/** The rules for cards that server and app use: the frame has no copies of its own. */
const rule = (file: string) => new URL(file, rules);

const files: Readonly<Record<string, URL>> = {
  '/browser/fields.ts': here('fields.ts'),
  '/browser/field.ts': here('field.ts'),
  '/browser/brand-font.ts': here('brand-font.ts'),
  '/browser/answered.ts': here('answered.ts'),
  '/browser/look.ts': here('look.ts'),
  '/browser/printed.ts': here('printed.ts'),
  '/validation/card-number.ts': rule('card-number.ts'),
  '/validation/card-brand.ts': rule('card-brand.ts'),
  '/validation/card-expiry.ts': rule('card-expiry.ts'),
};

/** What stands for the domain's rules in the frame: those for cards alone. */
const validation = `export { cardBrandOf } from './validation/card-brand.ts';
export { cardExpiryProblem } from './validation/card-expiry.ts';
export { cardNumberProblem } from './validation/card-number.ts';
`;

/** Where the frame finds the modules that its scripts import by name. */
export const importMap = JSON.stringify({
  imports: { '@dayfare/domain/validation': '/scripts/validation.ts' },
});

/** A script of the frame as browsers read it, without its types; null for a path that has none. */
export async function scriptAt(path: string): Promise<string | null> {
  if (path === '/validation.ts') return validation;
  const file = Object.hasOwn(files, path) ? files[path] : undefined;
  return file ? stripTypeScriptTypes(await readFile(file, 'utf8')) : null;
}
