import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { webIndex } from '../generated/web-index.ts';
import { makeScreen, readWords } from './make-screen.ts';
import { OrderError } from './order-error.ts';

const words = {
  en: { title: 'Savings', text: 'What you have put aside.' },
  es: { title: 'Ahorros', text: 'Lo que has guardado.' },
  fr: { title: 'Épargne', text: 'Ce que vous avez mis de côté.' },
};
const order = { area: 'savings', name: 'overview', path: '/savings', words };

/** A web app's source with nothing in it; removed when the test lets go of it. */
async function emptySource() {
  const root = await mkdtemp(join(tmpdir(), 'screens-'));
  return { root, [Symbol.asyncDispose]: () => rm(root, { recursive: true, force: true }) };
}

const read = (root: string, file: string) => readFile(join(root, 'areas/savings/overview', file), 'utf8');

describe('new:screen', () => {
  it('makes the whole folder, which the index then finds, and touches nothing else', async () => {
    await using source = await emptySource();
    const script = fileURLToPath(new URL('../../new-screen.ts', import.meta.url));
    const asked = ['savings', 'overview', '--path', '/savings', '--root', source.root];
    const says = Object.entries(words).flatMap(([language, { title, text }]) => [
      `--${language}`,
      `${title}: ${text}`,
    ]);
    const { stdout } = await promisify(execFile)(process.execPath, [script, ...asked, ...says]);
    expect(stdout).toContain('areas/savings/overview. Now make it what it is');
    expect(await readdir(join(source.root, 'areas/savings/overview'))).toEqual([
      'overview-page.tsx',
      'overview.route.ts',
      'overview.stories.tsx',
      'overview.test.tsx',
      'texts.en.ts',
      'texts.es.ts',
      'texts.fr.ts',
    ]);
    expect(await readdir(source.root)).toEqual(['areas']);
    const index = await webIndex(source.root);
    expect(index['app/generated/routes.ts']).toContain(
      "  { path: '/savings', area: 'savings', guard: 'signedIn'",
    );
    expect(index['app/generated/screens/savings.ts']).toContain(
      "screen: savingsOverviewOverview.screen, back: 'dashboard', texts: ['savings/overview'] },",
    );
    expect(index['app/generated/texts.ts']).toContain("readonly 'savings/overview': ");
  });

  it('writes stories with mocks of what the area of the path asks first, and a test against the server', async () => {
    await using source = await emptySource();
    makeScreen(source.root, order);
    expect(await read(source.root, 'overview.stories.tsx')).toContain(
      'answer(contract.startup.startupDataV2, startupSamples.startupData())',
    );
    expect(await read(source.root, 'texts.fr.ts')).toContain("titles: { page: 'Épargne' }");
    expect(await read(source.root, 'overview.test.tsx')).toContain(
      "server.open('/savings', { as: people.maya })",
    );
  });

  it('shows what is open to visitors to a visitor', async () => {
    await using source = await emptySource();
    makeScreen(source.root, { ...order, path: '/faqs' });
    expect(await read(source.root, 'overview.stories.tsx')).toContain("{ at: '/faqs', user: null }");
    expect(await read(source.root, 'overview.test.tsx')).not.toContain('closed to visitors');
  });

  it.each([
    ['a name that no folder may have', { name: '../up' }, 'must be words of small letters'],
    ['a path that the domain does not know', { path: '/nowhere' }, "is not in the domain's catalogue"],
    ['a path that only leads on', { path: '/login' }, 'which no new screen can be under'],
  ])('refuses %s and writes nothing', async (_what, wrong, says) => {
    await using source = await emptySource();
    const make = () => makeScreen(source.root, { ...order, ...wrong });
    expect(make).toThrow(OrderError);
    expect(make).toThrow(says);
    expect(await readdir(source.root)).toEqual([]);
  });

  it('reads a title and a sentence, and says which language lacks one', () => {
    expect(readWords('fr', 'Épargne : Ce que vous avez mis de côté.')).toEqual(words.fr);
    for (const text of ['', 'Épargne', 'Épargne:', ': Ce que vous avez.'])
      expect(() => readWords('fr', text)).toThrow('--fr "Savings: What you have put aside."');
  });

  it('refuses a path that has a screen, and a folder that is there', async () => {
    await using source = await emptySource();
    makeScreen(source.root, order);
    expect(() => makeScreen(source.root, { ...order, name: 'other' })).toThrow(
      'has a screen already: areas/savings/overview/overview.route.ts',
    );
    expect(() => makeScreen(source.root, { ...order, path: '/faqs' })).toThrow(
      'There is a folder areas/savings/overview already.',
    );
  });
});
