/** A day, and what there is by then. */
export interface ForecastDay {
  /** The day, as `YYYY-MM-DD`. */
  date: string;
  /** In minor units; 0 or more. */
  minor: number;
}

/** Room above the goal's line, in percent. */
const headroom = 6;

/** The line of a forecast in percent of the plot, across by date and up by amount, as SVG points. */
export function layOutLine(points: readonly ForecastDay[], target: number): readonly string[] {
  const times = points.map(({ date }) => Date.parse(date));
  const [first = 0, last = first] = [times[0], times.at(-1)];
  const highest = Math.max(target, ...points.map(({ minor }) => minor), 1);
  return points.map(({ minor }, index) => {
    const x = last === first ? 0 : (((times[index] ?? first) - first) * 100) / (last - first);
    return `${round(x)},${round(heightOf(minor, highest))}`;
  });
}

/** How far from the top an amount is, in percent. */
export const heightOf = (minor: number, highest: number): number =>
  round(100 - (minor / highest) * (100 - headroom));

const round = (value: number) => Math.round(value * 100) / 100;
