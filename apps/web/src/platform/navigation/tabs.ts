import { type RoutePath, userType } from '@dayfare/domain/access';
import {
  groupsIn,
  openPlaces,
  type Placed,
  type PlaceVisitor,
  type Tab,
  tabsFor,
} from '@dayfare/domain/navigation';
import { startupValue } from '@dayfare/domain/startup';
import { navigationOfBrand } from '@dayfare/themes/brands';
import type { App } from '../app-context/app.ts';

/** Fewer tabs than these are no navigation. */
const fewest = 2;

/** What decides what is open to the person who is signed in; null for a visitor. */
function visitorOf({ session, startup }: App): PlaceVisitor | null {
  const user = session.current()?.user;
  if (!user) return null;
  const values = startup.data.values();
  return {
    userType: userType.fromWire(user.userType),
    // One flag of the documents is a number.
    isOn: (key) => [true, 1].some((on) => startupValue(values, key) === on),
  };
}

/** Everything that is open to the person now, in or out of the navigation. */
export function openTo(app: App): readonly Placed<RoutePath>[] {
  const visitor = visitorOf(app);
  return visitor ? openPlaces(app.placed, visitor) : [];
}

/** The tabs of the person who is signed in; none for visitors, and none if there would be only one. */
export function tabsOf(app: App): readonly Tab<RoutePath>[] {
  const visitor = visitorOf(app);
  if (!visitor) return [];
  const { brand, placed, startup } = app;
  const named = groupsIn(startupValue(startup.data.values(), 'NavigationEntries'));
  const tabs = tabsFor({ visitor, placed, kept: named ?? navigationOfBrand[brand.current.get()] });
  return tabs.length < fewest ? [] : tabs;
}
