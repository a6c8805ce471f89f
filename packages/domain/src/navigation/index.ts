export {
  type Group,
  groups,
  isPlaceOpen,
  type PlaceName,
  type PlaceVisitor,
  placeNames,
  places,
} from './places.ts';
export {
  entryAt,
  groupsIn,
  hubs,
  openPlaces,
  type Placed,
  type Tab,
  type TabFacts,
  tabsFor,
} from './tabs.ts';
