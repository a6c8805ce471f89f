import { describe, expect, it } from 'vitest';
import { chunksOf } from './bundle.ts';
import { foreignCode } from './page-code.ts';
import { bundleWith } from './testing/bundle.ts';

const area = (path: string) => `/web/src/areas/${path}`;
const page = area('card/home/home-page.tsx');
const routes = [
  {
    route: { path: '/card/home', area: 'card', guard: 'signedIn' },
    texts: [],
    modules: ['app/generated/screens/card.ts', page],
  },
] as const;

/** What the card's home fetches where its chunk and the one that it imports have these modules. */
const found = (own: readonly string[], joined: readonly string[], imports: Record<string, string[]> = {}) =>
  foreignCode(
    chunksOf(
      bundleWith({
        'assets/card-AAAAAAAA.js': { modules: [page, ...own], imports: ['assets/common-AAAAAAAA.js'] },
        'assets/common-AAAAAAAA.js': { modules: joined },
        'assets/later-AAAAAAAA.js': { modules: [area('rides/map.tsx')] },
      }),
    ),
    routes,
    (id) => imports[id] ?? [],
  );

describe('the code that a page fetches', () => {
  it('is its own, that of the kit and the platform, and that of the areas which others share', () =>
    expect(
      found(
        [area('card/home/row.tsx')],
        ['/web/src/kit/money/fee.tsx', area('money/index.ts'), area('help/index.ts')],
      ),
    ).toEqual([]));

  it('is that of an area which it imports, by whatever lies between', () => {
    const [index, row] = [area('savings/index.ts'), area('savings/goal-row.tsx')];
    expect(found([], [index, row], { [page]: [index], [index]: [row] })).toEqual([]);
  });

  it('is not that of an area which it does not use, and the page and the module are named', () =>
    expect(found([], [area('savings/goal-row.tsx')])).toEqual([
      `/card/home fetches savings: ${area('savings/goal-row.tsx')}`,
    ]));

  it('is not what writes PDFs', () =>
    expect(found(['/packages/pdf/src/write.ts'], ['/node_modules/pdfkit/js/pdfkit.es.js'])).toEqual([
      '/card/home fetches the PDF writer: /node_modules/pdfkit/js/pdfkit.es.js',
    ]));

  it('is looked at for one page at least', () =>
    expect(() => foreignCode([], [{ ...routes[0], modules: [] }], () => [])).toThrow('no page of an area'));
});
