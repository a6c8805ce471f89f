import { homeFor, type RoutePath, type UserType } from '@dayfare/domain/access';
import { isNavigationPart, type NavigationPart, navigationParts } from '@dayfare/themes/navigation';

/** What decides where the navigation leads. */
export interface Surroundings {
  readonly userType: UserType | null;
  /** Whether a page of the catalogue has a screen. */
  readonly hasPage: (path: RoutePath) => boolean;
  /** Names of parts from start-up data, in order and separated by commas; undefined if there are none. */
  readonly named: string | undefined;
  /** The brand's own order; undefined for the default. */
  readonly ofBrand: readonly NavigationPart[] | undefined;
  /** Whether the marketplace is on. */
  readonly hasMarketplace: boolean;
}

/** A part of the app, and the page that its entry opens. */
export interface MainPart {
  readonly part: NavigationPart;
  readonly path: RoutePath;
}

/** Minimum number of entries. */
const fewest = 2;

/** Where an entry leads: to the first of its pages that has a screen and is for the person. */
const pagesOf = {
  home: ['/ewa/home', '/dayfare-direct/home'],
  money: ['/ewa/history', '/card/home', '/savings'],
  work: ['/timely-shifts'],
  offers: ['/apps', '/rxdiscount', '/gas-discount', '/referral'],
  you: ['/home/profile'],
} as const satisfies Record<NavigationPart, readonly RoutePath[]>;

/** Early pay is for people with an employer; the direct home for those without. */
function isFor(path: RoutePath, userType: UserType | null): boolean {
  if (path.startsWith('/ewa/')) return userType === 'User';
  if (path.startsWith('/dayfare-direct/')) return homeFor(userType) === path;
  return true;
}

/** Parses the parts named in a setting, each once; unknown names are ignored. */
const partsIn = (text: string): readonly NavigationPart[] => [
  ...new Set(
    text
      .split(',')
      .map((word) => word.trim().toLowerCase())
      .filter(isNavigationPart),
  ),
];

/**
 * Returns the entries of the navigation in order: those named in start-up data, otherwise the brand's, otherwise all. Parts without a
 * screen are left out. Empty if there would be only one.
 */
export function mainParts(surroundings: Surroundings): readonly MainPart[] {
  const { userType, hasPage, named, ofBrand = navigationParts, hasMarketplace } = surroundings;
  const chosen = partsIn(named ?? '');
  const order = chosen.length > 0 ? chosen : ofBrand;
  const entries = order.flatMap((part): MainPart[] => {
    const path = pagesOf[part].find(
      (page) => hasPage(page) && isFor(page, userType) && (page !== '/apps' || hasMarketplace),
    );
    return path ? [{ part, path }] : [];
  });
  return entries.length < fewest ? [] : entries;
}
