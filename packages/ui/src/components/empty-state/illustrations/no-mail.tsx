import { classes } from '../../../primitives/classes.ts';
import * as s from './illustration.css.ts';

/** An envelope, and a sign that no more of them come. */
export function NoMail() {
  return (
    <>
      <path className={s.background} d="M44 108C32 66 66 26 120 26s88 34 78 80-40 54-80 54-64-14-74-52Z" />
      <g className={s.rising}>
        <rect className={s.shade} x="68" y="58" width="116" height="80" rx="10" />
        <rect className={s.paper} x="60" y="50" width="116" height="80" rx="10" />
        <path className={s.line} d="M64 56l46 38a13 13 0 0 0 16 0l46-38M64 124l34-30M172 124l-34-30" />
      </g>
      <g className={s.popping}>
        <circle className={s.accent} cx="172" cy="126" r="24" />
        <path className={classes(s.onAccent, s.drawing)} pathLength={1} d="M160 126h24" />
      </g>
      <path className={s.accentLine} d="M40 76h-12M38 96H20M40 116H30" />
      <circle className={s.speck} cx="84" cy="30" r="4" />
      <circle className={s.speck} cx="204" cy="72" r="4" />
    </>
  );
}
