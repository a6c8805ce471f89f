import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { brandNamesFile } from '../generated/brand-names.ts';
import { OrderError } from '../make/order-error.ts';
import { brandsFolder, listFile } from './brand-files.ts';
import { brandsAt, changesSince, historyInWords } from './brand-history.ts';
import { nameProblem } from './brand-name.ts';
import { checkBrand, inWords } from './check-brand.ts';
import { makeBrand, readSeed } from './make-brand.ts';

/** A folder of brands with nothing in it; removed when the test lets go of it. */
async function emptyShelf() {
  const root = await mkdtemp(join(tmpdir(), 'brands-'));
  return { root, [Symbol.asyncDispose]: () => rm(root, { recursive: true, force: true }) };
}

const run = async (script: string, ...words: string[]) => {
  const path = fileURLToPath(new URL(`../../${script}.ts`, import.meta.url));
  try {
    const { stdout, stderr } = await promisify(execFile)(process.execPath, [path, ...words]);
    return { status: 0, said: stdout + stderr };
  } catch (error) {
    const { code, stdout, stderr } = error as { code: number; stdout: string; stderr: string };
    return { status: code, said: stdout + stderr };
  }
};

const good = '#123c69,#ac3b61,#f7f5f2,#1c1f26,#123c69,#a3160f';
const bad = '#ffff00,#ffee00,#ffffff,#999999,#eeeeee,#ff8888';

describe('new:brand', () => {
  it('brings a brand from six colours to accepted, with an exit status of 0, and lists it', async () => {
    await using shelf = await emptyShelf();
    const made = await run('new-brand', 'acme', '--title', 'Acme Pay', '--from', good, '--root', shelf.root);
    expect(made).toEqual({ status: 0, said: expect.stringContaining('acme is accepted') });
    expect((await readdir(join(shelf.root, 'acme'))).toSorted()).toEqual(
      (await readdir(join(brandsFolder, 'common'))).toSorted(),
    );
    expect(await readFile(listFile(shelf.root), 'utf8')).toMatch(
      /acme: \{ title: 'Acme Pay', logoWidth: \d+ \},\n\}/,
    );
    expect(await run('check-brand', 'acme', '--root', shelf.root)).toMatchObject({ status: 0 });
  });

  it('brings six colours that contradict each other to accepted, and says which of them gave way', async () => {
    await using shelf = await emptyShelf();
    const { status, said } = await run('new-brand', 'loud', '--from', bad, '--root', shelf.root);
    expect(said).toContain('loud is accepted');
    expect(status).toBe(0);
    expect(said).toMatch(/text is #[0-9a-f]{6} instead of #999999/);
    expect(said).not.toContain('action is');
  });

  it('keeps the six colours as they were given', async () => {
    await using shelf = await emptyShelf();
    await makeBrand(shelf.root, { name: 'acme', title: 'Acme', seed: readSeed([good]) });
    const { light } = JSON.parse(await readFile(join(shelf.root, 'acme/tokens.json'), 'utf8'));
    expect(light).toMatchObject({
      brand: '#123c69',
      action: '#ac3b61',
      canvas: '#f7f5f2',
      text: '#1c1f26',
      selected: '#123c69',
      danger: '#a3160f',
    });
  });

  it.each([
    ['a name that no folder may have', { name: '../up', title: 'Up' }],
    ['a name that means something else', { name: 'neutral', title: 'Neutral' }],
    ['a title that is too long', { name: 'acme', title: 'A name of seventeen' }],
  ])('refuses %s and writes nothing', async (_what, order) => {
    await using shelf = await emptyShelf();
    await expect(makeBrand(shelf.root, order)).rejects.toThrow(OrderError);
    expect(await readdir(shelf.root)).toEqual([]);
  });

  it('refuses a name that is taken', async () => {
    await using shelf = await emptyShelf();
    await makeBrand(shelf.root, { name: 'acme', title: 'Acme' });
    const again = makeBrand(shelf.root, { name: 'acme', title: 'Other' });
    await expect(again).rejects.toThrow('There is a brand "acme" already.');
  });

  it.each([[['#fff']], [[good, '#000000']], [[good.replace('#123c69', 'navy')]]])(
    'refuses %j as six colours',
    (words) => {
      expect(() => readSeed(words)).toThrow(OrderError);
    },
  );
});

