import type { SnackbarMessage } from './snackbar-context.ts';

/** More at once would hide the page and could not be read in time. */
const most = 3;

/** A message on the screen. */
export interface Entry extends SnackbarMessage {
  /** Counts up: the lowest is the oldest. */
  readonly id: number;
}

/** The place of a message that has gone, above others that are still read: its height in CSS px. */
export interface Gap {
  readonly id: number;
  readonly height: number;
}

/** What stands where, from the top. */
export type Places = readonly (Entry | Gap)[];

/** Whether nothing stands there anymore. */
export const isGap = (place: Entry | Gap): place is Gap => 'height' in place;

/** Where a message goes: in the place of the same one, below the others while there is room, else in a gap, or in the place of the oldest. */
function placeFor(places: Places, { message }: Entry): number {
  const same = places.findIndex((place) => !isGap(place) && place.message === message);
  if (same !== -1) return same;
  if (places.length < most) return places.length;
  const gap = places.findIndex(isGap);
  if (gap !== -1) return gap;
  return places.findIndex(({ id }) => places.every((other) => other.id >= id));
}

/** Adds a message. Those that are being read stay where they are. */
export function put(places: Places, entry: Entry): Places {
  const at = placeFor(places, entry);
  return [...places.slice(0, at), entry, ...places.slice(at + 1)];
}

/** Takes a message away. Those below it stay where they are. */
export function take(places: Places, id: number, height: number): Places {
  const left = places.map((place) => (place.id === id ? { id, height } : place));
  return left.slice(0, left.findLastIndex((place) => !isGap(place)) + 1);
}
