import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brandFolder } from '@dayfare/themes/folder';
import { zipBrand } from '@dayfare/themes/folder/zip';
import { foundationTokens } from '@dayfare/themes/foundations';
import { describe, expect, it } from 'vitest';
import { OrderError } from '../make/order-error.ts';
import { addBrand, removeBrand } from './add-brand.ts';
import { listFile } from './brand-files.ts';

/** A folder of brands, and one for files that were downloaded; removed when the test lets go of them. */
async function shelves() {
  const home = await mkdtemp(join(tmpdir(), 'add-brand-'));
  const root = await mkdtemp(join(home, 'brands-'));
  const save = async (name: string, content: string | Uint8Array) => {
    await writeFile(join(home, name), content);
    return join(home, name);
  };
  return { root, save, [Symbol.asyncDispose]: () => rm(home, { recursive: true, force: true }) };
}

const filesOf = (title: string) => brandFolder({ title, tokens: foundationTokens.neutral });

describe('add:brand', () => {
  it('takes what Studio exported, puts it in its place and lists it, "&" in its title and all', async () => {
    await using shelf = await shelves();
    const file = await shelf.save('smith.zip', zipBrand('smith-co', filesOf('Smith & Co')));
    const { name, report } = await addBrand(shelf.root, file);
    expect({ name, problems: report.problems }).toEqual({ name: 'smith-co', problems: [] });
    expect((await readdir(join(shelf.root, name))).toSorted()).toEqual(
      Object.keys(filesOf('Smith & Co')).toSorted(),
    );
    expect(await readFile(listFile(shelf.root), 'utf8')).toContain("title: 'Smith & Co'");
    expect(await readFile(join(shelf.root, name, 'logo.svg'), 'utf8')).toContain(
      '<title>Smith &amp; Co</title>',
    );
  });

  it('says what to change and adds nothing if the brand is refused', async () => {
    await using shelf = await shelves();
    const files = { ...filesOf('Acme'), 'tokens.json': '{}', 'mark.svg': '<svg/>' };
    const { report } = await addBrand(shelf.root, await shelf.save('acme.zip', zipBrand('acme', files)));
    expect(report.problems).toContain('light must be a group of tokens.');
    expect(await readdir(shelf.root)).toEqual([]);
  });

  it('names files that nobody reads, wherever in the zip they lie', async () => {
    await using shelf = await shelves();
    const files = { ...filesOf('Acme'), 'tokens.ts': 'process.exit(9)', '../../evil.svg': '<svg/>' };
    const { report } = await addBrand(shelf.root, await shelf.save('acme.zip', zipBrand('acme', files)));
    expect(report.problems).toEqual([
      '"acme/tokens.ts" is a file that nobody reads: take it out of the zip.',
      '"acme/../../evil.svg" is a file that nobody reads: take it out of the zip.',
    ]);
    expect(await readdir(shelf.root)).toEqual([]);
  });

  it.each([
    ['text', 'not a zip'],
    ['nothing', ''],
    ['half a zip', zipBrand('acme', filesOf('Acme')).slice(0, 900)],
  ])('says that a file with %s in it is no zip', async (_what, content) => {
    await using shelf = await shelves();
    const { report } = await addBrand(shelf.root, await shelf.save('acme.zip', content));
    expect(report.problems).toEqual([
      'The file is no zip, or is damaged. Export the brand from Studio again.',
    ]);
  });

  it('refuses a file that is not there, and a name that is taken', async () => {
    await using shelf = await shelves();
    await expect(addBrand(shelf.root, '/nowhere/acme.zip')).rejects.toThrow(OrderError);
    const file = await shelf.save('acme.zip', zipBrand('acme', filesOf('Acme')));
    await addBrand(shelf.root, file);
    await expect(addBrand(shelf.root, file)).rejects.toThrow('There is a brand "acme" already.');
    const beside = await addBrand(shelf.root, file, 'acme-two');
    expect(beside.report.problems).toContain('brand.json: name is "Acme" and can be taken for Acme.');
  });

  it.each(['Paycor Pay', 'U.K.G.', 'Dayfare Plus'])('refuses the title %s', async (title) => {
    await using shelf = await shelves();
    const file = await shelf.save('x.zip', zipBrand('x', filesOf(title)));
    const { report } = await addBrand(shelf.root, file, 'x');
    expect(report.problems.join()).toContain('can be taken for');
  });
});

describe('a drawing', () => {
  it('may not have the name of another brand in its title', async () => {
    await using shelf = await shelves();
    const own = filesOf('Acme');
    const files = { ...own, 'logo.svg': (own['logo.svg'] ?? '').replace('Acme', 'Paycor') };
    const { report } = await addBrand(shelf.root, await shelf.save('acme.zip', zipBrand('acme', files)));
    expect(report.problems).toEqual(['logo.svg has the title "Paycor", the name of Paycor.']);
  });
});

describe('remove:brand', () => {
  it('takes a brand, its entry and its line away', async () => {
    await using shelf = await shelves();
    await addBrand(shelf.root, await shelf.save('acme.zip', zipBrand('acme', filesOf('Acme'))));
    await removeBrand(shelf.root, 'acme', []);
    expect(await readdir(shelf.root)).not.toContain('acme');
    expect(await readdir(join(shelf.root, 'entries'))).toEqual([]);
    expect(await readFile(listFile(shelf.root), 'utf8')).not.toContain('acme');
  });

  it('keeps the brand of an environment, and says so of one that is not there', async () => {
    await using shelf = await shelves();
    await addBrand(shelf.root, await shelf.save('acme.zip', zipBrand('acme', filesOf('Acme'))));
    await expect(removeBrand(shelf.root, 'acme', ['Acme'])).rejects.toThrow('cannot be without one');
    await expect(removeBrand(shelf.root, 'nobody', [])).rejects.toThrow('There is no brand "nobody".');
    await expect(removeBrand(shelf.root, '../acme', [])).rejects.toThrow(OrderError);
  });
});
