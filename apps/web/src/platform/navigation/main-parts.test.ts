import { type RoutePath, routePaths } from '@dayfare/domain/access';
import { navigationParts } from '@dayfare/themes/navigation';
import { describe, expect, it } from 'vitest';
import { mainParts, type Surroundings } from './main-parts.ts';

const everything: Surroundings = {
  userType: 'User',
  hasPage: () => true,
  named: undefined,
  ofBrand: undefined,
  hasMarketplace: true,
};
const parts = (changed: Partial<Surroundings> = {}) =>
  mainParts({ ...everything, ...changed }).map(({ part }) => part);
const paths = (changed: Partial<Surroundings> = {}) =>
  mainParts({ ...everything, ...changed }).map(({ path }) => path);

describe('the entries of the app’s navigation', () => {
  it('are five at most, and lead to pages of the catalogue', () => {
    expect(parts()).toEqual(navigationParts);
    expect(navigationParts.length).toBeLessThanOrEqual(5);
    for (const path of paths()) expect(routePaths).toContain(path);
  });

  it('lead nowhere but to pages that have a screen: an area appears when it is built', () => {
    const built = new Set<RoutePath>(['/ewa/home', '/ewa/history']);
    const hasPage = (path: RoutePath) => built.has(path);
    expect(paths({ hasPage })).toEqual(['/ewa/home', '/ewa/history']);
    built.add('/gas-discount');
    expect(paths({ hasPage })).toEqual(['/ewa/home', '/ewa/history', '/gas-discount']);
  });

  it('are those that start-up data names, in its order', () => {
    expect(parts({ named: 'You, offers,home,Home,shares' })).toEqual(['you', 'offers', 'home']);
  });

  it.each([[undefined], [''], ['shares,toString']])(
    'are the brand’s where start-up data says %j, and else the usual ones',
    (named) => {
      expect(parts({ named, ofBrand: ['work', 'home'] })).toEqual(['work', 'home']);
      expect(parts({ named })).toEqual(navigationParts);
    },
  );

  it('have no marketplace where it is off', () => {
    expect(paths()).toContain('/apps');
    expect(paths({ hasMarketplace: false })).toContain('/rxdiscount');
  });

  it('lead people without an employer to their own home, and not to transfers of wages', () => {
    expect(paths({ userType: 'DirectUser' }).slice(0, 2)).toEqual(['/dayfare-direct/home', '/card/home']);
  });

  it('are none where there would be one alone, or nobody has a home', () => {
    expect(parts({ hasPage: (path) => path === '/ewa/home' })).toEqual([]);
    expect(
      parts({ userType: 'Administrator', named: 'home,money', hasPage: (path) => path.startsWith('/ewa') }),
    ).toEqual([]);
  });
});
