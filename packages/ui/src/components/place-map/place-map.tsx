import { type RootProps, rootProps } from '../../primitives/root-props.ts';
import { layOutPlaces, type MapPoint } from './lay-out-places.ts';
import * as styles from './place-map.css.ts';

export type { MapPoint } from './lay-out-places.ts';

interface OwnProps {
  /** What the map shows, and where the same can be read: "Map of the stations in the list". Its name for screen readers. */
  label: string;
  /** The places in the order of the list: the first is number 1. */
  places: readonly MapPoint[];
  /**
   * Where the reader is.
   * @default not shown
   */
  here?: MapPoint | null | undefined;
}

export type PlaceMapProps = OwnProps & RootProps<HTMLElement>;

/** Lines of the grid under the places. */
const lines = [20, 40, 60, 80];

/** Places on a plain map, numbered as in the list beside it. It is drawn here: no picture is asked for from anybody. */
export function PlaceMap({ label, places, here = null, ...rest }: PlaceMapProps) {
  const spots = layOutPlaces(here ? [here, ...places] : places);
  const [own, marks] = here ? [spots[0], spots.slice(1)] : [undefined, spots];
  return (
    <figure {...rootProps(rest)} className={styles.figure}>
      <svg viewBox="0 0 100 100" className={styles.map} role="img" aria-label={label}>
        {lines.map((at) => (
          <path key={at} d={`M${at} 0V100M0 ${at}H100`} className={styles.line} />
        ))}
        {own && (
          <g data-here="">
            <circle cx={own.x} cy={own.y} r={4} className={styles.halo} />
            <circle cx={own.x} cy={own.y} r={2} className={styles.here} />
          </g>
        )}
        {marks.map(({ x, y }, at) => (
          <g key={`${places[at]?.latitude},${places[at]?.longitude}`} data-place="">
            <circle cx={x} cy={y} r={4.2} className={styles.mark} />
            <text x={x} y={y} dy="0.35em" className={styles.number}>
              {at + 1}
            </text>
          </g>
        ))}
      </svg>
    </figure>
  );
}
