import { type AccessConfiguration, type AccessSession, decide } from '@dayfare/domain/access';
import { describe, expect, it } from 'vitest';
import written from '../../../../../docs/routes.md?raw';
import { routes } from '../generated/routes.ts';
import { screensAtHand } from '../generated/screens-at-hand.ts';
import { isForVisitors } from '../guard/door.ts';
import { routeRows, routesPage } from './route-rows.ts';

const visitor: AccessSession = { isSignedIn: false, userType: null };
const configuration: AccessConfiguration = {
  status: 'loaded',
  origin: 'https://pay.example',
  allowedHosts: [],
};
const answerTo = (path: string, search = '') =>
  decide({ path: path.replace(/:\w+/g, '1'), search }, visitor, configuration).kind;
const isBuilt = (path: string) => routeRows.some((row) => row.path === path && row.standing.kind === 'built');

describe('the table of routes', () => {
  it('is the page in docs: run `pnpm generate` when this fails', () => {
    expect(written).toBe(routesPage());
  });

  it.each(routes.filter(({ guard }) => guard === 'signedIn').map(({ path }) => [path]))(
    '%s is closed to visitors by the domain’s guard as well [access-047]',
    (path) => {
      expect(answerTo(path)).toBe('redirect');
    },
  );

  it('has no page for visitors that the guard keeps from them', () => {
    const open = routes.filter((route) => isForVisitors(route) && route.path !== '/maintenance');
    // One is open to those who come from the login, and says so in its query.
    const searchOf = (path: string) => (path === '/home/change-password' ? 'isFromLogin=true' : '');
    expect(open.filter(({ path }) => answerTo(path, searchOf(path)) !== 'allow')).toEqual([]);
  });

  it('says of each page which data its area loads first [access-010] [access-013]', () => {
    const row = (path: string) => routeRows.find((one) => one.path === path);
    expect(row('/ewa/home')).toMatchObject({
      area: 'ewa',
      guard: 'signedIn',
      module: 'EWA',
      preloads: ['startupData', 'availableFunds', 'stateSelection'],
    });
    expect(row('/card/home')).toMatchObject({
      module: 'Card',
      preloads: ['startupData', 'cardCacheVersion'],
    });
    expect(row('/faqs')).toMatchObject({ area: 'faqs', guard: 'everyone', preloads: [], module: null });
  });

  it('stands in with pages that are built, for pages that are not', () => {
    const standIns = routes.flatMap(({ standsInFor = [] }) => standsInFor);
    expect(standIns).toEqual(['/welcome', '/welcome/connect']);
    for (const path of standIns) expect(isBuilt(path)).toBe(false);
  });

  it('knows where each screen is that comes with the app', () => {
    const atHand = routes.filter(({ screen }) => screen === 'atHand').map(({ path }) => path);
    expect(Object.keys(screensAtHand)).toEqual(atHand);
  });
});
