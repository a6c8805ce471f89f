import {
  type Group,
  groups,
  isPlaceOpen,
  type PlaceName,
  type PlaceVisitor,
  placeNames,
  places,
} from './places.ts';

/** A place that has a screen. */
export interface Placed<Path extends string = string> {
  readonly place: PlaceName;
  readonly path: Path;
}

/** A group of the navigation with what is open in it. */
export interface Tab<Path extends string = string> {
  readonly group: Group;
  /** Where it leads: to the group's hub, or straight to the only thing that is open in it. */
  readonly path: Path;
  /** In the order of the table. */
  readonly entries: readonly Placed<Path>[];
}

/** The hub of each group that has one. Home is a page of its own. */
export const hubs = {
  money: '/home/money',
  card: '/home/card',
  work: '/home/work',
  more: '/home/more',
} as const satisfies Readonly<Partial<Record<Group, string>>>;

type Hub = (typeof hubs)[keyof typeof hubs];

/** What decides which tabs a user has. */
export interface TabFacts<Path extends string> {
  readonly visitor: PlaceVisitor;
  /** The places that have a screen. */
  readonly placed: readonly Placed<Path>[];
  /** The groups that are kept, in any order: by start-up data, otherwise by the brand. Default: all. */
  readonly kept?: readonly Group[] | undefined;
}

/** The places open to a user, in the order of the table. */
export const openPlaces = <Path extends string>(
  placed: readonly Placed<Path>[],
  visitor: PlaceVisitor,
): readonly Placed<Path>[] =>
  placed
    .filter(({ place }) => isPlaceOpen(place, visitor))
    .toSorted((a, b) => placeNames.indexOf(a.place) - placeNames.indexOf(b.place));

/** Returns the groups with something open in them, in their fixed order. What is kept can leave some out, but not change the order. */
export function tabsFor<Path extends string>({
  visitor,
  placed,
  kept = groups,
}: TabFacts<Path>): readonly Tab<Path | Hub>[] {
  const open = openPlaces(placed, visitor);
  return groups.flatMap((group): Tab<Path | Hub>[] => {
    const entries = open.filter(({ place }) => places[place].group === group);
    const [first] = entries;
    if (!first || !kept.includes(group)) return [];
    const path = entries.length > 1 && group !== 'home' ? hubs[group] : first.path;
    return [{ group, path, entries }];
  });
}

const isGroup = (word: string): word is Group => groups.some((group) => group === word);

/** Reads the groups that a setting names, with commas between; undefined if it names none. */
export function groupsIn(text: string | undefined): readonly Group[] | undefined {
  const named = (text ?? '')
    .split(',')
    .map((word) => word.trim().toLowerCase())
    .filter(isGroup);
  return named.length > 0 ? named : undefined;
}

/** Returns the entry that a page belongs to: the one with the longest path at the beginning of the page's own. */
export function entryAt<Entry extends Pick<Placed, 'path'>>(
  entries: readonly Entry[],
  page: string,
): Entry | undefined {
  return entries
    .filter(({ path }) => page === path || page.startsWith(`${path}/`))
    .toSorted((a, b) => b.path.length - a.path.length)[0];
}
