import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { toDtcg } from '@dayfare/themes/dtcg';
import { foundationTokens } from '@dayfare/themes/foundations';
import { describe, expect, it } from 'vitest';
import { OrderError } from '../make/order-error.ts';
import { addTokens } from './add-tokens.ts';

const { neutral } = foundationTokens;

/** A folder of brands, and one for the files of another tool; removed when the test lets go of them. */
async function shelves() {
  const home = await mkdtemp(join(tmpdir(), 'add-tokens-'));
  const root = join(home, 'brands');
  await mkdir(root);
  const save = async (name: string, document: unknown) => {
    const text = typeof document === 'string' ? document : JSON.stringify(document);
    await writeFile(join(home, name), text);
    return join(home, name);
  };
  return { root, home, save, [Symbol.asyncDispose]: () => rm(home, { recursive: true, force: true }) };
}

/** The neutral look under names of another tool, one file a scheme. */
const foreign = (scheme: 'light' | 'dark') => ({
  $extensions: { 'com.figma.modeName': scheme },
  bg: { page: { $value: neutral[scheme].canvas } },
  corner: { card: { $value: 20 } },
  brandmark: { $value: neutral[scheme].text },
});

describe('add:brand with files of another tool', () => {
  it('writes its guesses beside the file, adds nothing, and takes them once somebody has read them', async () => {
    await using shelf = await shelves();
    const files = [
      await shelf.save('light.tokens.json', foreign('light')),
      await shelf.save('dark.tokens.json', foreign('dark')),
    ];
    const guessed = await addTokens(shelf.root, { files, title: 'Acme' });
    const map = join(shelf.home, 'light.map.json');
    expect(guessed).toMatchObject({ is: 'guesses', file: map });
    expect(await readdir(shelf.root)).toEqual([]);
    const { tokens } = JSON.parse(await readFile(map, 'utf8'));
    expect(tokens).toMatchObject({ 'colour.canvas': 'bg/page', 'radius.card': 'corner/card' });

    await writeFile(map, JSON.stringify({ version: 1, tokens: { 'radius.card': 'corner/card' } }));
    const added = await addTokens(shelf.root, { files, title: 'Acme', map });
    expect(added).toMatchObject({
      is: 'brand',
      name: 'acme',
      notes: ['2 tokens of the files are used for nothing: bg/page, brandmark'],
      report: { problems: [] },
    });
    const made = JSON.parse(await readFile(join(shelf.root, 'acme/tokens.json'), 'utf8'));
    expect(made).toEqual({ ...neutral, radius: { ...neutral.radius, card: 20 } });
  });

  it('does not write over a map that somebody may have mended', async () => {
    await using shelf = await shelves();
    const files = [await shelf.save('a.json', foreign('light'))];
    await addTokens(shelf.root, { files, title: 'Acme' });
    await expect(addTokens(shelf.root, { files, title: 'Acme' })).rejects.toThrow(
      'is there already: use it by --map',
    );
  });

  it('needs no map for a document with our own names', async () => {
    await using shelf = await shelves();
    const files = [await shelf.save('acme.tokens.json', toDtcg(neutral))];
    const added = await addTokens(shelf.root, { files, title: 'Acme' });
    expect(added).toMatchObject({ is: 'brand', notes: [], report: { problems: [] } });
  });

  it.each([
    ['no JSON', 'tokens', 'is not JSON.'],
    ['no tokens', {}, '"a.json" holds no tokens.'],
  ])('says that a file holds %s', async (_what, document, problem) => {
    await using shelf = await shelves();
    const files = [await shelf.save('a.json', document)];
    const refused = addTokens(shelf.root, { files, title: 'Acme' });
    await expect(refused).rejects.toThrow(problem);
    await expect(refused).rejects.toThrow(OrderError);
  });

  it('says what is wrong with a map', async () => {
    await using shelf = await shelves();
    const files = [await shelf.save('a.json', foreign('light'))];
    const map = await shelf.save('a.map.json', '{"tokens":{"colour.page":"bg/page"}}');
    await expect(addTokens(shelf.root, { files, title: 'Acme', map })).rejects.toThrow(
      'a.map.json: "colour.page"',
    );
  });
});
