import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { groups, type PlaceName, type PlaceVisitor, placeNames, places } from './places.ts';
import { entryAt, groupsIn, hubs, type Placed, tabsFor } from './tabs.ts';

const visitor: PlaceVisitor = { userType: 'User', isOn: (key) => key === 'IsCardServiceEnabled' };
const placedAt = (...names: readonly PlaceName[]): readonly Placed[] =>
  names.map((place) => ({ place, path: `/${place}` }));

const shown = (placed: readonly Placed[], kept?: readonly (typeof groups)[number][]) =>
  tabsFor({ visitor, placed, kept }).map(({ group, path }) => `${group} ${path}`);

describe('tabs', () => {
  it('lead to a hub, or straight to the only thing that is open in it', () => {
    expect(shown(placedAt('history', 'home', 'accounts', 'help'))).toEqual([
      'home /home',
      'money /home/money',
      'more /help',
    ]);
  });

  it('are left out by a setting or a brand, and never reordered', () => {
    const placed = placedAt('home', 'history', 'hours', 'help');
    expect(shown(placed, groupsIn(' More, home,nothing,HOME'))).toEqual(['home /home', 'more /help']);
    expect(shown(placed, groupsIn('nothing, at all'))).toHaveLength(4);
    expect(groupsIn(undefined)).toBeUndefined();
  });

  it('have one order, in which each group has something in the order of the table, whatever is open', () => {
    fc.assert(
      fc.property(fc.shuffledSubarray([...placeNames]), fc.shuffledSubarray([...groups]), (names, kept) => {
        const tabs = tabsFor({ visitor, placed: placedAt(...names), kept });
        const found = tabs.map(({ group }) => groups.indexOf(group));
        expect(found).toEqual(found.toSorted((a, b) => a - b));
        for (const { group, entries } of tabs) {
          expect(kept).toContain(group);
          const order = entries.map(({ place }) => placeNames.indexOf(place));
          expect(order.length).toBeGreaterThan(0);
          expect(order).toEqual(order.toSorted((a, b) => a - b));
          expect(entries.every(({ place }) => places[place].group === group)).toBe(true);
        }
      }),
    );
  });

  it('have hubs in pages of the catalogue', async () => {
    const { isRoutePath } = await import('../access/index.ts');
    expect(Object.values(hubs).every(isRoutePath)).toBe(true);
  });
});

describe('the entry of a page', () => {
  const entries = [{ path: '/ewa/accounts' }, { path: '/ewa/accounts/move' }, { path: '/ewa/history' }];
  it.each([
    ['/ewa/accounts', '/ewa/accounts'],
    ['/ewa/accounts/7', '/ewa/accounts'],
    ['/ewa/accounts/move/now', '/ewa/accounts/move'],
    ['/ewa/accountsx', undefined],
    ['/home/money', undefined],
  ])('%s is %s', (page, path) => expect(entryAt(entries, page)?.path).toBe(path));
});
