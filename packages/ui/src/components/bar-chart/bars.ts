/** One day's earnings. */
export interface ChartDay {
  /** The day, as `YYYY-MM-DD`. */
  date: string;
  /** Earned on that day, in minor units of the chart's currency; 0 or more. */
  minor: number;
}

/** A bar in percent of the plot: `x` and `width` across, `height` up from the base line. */
export interface Bar {
  date: string;
  x: number;
  width: number;
  height: number;
  /** Start and width of the bar's column. */
  column: { x: number; width: number };
}

/** Minimum height of a day with earnings, in percent of the plot, so it does not look empty. */
export const leastHeight = 4;
/** Height of the mark for a day without earnings, in percent of the plot. */
export const noneHeight = 1.5;

/** Places the days side by side and scales them to the highest, which fills the plot. */
export function layOutBars(days: readonly ChartDay[]): Bar[] {
  const highest = Math.max(...days.map((day) => day.minor), 1);
  const columnWidth = 100 / Math.max(days.length, 1);
  const width = columnWidth * 0.64;
  return days.map(({ date, minor }, position) => ({
    date,
    x: position * columnWidth + (columnWidth - width) / 2,
    width,
    height: minor > 0 ? Math.max((minor / highest) * 100, leastHeight) : noneHeight,
    column: { x: position * columnWidth, width: columnWidth },
  }));
}
