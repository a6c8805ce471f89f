import * as s from './illustration.css.ts';

/** A sleeping server with a sticking plaster. */
export function ServerDown() {
  return (
    <>
      <path className={s.background} d="M28 112C18 66 62 26 118 28s104 34 98 82-40 50-94 50-86-4-94-48Z" />
      <rect className={s.paper} x="66" y="42" width="108" height="40" rx="10" />
      <rect className={s.paper} x="66" y="82" width="108" height="40" rx="10" />
      <rect className={s.shade} x="66" y="122" width="108" height="36" rx="10" />
      <path className={s.line} d="M90 62h26" />
      <circle className={s.ink} cx="150" cy="62" r="3.5" />
      <circle className={s.ink} cx="138" cy="62" r="3.5" />
      <path className={s.line} d="M97 98q6 6 12 0M131 98q6 6 12 0M113 111q7-6 14 0" />
      <path className={s.line} d="M90 140h26" />
      <circle className={s.ink} cx="150" cy="140" r="3.5" />
      <g transform="rotate(-24 164 48)">
        <rect className={s.accent} x="140" y="38" width="50" height="20" rx="10" />
        <path className={s.onAccent} d="M160 44v8M170 44v8" />
      </g>
      <path className={s.accentLine} d="M92 32c-4-5 4-8 0-14M110 30c-4-5 4-8 0-14" />
      <path className={s.line} d="M44 158h152" />
      <circle className={s.speck} cx="44" cy="82" r="4" />
      <circle className={s.speck} cx="200" cy="104" r="4" />
    </>
  );
}
