import { describe, expect, it } from 'vitest';
import { isArea, pathAliases, rootPages } from './areas.ts';
import { directUser, nobody, outcome, worker } from './decide.fixtures.ts';
import { pathSegments } from './path.ts';
import { isRoutePath, type Opening, routeCatalogue, routePaths } from './route-catalogue.ts';

/** What visitors, employees and direct users get, by who may open a page. `go` is anywhere else. */
const answers = {
  everyone: ['allow', 'allow', 'allow'],
  visitors: ['allow', 'go', 'go'],
  visitorsOrStep: ['allow', 'go', 'go'],
  anyone: ['allow', 'allow', 'allow'],
  fromLogin: ['go', 'allow', 'allow'],
  directEnrolment: ['go', 'allow', 'allow'],
  signedIn: ['go', 'allow', 'allow'],
  maintenance: ['go', 'go', 'go'],
  alias: ['go', 'go', 'go'],
} as const satisfies Record<Opening, readonly string[]>;

describe('the catalogue', () => {
  it.each(routePaths)('says of %s what the guard says', (path) => {
    const address = path === '/card/autoload-settings-v2' ? `${path}?cardID=1` : path.replace(':id', '1');
    const kinds = [nobody, worker, directUser].map((session) =>
      outcome(address, session) === 'allow' ? 'allow' : 'go',
    );
    const isForEmployees = path.startsWith('/card/autoload');
    const expected = answers[routeCatalogue[path].opening];
    expect(kinds).toEqual(isForEmployees ? ['go', 'allow', 'go'] : expected);
  });

  it('opens direct enrolment, the change of a password and maintenance under their conditions', () => {
    for (const path of routePaths) {
      const { opening } = routeCatalogue[path];
      if (opening === 'directEnrolment')
        expect(outcome(path, nobody, { isDirectEnrollmentRestricted: 1 })).toBe('allow');
      if (opening === 'fromLogin') expect(outcome(`${path}?isFromLogin=true`, nobody)).toBe('allow');
      if (opening === 'visitorsOrStep') expect(outcome(path, { ...worker, pendingPath: path })).toBe('allow');
      if (opening === 'maintenance')
        expect(outcome(path, nobody, { isUnderMaintenance: true })).toBe('allow');
    }
  });

  it('has no page outside the areas and the root pages, and no second name without its first', () => {
    for (const path of routePaths) {
      const [segment = ''] = pathSegments(path);
      expect(segment === '' || isArea(segment) || rootPages.has(segment) || pathAliases.has(path)).toBe(true);
    }
    for (const path of pathAliases.values()) expect(isRoutePath(path)).toBe(true);
  });

  it('has a page for every path of the sign-up', () => {
    const pages = 'create-user verify-pin employer personal-info id-scan employee-id employee-details';
    for (const page of [...pages.split(' '), 'create-password', 'get-card'])
      expect(isRoutePath(`/signup/${page}`)).toBe(true);
  });

  it.each([
    '/ecsfcu',
    '/ecsfcu-failed',
    '/mypaynow',
    '/page-not-found',
    '/microsite-esign',
    '/microsite-success',
    '/microsite-consent-form',
    '/download-app',
    '/unsubscribe-smartInvite',
    '/lifemart-splash-screen',
  ])('has the root page %s', (path) => {
    expect(isRoutePath(path)).toBe(true);
  });

  it.each(['/home', '/ewa/dayfare-direct', '/ewa/cash'])('has the page %s', (path) => {
    expect(isRoutePath(path)).toBe(true);
  });

  it('has a page for help before the login', () => {
    expect(outcome('/welcome/needhelp', nobody)).toBe('allow');
    expect(isRoutePath('/welcome/needhelp')).toBe(true);
  });

  it('has the entry page of a payroll brand', () => {
    expect(outcome('/welcome/paychex', nobody)).toBe('allow');
    expect(isRoutePath('/welcome/paychex')).toBe(true);
  });

  it('knows its own paths and no others', () => {
    expect(isRoutePath('/ewa/home')).toBe(true);
    expect(isRoutePath('/ewa/Home')).toBe(false);
    expect(isRoutePath('constructor')).toBe(false);
    expect(routePaths).toEqual([...routePaths].sort());
  });
});
