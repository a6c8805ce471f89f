import { describe, expect, it } from 'vitest';
import { compiledTexts } from './compile-texts.ts';
import { quickCheck } from './default-locale.ts';
import { dialogAlone } from './dialog-alone.ts';
import { pastIndexesOf } from './past-indexes.ts';
import { source } from './place.ts';
import { namesOfRouter } from './router-bundle.ts';

describe('an import from an index', () => {
  const index =
    "export { PinEntry, type PinProps } from './pin/pin-entry.tsx';\nexport { codes } from './codes.ts';\n";
  const direct = (code: string) => pastIndexesOf(code, 'page.tsx', async () => index);

  it('is led to the files that the index names, on one line', async () =>
    expect(await direct("import { codes, PinEntry } from '../session/index.ts';\nrun();")).toBe(
      "import { codes } from '../session/./codes.ts'; import { PinEntry } from '../session/./pin/pin-entry.tsx';\nrun();",
    ));

  it('loses its types, which no bundle has', async () =>
    expect(await direct("import { codes, type PinProps } from '../session/index.ts';")).toBe(
      "import { codes } from '../session/./codes.ts';",
    ));

  it('fails the build if the index does not list a name', async () =>
    await expect(direct("import { masks } from '../session/index.ts';")).rejects.toThrow(
      '../session/index.ts, which page.tsx imports, does not list masks.',
    ));
});

it('names of React Router are those that are imported as values', () =>
  expect(
    namesOfRouter(
      "import { type LoaderFunctionArgs, redirect, useParams } from 'react-router-dom';\nimport type { RouteObject } from 'react-router-dom';\nimport { useId } from 'react';",
    ),
  ).toEqual(['redirect', 'useParams']));

describe('texts', () => {
  it('are compiled where they have parts to fill in, and stay as they are elsewhere', () => {
    const code = compiledTexts('texts.en.ts', "export const texts = { a: 'Plain', b: 'Hello {name}' };");
    expect(code).toContain("a: 'Plain'");
    expect(code).not.toContain('{name}');
  });

  it('that are no message fail the build by name', () =>
    expect(() => compiledTexts('texts.en.ts', "export const texts = { a: 'Hello {name' };")).toThrow(
      '"Hello {name" is no ICU message',
    ));
});

it('a file that the build names and that has been moved fails the build', () =>
  expect(() => source('app/no-such-file.ts')).toThrow('app/no-such-file.ts, which is not in apps/web/src'));

describe('React Aria’s dialog', () => {
  const menus = 'import {RootMenuTriggerStateContext as $a} from "./Menu.mjs";\n';
  const popovers = 'import {PopoverContext as $b} from "./Popover.mjs";\n';
  const rest = 'import {TextContext as $c} from "./Text.mjs";\nexport {$d as DialogTrigger, $e as Dialog};';

  it('comes without menus and popovers', () => {
    const alone = dialogAlone(menus + popovers + rest);
    expect(alone).not.toMatch(/Menu\.mjs|Popover\.mjs/);
    expect(alone).toContain(rest);
  });

  it('is left to somebody’s eyes when it takes other things', () =>
    expect(dialogAlone(popovers + rest)).toBeNull());
});

describe('the check of the browser’s language', () => {
  it('loads no calendars', () => {
    const code = quickCheck(
      'try {\n  Intl.DateTimeFormat.supportedLocalesOf([\n    locale\n  ]);\n} catch {}',
    );
    expect(code).toBe('try {\n  Intl.getCanonicalLocales(locale);\n} catch {}');
  });

  it('throws alike for what is no language', () =>
    expect(() => Intl.getCanonicalLocales('no language')).toThrow(RangeError));

  it('is to be looked at again when it is another', () =>
    expect(quickCheck('Intl.NumberFormat.supportedLocalesOf([locale])')).toBeNull());
});
