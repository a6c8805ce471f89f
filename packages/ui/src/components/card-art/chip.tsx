import * as styles from './card-art.css.ts';

/** The contact chip: a plate with the lines between its contacts. */
export function Chip() {
  return (
    <svg className={styles.chip} viewBox="0 0 44 34" aria-hidden="true" focusable="false">
      <rect className={styles.chipPlate} x="0.5" y="0.5" width="43" height="33" rx="6" />
      <g className={styles.chipLines}>
        <path d="M0.500 12H14M0.500 22H14M30 12H43.500M30 22H43.500" />
        <path d="M22 0.500V8M22 26V33.500" />
        <path d="M19 8h6a5 5 0 0 1 5 5v8a5 5 0 0 1-5 5h-6a5 5 0 0 1-5-5v-8a5 5 0 0 1 5-5Z" />
      </g>
    </svg>
  );
}
