import * as styles from './card-art.css.ts';

/** Rings that grow from beyond the bottom end corner, like the guilloche on banknotes. */
const rings = Array.from({ length: 15 }, (_, index) => 34 + index * 13);

/** The background pattern: fine rings crossed by a second set, and a soft disc of light. */
export function Guilloche() {
  return (
    <svg
      className={styles.engraving}
      viewBox="0 0 340 214"
      preserveAspectRatio="xMaxYMax slice"
      aria-hidden="true"
      focusable="false"
    >
      <circle className={styles.disc} cx="318" cy="196" r="128" />
      <g className={styles.lines}>
        {rings.map((radius) => (
          <circle key={`a${radius}`} cx="330" cy="206" r={radius} />
        ))}
        {rings.map((radius) => (
          <ellipse
            key={`b${radius}`}
            cx="330"
            cy="206"
            rx={radius * 1.5}
            ry={radius * 0.72}
            transform="rotate(-32 330 206)"
          />
        ))}
      </g>
    </svg>
  );
}
