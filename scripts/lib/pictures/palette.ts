/** A picture as a list of few colours and, for each pixel, which of them it has. */
export interface Indexed {
  /** Red, green and blue of each colour, one after the other. */
  readonly colours: Uint8Array;
  readonly pixels: Uint8Array;
}

/** So many colours have room in one byte. */
const most = 256;

/** So many of the most frequent colours stay what they are, however near they are to each other: brands tint their grounds but slightly. */
const exact = 128;

/** How far apart colours may be at first to count as one, as a distance of red, green and blue; then a little more each time. */
const nearest = 2;
const wider = 1.25;

const channels = (colour: number) => [colour >> 16, (colour >> 8) & 255, colour & 255] as const;

function distance(one: number, other: number): number {
  const [red, green, blue] = channels(one);
  const [otherRed, otherGreen, otherBlue] = channels(other);
  return Math.hypot(red - otherRed, green - otherGreen, blue - otherBlue);
}

/** The most frequent colours, and others that are at least so far from those before them; undefined if they are too many. */
function apart(colours: readonly number[], least: number): number[] | undefined {
  const chosen = colours.slice(0, exact);
  for (const colour of colours.slice(exact)) {
    if (chosen.some((other) => distance(colour, other) < least)) continue;
    if (chosen.length === most) return undefined;
    chosen.push(colour);
  }
  return chosen;
}

/**
 * Brings a picture (red, green, blue and opacity of each pixel, as PNGs are read) down to 256 colours. The most frequent ones, which are the
 * brands' own, stay what they are; a shade of a smoothed edge gives way to its neighbour.
 */
export function toPalette(data: Uint8Array): Indexed {
  const counts = new Map<number, number>();
  const all = new Uint32Array(data.length / 4);
  for (let at = 0; at < all.length; at += 1) {
    const [red = 0, green = 0, blue = 0] = data.subarray(at * 4, at * 4 + 3);
    const colour = (red << 16) | (green << 8) | blue;
    all[at] = colour;
    counts.set(colour, (counts.get(colour) ?? 0) + 1);
  }
  const byCount = [...counts].toSorted(([, a], [, b]) => b - a).map(([colour]) => colour);
  let least = byCount.length > most ? nearest : 0;
  let chosen = apart(byCount, least);
  while (!chosen) {
    least *= wider;
    chosen = apart(byCount, least);
  }
  const places = new Map(
    byCount.map((colour) => {
      const distances = chosen.map((other) => distance(colour, other));
      return [colour, distances.indexOf(Math.min(...distances))] as const;
    }),
  );
  return {
    colours: Uint8Array.from(chosen.flatMap(channels)),
    pixels: Uint8Array.from(all, (colour) => places.get(colour) ?? 0),
  };
}
