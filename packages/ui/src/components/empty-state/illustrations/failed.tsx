import { classes } from '../../../primitives/classes.ts';
import * as s from './illustration.css.ts';

/** A coin with a cross that has rolled off its track. */
export function Failed() {
  return (
    <>
      <path
        className={s.dangerBackground}
        d="M44 108C32 66 66 26 120 26s88 34 78 80-40 54-80 54-64-14-74-52Z"
      />
      <path
        className={s.dangerLine}
        d="M40 150h42M160 150h14M186 150h14M46 62l-8-6M52 84H40M194 62l8-6M190 84h12"
      />
      <g className={s.popping}>
        <circle className={s.shade} cx="126" cy="98" r="48" />
        <circle className={s.danger} cx="120" cy="92" r="48" />
        <path className={classes(s.mark, s.drawing)} pathLength={1} d="M103 75l34 34M137 75l-34 34" />
      </g>
      <circle className={s.dangerSpeck} cx="66" cy="38" r="4" />
      <circle className={s.dangerSpeck} cx="178" cy="34" r="3" />
      <circle className={s.dangerSpeck} cx="206" cy="116" r="4" />
    </>
  );
}
