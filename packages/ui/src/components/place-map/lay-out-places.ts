/** A point on earth, in degrees. */
export interface MapPoint {
  readonly latitude: number;
  readonly longitude: number;
}

/** A point on the map, from its left and top edges, in hundredths of its width. */
export interface Spot {
  readonly x: number;
  readonly y: number;
}

/** Room that is kept around the outermost places. */
const margin = 10;
/** The least distance between two marks, so that both numbers can be read. */
const apart = 9;
/** The least height and width of what is shown, in degrees of latitude: about a kilometre. */
const leastSpan = 0.01;

const radians = (degrees: number) => (degrees * Math.PI) / 180;
const within = (value: number) => Math.min(100 - margin / 2, Math.max(margin / 2, value));

const isNear = (one: Spot, other: Spot) => Math.hypot(one.x - other.x, one.y - other.y) < apart;

/** Moves a mark around its place, in growing circles, until it covers none of those before it. */
function freeSpot(wanted: Spot, taken: readonly Spot[]): Spot {
  for (let turn = 0; turn < 48; turn += 1) {
    const [angle, away] = [radians(turn * 45), (apart / 2) * Math.ceil(turn / 8)];
    const spot = {
      x: within(wanted.x + away * Math.cos(angle)),
      y: within(wanted.y + away * Math.sin(angle)),
    };
    if (!taken.some((other) => isNear(spot, other))) return spot;
  }
  return wanted;
}

/** Where places stand on a square map that has all of them, north up, the middle of them in its middle; none covers another. */
export function layOutPlaces(points: readonly MapPoint[]): readonly Spot[] {
  if (points.length === 0) return [];
  const north = points.map(({ latitude }) => latitude);
  const [south, top] = [Math.min(...north), Math.max(...north)];
  const middle = (south + top) / 2;
  // A degree of longitude is shorter the farther north it is.
  const narrowing = Math.cos(radians(middle));
  const east = points.map(({ longitude }) => longitude * narrowing);
  const [west, right] = [Math.min(...east), Math.max(...east)];
  const span = Math.max(top - south, right - west, leastSpan);
  const scale = (100 - 2 * margin) / span;
  const spots: Spot[] = [];
  for (const [at, { latitude }] of points.entries()) {
    const x = 50 + ((east[at] ?? west) - (west + right) / 2) * scale;
    const y = 50 - (latitude - middle) * scale;
    spots.push(freeSpot({ x, y }, spots));
  }
  return spots;
}
