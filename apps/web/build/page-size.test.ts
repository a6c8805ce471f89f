import { describe, expect, it } from 'vitest';
import { chunksOf } from './bundle.ts';
import type { PlannedRoute } from './files-plan.ts';
import { gzipped, tooLarge } from './page-size.ts';
import { bundleWith } from './testing/bundle.ts';

const chunks = chunksOf(
  bundleWith({
    'assets/first-AAAAAAAA.js': { modules: ['/web/src/app/main.tsx'] },
    'assets/frame-AAAAAAAA.js': { modules: ['/web/src/app/frame/signed-in.tsx'] },
    'assets/common-AAAAAAAA.js': {},
    'assets/rides-AAAAAAAA.js': {
      modules: ['/web/src/areas/rides/home-page.tsx'],
      imports: ['assets/common-AAAAAAAA.js'],
    },
    'assets/sign-up-AAAAAAAA.js': { modules: ['/web/src/areas/enrollment/name-page.tsx'] },
    'assets/texts-rides-en-AAAAAAAA.js': {},
    'assets/texts-rides-es-AAAAAAAA.js': {},
    'assets/map-AAAAAAAA.js': { modules: ['/web/src/areas/rides/map.tsx'] },
  }),
);
const routes: readonly PlannedRoute[] = [
  {
    route: { path: '/uber', area: 'rides', guard: 'signedIn' },
    texts: ['rides/home'],
    modules: ['areas/rides/home-page.tsx'],
  },
  {
    route: { path: '/welcome/success', area: 'session', guard: 'visitors' },
    texts: [],
    modules: ['areas/enrollment/name-page.tsx'],
  },
];

describe('the script of a page', () => {
  it('is that of the app, of its frame and its own, with what it imports and the texts of one language', () => {
    const found = tooLarge(chunks, routes.slice(0, 1), ({ fileName }) =>
      /map|sign-up|-es-/.test(fileName) ? 1_000_000 : 90_000,
    );
    expect(found).toEqual(['/uber fetches 450.0 kB of script, 430.0 at most']);
  });

  it('is refused for each page by itself, without the frame for visitors', () => {
    const sizeOf = ({ fileName }: { fileName: string }) => (fileName.includes('frame') ? 1_000_000 : 1);
    expect(tooLarge(chunks, routes, sizeOf)).toEqual([expect.stringMatching(/^\/uber fetches 1000\.0 kB/)]);
  });

  it('is weighed as it comes, packed', () => expect(gzipped({ code: 'a'.repeat(10_000) })).toBeLessThan(100));

  it('is not taken for small where there is no page', () =>
    expect(() => tooLarge(chunks, [], () => 1)).toThrow('no page to weigh'));
});