describe('check:brand', () => {
  it('names every fault of a folder in words', async () => {
    await using shelf = await emptyShelf();
    await makeBrand(shelf.root, { name: 'acme', title: 'Acme', seed: readSeed([good]) });
    const change = async (file: string, from: string | RegExp, to: string) => {
      const path = join(shelf.root, 'acme', file);
      const text = await readFile(path, 'utf8');
      expect(text).toMatch(from);
      await writeFile(path, text.replace(from, to));
    };
    await change('tokens.json', / {4}"link": .*\n/, '    "glow": "#ffffff",\n');
    await change('tokens.json', /"textMuted": "#\w+"/, '"textMuted": "#b0b0b0"');
    await change('tokens.json', '"control": 48', '"control": 20');
    await change('voice.es.json', /"tagline": "/, `"tagline": "${'x'.repeat(50)}`);
    await change('voice.fr.json', / {2}"promise": .*\n/, '');
    await change(
      'logo.svg',
      '<g id="art">',
      '<script>alert(1)</script><image href="https://x.test/a.png"/><g id="art">',
    );
    await change('mark.svg', '</g>', `<path d="${'M0 0'.repeat(1200)}"/></g>`);
    await change('default-props.json', '"full"', '"none"');
    const said = inWords('acme', await checkBrand(shelf.root, 'acme'));
    for (const fault of [
      'light.link is missing.',
      'light."glow" is no token of the contract.',
      'light page: textMuted on canvas is',
      'The nearest that passes: textMuted #',
      'density.control is 20 and must be a number from 44 to 72 px.',
      'voice.es.json: tagline has',
      'voice.fr.json: promise is missing.',
      'logo.svg has a <script>',
      'logo.svg has a <image>',
      'mark.svg has ',
      'bytes and may have 4096',
      'default-props.json: header.logo cannot be "none".',
    ]) {
      expect(said).toContain(fault);
    }
  });

  it('says so when there is no such folder, or the list does not know it', async () => {
    await using shelf = await emptyShelf();
    expect(inWords('nobody', await checkBrand(shelf.root, 'nobody'))).toContain('There is no folder');
    await makeBrand(shelf.root, { name: 'acme', title: 'Acme', seed: readSeed([good]) });
    await writeFile(join(shelf.root, 'acme/brand.json'), '{ "title": "Acme" }');
    expect((await checkBrand(shelf.root, 'acme')).problems).toEqual([
      'brand.json must have a title, an environment and a list of cardCodes. If it has a navigation, that is a list of home, money, card, work and more.',
    ]);
  });

  it('takes the width of a redrawn wordmark into the list, so that nobody has to edit it', async () => {
    await using shelf = await emptyShelf();
    await makeBrand(shelf.root, { name: 'acme', title: 'Acme', seed: readSeed([good]) });
    const logo = join(shelf.root, 'acme/logo.svg');
    const text = await readFile(logo, 'utf8');
    await writeFile(
      logo,
      text.replace(/viewBox="0 0 \d+ 40" width="\d+"/, 'viewBox="0 0 201 40" width="201"'),
    );
    expect((await checkBrand(shelf.root, 'acme')).problems).toEqual([]);
    expect(await readFile(listFile(shelf.root), 'utf8')).toContain("acme: { title: 'Acme', logoWidth: 201 }");
  });
});

describe('what changed in a brand', () => {
  it('is told against a commit, value by value; a brand that the commit does not have is new', async () => {
    await using repository = await emptyShelf();
    // Below the root of the repository, as the brands of this one.
    const shelf = { root: join(repository.root, 'brands') };
    await mkdir(shelf.root);
    const git = (...words: string[]) =>
      promisify(execFile)('git', ['-c', 'user.name=x', '-c', 'user.email=x@x.test', ...words], {
        cwd: repository.root,
      });
    await git('init', '-q');
    await makeBrand(shelf.root, { name: 'acme', title: 'Acme', seed: readSeed([good]) });
    await git('add', '.');
    await git('commit', '-q', '-m', 'x');
    const path = join(shelf.root, 'acme/tokens.json');
    const text = await readFile(path, 'utf8');
    await writeFile(
      path,
      text.replace('"button": 12', '"button": 4').replace('"action": "#ac3b61"', '"action": "#000000"'),
    );
    const voice = join(shelf.root, 'acme/voice.en.json');
    const words: Record<string, string> = JSON.parse(await readFile(voice, 'utf8'));
    await writeFile(voice, JSON.stringify({ ...words, tagline: 'Paid today' }));
    await writeFile(join(shelf.root, 'acme/mark.svg'), '<svg/>');
    await makeBrand(shelf.root, { name: 'bolt', title: 'Bolt' });
    expect(await changesSince(shelf.root, 'acme', 'HEAD')).toEqual([
      expect.stringMatching(/^light\.action: #ac3b61 → #000000 \(apart by 0\.\d\d\)$/),
      'radius.button: 12 → 4',
      `voice.en.tagline: ${JSON.stringify(words.tagline)} → "Paid today"`,
      'mark.svg: drawn again',
    ]);
    expect(await changesSince(shelf.root, 'bolt', 'HEAD')).toBeUndefined();
    expect(await historyInWords(shelf.root, ['bolt'], 'HEAD')).toEqual(['brands: bolt is new since HEAD']);

    // For a page that compares: whole tokens, of the commit before the last change or of one that is named.
    expect(await brandsAt(shelf.root)).toBeUndefined();
    await git('add', '.');
    await git('commit', '-q', '-m', 'y');
    const earlier = await brandsAt(shelf.root);
    expect(earlier?.brands).toEqual([{ name: 'acme', tokens: JSON.parse(text) }]);
    expect(earlier?.commit).toMatch(/^[0-9a-f]{7,}$/);
    expect((await brandsAt(shelf.root, 'HEAD'))?.brands.map(({ name }) => name)).toEqual(['acme', 'bolt']);
    expect(await brandsAt(shelf.root, 'nothing')).toBeUndefined();
  });

  it('is not told, and is no failure, in a shallow clone without the commit', async () => {
    await using shelf = await emptyShelf();
    expect(await historyInWords(shelf.root, ['acme'], 'HEAD^')).toEqual([
      expect.stringContaining('HEAD^ is not in this clone'),
    ]);
  });
});

describe('the list of brands', () => {
  const withFacts = async (root: string, name: string, facts: object) => {
    await mkdir(join(root, name));
    await writeFile(join(root, name, 'brand.json'), JSON.stringify({ cardCodes: [], ...facts }));
  };

  it('has the brands of the known environments first, in their order, and takes a name with a dash', async () => {
    await using shelf = await emptyShelf();
    await withFacts(shelf.root, 'acme-pay', { title: "Acme's Pay", environment: 'AcmePay' });
    await withFacts(shelf.root, 'common', { title: 'Common', environment: 'Common', cardCodes: ['GRN'] });
    const list = brandNamesFile(shelf.root);
    expect(list.match(/title: '[^']*'/g)).toEqual(["title: 'Common'", "title: 'Acme’s Pay'"]);
    expect(list).toContain("  AcmePay: 'acme-pay',");
    expect(list).toContain("  GRN: 'common',");
    expect(nameProblem('acme-pay')).toBeUndefined();
  });

  it('refuses two brands of one environment, and names both', async () => {
    await using shelf = await emptyShelf();
    await withFacts(shelf.root, 'acme', { title: 'Acme', environment: 'Acme' });
    await withFacts(shelf.root, 'other', { title: 'Other', environment: 'Acme' });
    expect(() => brandNamesFile(shelf.root)).toThrow('The brands acme and other both have Acme.');
  });
});
