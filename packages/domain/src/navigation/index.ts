export { type CountName, countNames, isCountName } from './counts.ts';
export type { Group, PlaceName, PlaceVisitor } from './places.ts';
export { entryAt, groupsIn, openPlaces, type Placed, type Tab, tabsFor } from './tabs.ts';
