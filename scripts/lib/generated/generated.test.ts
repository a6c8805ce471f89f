import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { apiIndex } from './api-index.ts';
import { sandboxIndex } from './sandbox-index.ts';
import { stressStories } from './stress-stories.ts';
import { webIndex } from './web-index.ts';

/** A web app's source with the files given, each by its path; removed when the test lets go of it. */
async function sourceOf(files: Readonly<Record<string, string>>) {
  const source = await mkdtemp(join(tmpdir(), 'web-source-'));
  for (const [file, text] of Object.entries(files)) {
    await mkdir(dirname(join(source, file)), { recursive: true });
    await writeFile(join(source, file), text);
  }
  return { source, [Symbol.asyncDispose]: () => rm(source, { recursive: true, force: true }) };
}

describe('the index of the web app', () => {
  const later = (path: string) => `export const route = { path: '${path}', screen: () => undefined };`;

  it('has every route of the areas and of the composition, in an order that does not depend on the machine', async () => {
    await using app = await sourceOf({
      'areas/money/get-money/where.route.ts': later('/ewa/get-money/where'),
      'areas/card/home/home.route.ts': later('/card/home'),
      'app/pages/maintenance/maintenance.route.ts': later('/maintenance'),
      'platform/frame/frame.route.ts': later('/frame'),
    });
    const made = await webIndex(app.source);
    expect(made['app/generated/routes.ts']?.match(/^ {2}\{ path: '[^']*', area: '[\w-]+'/gm)).toEqual([
      "  { path: '/maintenance', area: 'app'",
      "  { path: '/card/home', area: 'card'",
      "  { path: '/ewa/get-money/where', area: 'money-get-money'",
    ]);
    expect(made['app/generated/screens/money-get-money.ts']).toContain(
      "import { route as moneyGetMoneyWhere } from '../../../areas/money/get-money/where.route.ts';",
    );
    expect(Object.keys(made).filter((file) => file.includes('/screens/'))).toEqual([
      'app/generated/screens/app.ts',
      'app/generated/screens/card.ts',
      'app/generated/screens/money-get-money.ts',
    ]);
  });

  it('refuses two screens of one path', async () => {
    await using app = await sourceOf({
      'areas/money/a.route.ts': later('/card/home'),
      'areas/card/home/home.route.ts': later('/card/home'),
    });
    await expect(webIndex(app.source)).rejects.toThrow('Two screens have the path /card/home');
  });

  it('adds who may open a page and where Back leads, from the catalogue of the domain', async () => {
    await using app = await sourceOf({
      'areas/help/faqs/faqs.route.ts': later('/faqs'),
      'areas/card/home/home.route.ts': later('/card/home'),
    });
    const made = await webIndex(app.source);
    const routes = made['app/generated/routes.ts'];
    expect(routes).toContain("{ path: '/card/home', area: 'card', guard: 'signedIn' },");
    expect(routes).toContain("{ path: '/faqs', area: 'help', guard: 'everyone' },");
    expect(routes).toContain("    readonly '/card/home': true;");
    expect(made['app/generated/screens/card.ts']).toContain(
      "[cardHomeHome.path]: { screen: cardHomeHome.screen, back: 'dashboard', texts: [] },",
    );
  });

  it('works out which texts a page needs from what it and its parts use', async () => {
    await using app = await sourceOf({
      'areas/card/home/home.route.ts':
        "export const route = { path: '/card/home', screen: () => import('./home-page.tsx') };",
      'areas/card/home/home-page.tsx': `
        import type { Plan } from '../plan/plan.ts';
        import { balance } from '../../../kit/money/balance.tsx';
        import { reader } from '../../help/index.ts';
        const t = useTexts('card/home');
        const later = () => import('./later.tsx');
        const other = () => import('../plan/plan.ts');`,
      'areas/card/home/later.tsx': "t('card/later:title')",
      'areas/card/plan/plan.ts': "t('card/plan:title')",
      'areas/help/index.ts': `
        export { reader } from './reader.ts';
        export { writer } from './writer.ts';`,
      'areas/help/reader.ts': "t('help/faqs:answers.first')",
      'areas/help/writer.ts': "t('help/feedback:title')",
      'kit/money/balance.tsx': "t('kit/money:balance')",
      ...Object.fromEntries(
        ['card/home', 'card/later', 'card/plan', 'help/faqs', 'help/feedback'].map((area) => [
          `areas/${area}/texts.en.ts`,
          '',
        ]),
      ),
      'kit/money/texts.en.ts': '',
    });
    const { 'app/generated/screens/card.ts': screens } = await webIndex(app.source);
    expect(screens).toContain("texts: ['card/home', 'card/later', 'help/faqs', 'kit/money'] },");
  });

  it('imports at once only the pages that come with the app', async () => {
    await using app = await sourceOf({
      'areas/session/login/login.route.ts':
        "export const route = { path: '/welcome/login', screen: 'bundled' };",
      'areas/session/pin/pin.route.ts': later('/pin'),
    });
    const { 'app/generated/bundled-screens.ts': bundled = '' } = await webIndex(app.source);
    expect(bundled).toContain("from '../../areas/session/login/login-page.tsx'");
    expect(bundled).not.toContain('pin');
  });

  it('names texts by their folder and asks for all languages, so that a missing one does not compile', async () => {
    await using app = await sourceOf({
      'areas/money/texts.en.ts': '',
      'areas/money/get-money/texts.en.ts': '',
    });
    const made = await webIndex(app.source);
    const { 'app/generated/texts.ts': texts = '' } = made;
    const areas = [...texts.matchAll(/^ {4}readonly '([\w/-]+)': /gm)].map(([, area]) => area);
    expect(areas).toEqual(['app', 'app/entries', 'app/find', 'money/get-money', 'money']);
    for (const language of ['en', 'es', 'fr']) {
      expect(texts).toContain(`${language}: () => import('./texts/money-more.${language}.ts')`);
      expect(made[`app/generated/texts/money-more.${language}.ts`]).toContain(
        `from '../../../areas/money/get-money/texts.${language}.ts'`,
      );
    }
  });

  const entry = (place: string) =>
    `export const entry = { place: '${place}', word: 'money:titles.page', icon: 'History' };`;
  const words = (page: string) => `export const texts = { titles: { page: '${page}' } };`;
  const spoken = {
    'areas/money/texts.en.ts': words('Transfers'),
    'areas/money/texts.es.ts': words('Transferencias'),
    'areas/money/texts.fr.ts': words('Virements'),
  };

  it('has the words of the navigation in all languages, without the texts of its screens', async () => {
    await using app = await sourceOf({ ...spoken, 'areas/money/history.entry.ts': entry('history') });
    const made = await webIndex(app.source);
    expect(made['app/generated/entry-icons.ts']).toContain('  history: History,');
    expect(made['app/generated/entry-counts.ts']).not.toContain('history');
    expect(made['app/generated/entry-words.es.ts']).toContain("    history: 'Transferencias',");
    expect(made['app/generated/find-words.es.ts']).not.toContain('history');
  });

  it('has what is counted on each entry', async () => {
    await using app = await sourceOf({
      ...spoken,
      'areas/money/history.entry.ts': entry('history').replace('icon:', "count: 'accounts', icon:"),
    });
    const made = await webIndex(app.source);
    expect(made['app/generated/entry-counts.ts']).toContain("  history: 'accounts',");
  });

  it('refuses two screens at one place, and a word that is no text', async () => {
    await using twice = await sourceOf({
      ...spoken,
      'areas/money/a.entry.ts': entry('history'),
      'areas/money/b.entry.ts': entry('history'),
    });
    await expect(webIndex(twice.source)).rejects.toThrow('Two screens are at the place "history"');
    await using wordless = await sourceOf({
      'areas/money/texts.en.ts': 'export const texts = {};',
      'areas/money/a.entry.ts': entry('history'),
    });
    await expect(webIndex(wordless.source)).rejects.toThrow();
  });
});

