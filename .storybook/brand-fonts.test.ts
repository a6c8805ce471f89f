import { brandNames } from '@dayfare/themes/brands';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { loadFonts } from './brand-fonts.ts';
import { draftName } from './pages/studio/drafts.ts';

const loaded = vi.hoisted(() => [] as string[]);
vi.mock('@dayfare/themes/brand-fonts', () => ({
  loadBrandFonts: async (brand: string) => void loaded.push(brand),
}));

beforeEach(() => vi.stubGlobal('window', {}));
afterEach(() => {
  loaded.length = 0;
  vi.unstubAllGlobals();
});

it('people see a brand in its own font', async () => {
  loadFonts('ukg');
  await vi.waitFor(() => expect(loaded).toEqual(['ukg']));
});

it('a draft may have the font of any brand', async () => {
  loadFonts(draftName);
  await vi.waitFor(() => expect(loaded).toEqual([...brandNames]));
});

it('tests, and looks that are no brand, have the fonts of the device', async () => {
  loadFonts('wireframe');
  Object.assign(window, { dayfareRunsSteps: false });
  loadFonts('ukg');
  await new Promise((resolve) => setTimeout(resolve));
  expect(loaded).toEqual([]);
});
