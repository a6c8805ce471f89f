import * as s from './illustration.css.ts';

/** A coin with clock hands. */
export function Waiting() {
  return (
    <>
      <path className={s.background} d="M44 108C32 66 66 26 120 26s88 34 78 80-40 54-80 54-64-14-74-52Z" />
      <path className={s.accentLine} d="M36 74h20M28 92h24M36 110h20" />
      <g className={s.popping}>
        <circle className={s.shade} cx="138" cy="98" r="46" />
        <circle className={s.paper} cx="132" cy="92" r="46" />
        <path className={s.line} d="M132 64v28l18 12M132 50v2M132 132v2M90 92h2M172 92h2" />
        <circle className={s.ink} cx="132" cy="92" r="4" />
      </g>
      <circle className={s.speck} cx="196" cy="48" r="4" />
      <circle className={s.speck} cx="76" cy="40" r="4" />
    </>
  );
}
