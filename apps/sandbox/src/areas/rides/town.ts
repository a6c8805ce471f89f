import type { WireRidePlace } from '@dayfare/api/rides/contract';

/** How a ride to a place goes, for testers. */
export type RideScenario = 'Usual' | 'NoDrivers' | 'DriverCancels' | 'NotBooked';

/** Kilometres east and north of the station. */
export type TownPoint = readonly [east: number, north: number];

interface TownPlace extends WireRidePlace {
  readonly at: TownPoint;
  readonly goes: RideScenario;
}

const place = (
  placeID: number,
  [name, address]: readonly [string, string],
  at: TownPlace['at'],
  goes: RideScenario = 'Usual',
): TownPlace => ({ placeID, name, address, at, goes });

/** The town of the ride service that the sandbox plays. */
const town: readonly TownPlace[] = [
  place(1, ['Central Station', '1 Station Square'], [0, 0]),
  place(2, ['Riverside Hospital', '400 River Road'], [3, 2]),
  place(3, ['Maple Court Apartments', '12 Maple Court'], [-2, 4]),
  place(4, ['Harbor Warehouse', '88 Dock Street'], [6, -1]),
  place(5, ['Northgate Mall', '2500 North Avenue'], [1, 7]),
  place(6, ['City Library', '30 Oak Street'], [1, 1]),
  place(7, ['Airport', '1 Terminal Drive'], [12, 9]),
  place(8, ['Far Meadow', '9 Meadow Lane'], [5, 12], 'NoDrivers'),
  place(9, ['Closed Bridge', '77 Bridge Road'], [4, 3], 'DriverCancels'),
  place(10, ['Old Quarry', '5 Quarry Road'], [8, 6], 'NotBooked'),
];

const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim();

const shown = ({ placeID, name, address }: TownPlace): WireRidePlace => ({ placeID, name, address });

/** The most places that are suggested at once. */
const most = 6;

/** Places by part of their name or address. */
export const findPlaces = (text: string): WireRidePlace[] =>
  town
    .filter(({ name, address }) => plain(`${name} ${address}`).includes(plain(text)))
    .slice(0, most)
    .map(shown);

/** A place by its number; undefined for one that isn't in the town. */
export const placeWith = (id: number): TownPlace | undefined => town.find(({ placeID }) => placeID === id);

/** A place as on the wire; one that the town no longer has keeps its number. */
export function wirePlace(id: number): WireRidePlace {
  const found = placeWith(id);
  return found ? shown(found) : { placeID: id, name: '', address: '' };
}

/** How far it is from one place to another by road, in km. */
export function distanceKm(from: number, to: number): number {
  const [a, b] = [placeWith(from)?.at ?? [0, 0], placeWith(to)?.at ?? [0, 0]];
  return Math.abs(a[0] - b[0]) + Math.abs(a[1] - b[1]);
}

/** Where a place is; the station for one that the town no longer has. */
export const pointOf = (id: number): TownPoint => placeWith(id)?.at ?? [0, 0];

/** The station's place on earth, and how many km a degree is there. */
const station = { latitude: 40.75, longitude: -74, kmNorth: 111.2, kmEast: 84.2 };

/** A point of the town on earth, in degrees. */
export const toDegrees = ([east, north]: TownPoint) => ({
  latitude: station.latitude + north / station.kmNorth,
  longitude: station.longitude + east / station.kmEast,
});
