import { classes } from '../../../primitives/classes.ts';
import * as s from './illustration.css.ts';

/** A receipt under a magnifying glass. */
export function Checking() {
  return (
    <>
      <path className={s.background} d="M44 108C32 66 66 26 120 26s88 34 78 80-40 54-80 54-64-14-74-52Z" />
      <g className={s.rising}>
        <path className={s.shade} d="M82 40h72v108l-12-8-12 8-12-8-12 8-12-8-12 8Z" />
        <path className={s.paper} d="M76 34h72v108l-12-8-12 8-12-8-12 8-12-8-12 8Z" />
        <path className={s.line} d="M90 56h44M90 72h30M90 88h20" />
      </g>
      <g className={s.popping}>
        <path className={classes(s.line, s.handle)} d="M164 126l22 22" />
        <circle className={s.paper} cx="146" cy="106" r="28" />
        <path
          className={classes(s.accentLine, s.thick, s.drawing)}
          pathLength={1}
          d="M132 104a15 15 0 0 1 26-7"
        />
      </g>
      <circle className={s.speck} cx="196" cy="56" r="4" />
      <circle className={s.speck} cx="58" cy="52" r="4" />
    </>
  );
}
