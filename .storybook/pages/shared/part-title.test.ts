import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { isSentenceCase, partTitle } from './part-title.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const rooms = { primitives: 'Primitives', components: 'Components', patterns: 'Patterns' } as const;

const files = globSync('{.storybook/pages,packages/ui/src,apps/web/src}/**/*.stories.tsx', { cwd: root }).map(
  (path) => path.replaceAll('\\', '/'),
);

const titleIn = (file: string) =>
  /\bpreview\.meta\(\{[\s\S]*?\btitle: '([^']*)'/.exec(readFileSync(join(root, file), 'utf8'))?.[1] ?? '';

/** How the title of a file of stories has to begin: for parts of the library and for screens, with the names of their folders. */
function beginningOf(file: string): string {
  const [, screen] = /^apps\/web\/src\/areas\/(.+)\/[^/]+$/.exec(file) ?? [];
  if (screen) return `Screens/${screen.split('/').map(partTitle).join('/')}/`;
  const room = Object.entries(rooms).find(([folder]) => file.startsWith(`packages/ui/src/${folder}/`));
  return room ? `${room[1]}/${partTitle(basename(dirname(file)))}/` : '';
}

describe('the title of a part of the library', () => {
  it('is the name of its folder in words', () => {
    expect(['button', 'app-header', 'multi-select'].map(partTitle)).toEqual([
      'Button',
      'App header',
      'Multi-select',
    ]);
  });

  it('keeps the capitals of abbreviations', () => {
    expect(['qr-code', 'pin-field'].map(partTitle)).toEqual(['QR code', 'PIN field']);
  });

  it('is written as others write their names', () => {
    expect(['pay-pal', 'visa-plus'].map(partTitle)).toEqual(['PayPal', 'Visa+']);
  });
});

describe('a title', () => {
  it.each(['App header', 'QR code', 'Single sign-on', 'States', 'Multi-select', 'Add a Visa+ account'])(
    'may be "%s"',
    (title) => {
      expect(isSentenceCase(title)).toBe(true);
    },
  );

  it.each(['AppHeader', 'App Header', 'app header', 'QRCode', 'Qr Code', ''])('may not be "%s"', (title) => {
    expect(isSentenceCase(title)).toBe(false);
  });
});

describe('the titles of all stories', () => {
  it('are found', () => {
    expect(files.length).toBeGreaterThan(200);
  });

  it.each(files)('are written in one style: %s', (file) => {
    const title = titleIn(file);
    expect(title.split('/').filter((part) => !isSentenceCase(part))).toEqual([]);
    expect(`${title}/`.startsWith(beginningOf(file))).toBe(true);
  });
});
