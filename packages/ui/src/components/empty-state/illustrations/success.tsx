import { classes } from '../../../primitives/classes.ts';
import * as s from './illustration.css.ts';

/** A coin with a check mark, and confetti. */
export function Success() {
  return (
    <>
      <path
        className={s.successBackground}
        d="M44 108C32 66 66 26 120 26s88 34 78 80-40 54-80 54-64-14-74-52Z"
      />
      <g className={s.bursting}>
        <path
          className={s.successLine}
          d="M120 20V8M62 44l-9-9M178 44l9-9M38 96H24M202 96h14M64 142l-9 8M176 142l9 8"
        />
        <circle className={s.successSpeck} cx="88" cy="22" r="4" />
        <circle className={s.successSpeck} cx="206" cy="66" r="4" />
        <circle className={s.successSpeck} cx="34" cy="66" r="4" />
        <circle className={s.successSpeck} cx="156" cy="20" r="3" />
        <path className={s.line} d="M30 124l6 8M208 124l-8 5" />
      </g>
      <g className={s.popping}>
        <circle className={s.shade} cx="124" cy="96" r="48" />
        <circle className={s.success} cx="118" cy="90" r="48" />
        <path className={classes(s.mark, s.drawing)} pathLength={1} d="M97 92l15 15 28-31" />
      </g>
    </>
  );
}
