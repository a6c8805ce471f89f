import { homeFor, type RoutePath, type UserType } from '@dayfare/domain/access';
import { isNavigationPart, type NavigationPart, navigationParts } from '@dayfare/themes/navigation';

/** What decides where the navigation leads. */
export interface Surroundings {
  readonly userType: UserType | null;
  /** Whether a page of the catalogue has a screen. */
  readonly hasPage: (path: RoutePath) => boolean;
  /** Names of parts in order, with commas between, from start-up data; undefined when it says nothing. */
  readonly named: string | undefined;
  /** The brand's own order; undefined for the usual one. */
  readonly ofBrand: readonly NavigationPart[] | undefined;
  /** Whether the marketplace is on. */
  readonly hasMarketplace: boolean;
}

/** A part of the app, and the page that its entry leads to. */
export interface MainPart {
  readonly part: NavigationPart;
  readonly path: RoutePath;
}

/** Fewer than this lead nowhere else. */
const fewest = 2;

/** Where an entry leads: to the first of its pages that has a screen and is for the person. */
const pagesOf = {
  home: ['/ewa/home', '/dayfare-direct/home'],
  money: ['/ewa/history', '/card/home', '/savings', '/billpay'],
  work: ['/timely-shifts'],
  offers: ['/apps', '/rxdiscount', '/gas-discount', '/referral'],
  you: ['/home/profile'],
} as const satisfies Record<NavigationPart, readonly RoutePath[]>;

/** Early pay belongs to people with an employer; the direct home to those without. */
function isFor(path: RoutePath, userType: UserType | null): boolean {
  if (path.startsWith('/ewa/')) return userType === 'User';
  if (path.startsWith('/dayfare-direct/')) return homeFor(userType) === path;
  return true;
}

/** The parts that a setting names, each once; those that don't exist are left out. */
const partsIn = (text: string): readonly NavigationPart[] => [
  ...new Set(
    text
      .split(',')
      .map((word) => word.trim().toLowerCase())
      .filter(isNavigationPart),
  ),
];

/**
 * The entries of the app's navigation in order: those that start-up data names, else the brand's, else all. One whose area has no screen
 * yet is left out. Empty where there would be one alone.
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