describe('the index of the calls', () => {
  const contractOf = (name: string, call: string, says: string) =>
    `/** What ${name} is about. */\nexport const ${name}Contract = {\n  /** ${says} */\n  ${call}: call('GET', '${call}', {}),\n};\n`;
  const files = {
    'money/contract.ts': contractOf('money', 'earnings', 'Earnings: by day. Then more.'),
    'money/pay-back-contract.ts': contractOf('payBack', 'payBack', 'Pays back\n   * what is owed.'),
    'session/contract.ts': contractOf('session', 'begin', 'Begins it.'),
    'session/pay-back-contract.ts': contractOf('payBack', 'other', 'Something else'),
  };

  it('has every contract by area, and tells those of one name apart', async () => {
    await using api = await sourceOf(files);
    const { 'generated/contract.ts': contract = '' } = apiIndex(api.source);
    expect(contract).toContain('money: {\n    ...moneyContract,\n    ...moneyPayBackContract,\n  },');
    expect(contract).toContain(
      "import { payBackContract as sessionPayBackContract } from '../session/pay-back-contract.ts';",
    );
  });

  it('takes what the documents say of areas and calls from their docstrings', async () => {
    await using api = await sourceOf(files);
    const { 'generated/notes.ts': notes = '' } = apiIndex(api.source);
    expect(notes).toContain("  money: 'What money is about.',");
    expect(notes).toContain("    earnings: 'Earnings',\n    payBack: 'Pays back what is owed',");
    expect(notes).toContain("    other: 'Something else',");
  });

  it('asks for the docstring of a call that has none', async () => {
    await using api = await sourceOf({
      'money/contract.ts':
        "/** Money. */\nexport const moneyContract = {\n  earnings: call('GET', 'x', {}),\n};\n",
    });
    expect(() => apiIndex(api.source)).toThrow('what it is for: earnings in money/contract.ts');
  });

  it('has the handlers and refusals of every area, and the refusals of every call at the end', async () => {
    await using server = await sourceOf({
      'areas/money/handlers.ts': '',
      'areas/money/errors.ts': '',
      'app/generated/handlers.ts': '',
      'platform/http/request-errors.ts': '',
    });
    const { 'app/generated/handlers.ts': handlers = '', 'app/generated/error-table.ts': errors = '' } =
      sandboxIndex(server.source);
    expect(handlers.match(/^ {4}\.\.\.\w+/gm)).toEqual(['    ...moneyHandlers']);
    expect(errors).toContain('  ...areaErrors,\n  ...platformRequestErrors,\n} satisfies KnownErrors;');
  });
});

describe('the stress stories', () => {
  it('have one for each specimen that shares no page', async () => {
    await using library = await sourceOf({
      'patterns/pay-slip/pay-slip.specimen.tsx': "export const page = 'alone';",
      'components/badge/badge.specimen.tsx': "export const page = 'views';",
    });
    const { 'conformance/stress-alone.stories.tsx': stories = '' } = stressStories(library.source);
    expect(stories.match(/^export const .*/gm)).toEqual([
      'export const PaySlip = meta.story(worst(PaySlipSpecimen));',
    ]);
  });
});
