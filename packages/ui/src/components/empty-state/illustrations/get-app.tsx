import { classes } from '../../../primitives/classes.ts';
import * as s from './illustration.css.ts';

/** A phone onto which the app comes. */
export function GetApp() {
  return (
    <>
      <path className={s.background} d="M44 108C32 66 66 26 120 26s88 34 78 80-40 54-80 54-64-14-74-52Z" />
      <g className={s.rising}>
        <rect className={s.shade} x="92" y="30" width="72" height="130" rx="14" />
        <rect className={s.paper} x="84" y="24" width="72" height="130" rx="14" />
        <path className={s.line} d="M110 36h20M110 142h20" />
      </g>
      <g className={s.popping}>
        <rect className={s.accent} x="98" y="66" width="44" height="44" rx="12" />
        <path
          className={classes(s.onAccent, s.drawing)}
          pathLength={1}
          d="M120 76v17M112 87l8 8 8-8M110 101h20"
        />
      </g>
      <path className={s.accentLine} d="M186 58l10-8M190 78h14M186 98l10 8" />
      <circle className={s.speck} cx="60" cy="56" r="4" />
      <circle className={s.speck} cx="54" cy="122" r="4" />
      <circle className={s.speck} cx="178" cy="136" r="3" />
    </>
  );
}
