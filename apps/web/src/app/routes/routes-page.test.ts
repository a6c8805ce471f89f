import { type AccessConfiguration, type AccessSession, decide, routePaths } from '@dayfare/domain/access';
import { describe, expect, it } from 'vitest';
import written from '../../../../../docs/routes.md?raw';
import { bundledScreens } from '../generated/bundled-screens.ts';
import { routes } from '../generated/routes.ts';
import { isForVisitors } from '../guard/route-group.ts';
import { leadOn, notBuilt, routesPage } from './routes-page.ts';

const visitor: AccessSession = { isSignedIn: false, userType: null };
const configuration: AccessConfiguration = {
  status: 'loaded',
  origin: 'https://pay.example',
  allowedHosts: [],
  isDirectEnrollmentRestricted: 1,
};
const answerTo = (path: string, search = '') =>
  decide({ path: path.replace(/:\w+/g, '1'), search }, visitor, configuration).kind;
const lines = routesPage().split('\n');
const cellsOf = (line: string | undefined) => (line ?? '').split('|').map((cell) => cell.trim());
/** A line of the table of pages, or of the table of answers. */
const lineOf = (heading: string, path: string) => {
  const start = lines.findIndex((line) => line.startsWith(`| Path | ${heading}`));
  return lines.slice(start).find((line) => line.startsWith(`| \`${path}\` `));
};

describe('the page of routes', () => {
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

  it('says of each page what is really loaded before it', () => {
    const loaded = (path: string) => cellsOf(lineOf('Open to', path))[3];
    expect(loaded('/ewa/home')).toBe('startupData EWA, availableFunds, stateSelection');
    expect(loaded('/dayfare-direct/home')).toBe(
      'configuration, startupData Direct, availableFunds, stateSelection',
    );
    expect(loaded('/sso/home')).toBe('');
  });

  it('has every path of the documents once: as a page, as one that leads on, or as not built', () => {
    const all = [...routes.map(({ path }) => path), ...leadOn, ...notBuilt];
    expect([...all].sort()).toEqual(routePaths);
    expect(leadOn).toEqual(expect.arrayContaining(['/', '/welcome/connect']));
  });

  it.each([
    ['/ewa/home', 'Visitor', '→ /welcome/login'],
    ['/ewa/home', 'Employee', 'opens'],
    ['/ewa/history/:id', 'Password must change', '→ /home/change-password'],
    ['/maintenance', 'Visitor, maintenance', 'opens'],
    ['/', 'Visitor', '→ /welcome'],
    ['/ewa/home', 'Unknown kind of user', '→ /page-not-found'],
  ])('says that %s is, for “%s”, “%s”', (path, state, expected) => {
    const header = cellsOf(lines.find((line) => line.startsWith('| Path | Visitor ')));
    expect(cellsOf(lineOf('Visitor ', path))[header.indexOf(state)]).toBe(expected);
  });

  it('knows where each screen is that comes with the app', () => {
    const bundled = routes.filter(({ isBundled }) => isBundled).map(({ path }) => path);
    expect(Object.keys(bundledScreens)).toEqual(bundled);
  });
});
