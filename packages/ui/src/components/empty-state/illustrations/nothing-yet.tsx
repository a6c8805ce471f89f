import * as s from './illustration.css.ts';

/** A coin rising like the sun behind a hill, eyes closed. */
export function NothingYet() {
  return (
    <>
      <path
        className={s.background}
        d="M34 146C18 112 34 58 84 40s112-6 130 40-8 70-30 72H58c-10 0-19-1-24-6Z"
      />
      <g className={s.rising}>
        <path className={s.accentLine} d="M120 34V20M79 47l-8-12M161 47l8-12M52 77l-13-6M188 77l13-6" />
        <circle className={s.accent} cx="120" cy="98" r="46" />
        <path className={s.onAccent} d="M96 92q6 7 12 0M132 92q6 7 12 0M113 108q7 5 14 0" />
      </g>
      <path className={s.paper} d="M22 150c26-30 66-40 104-30 34 8 66 12 92 30Z" />
      <path className={s.line} d="M62 138c12-6 24-9 38-9M150 136c10 2 18 4 26 7" />
      <path
        className={s.line}
        d="M182 128v-16M182 118c-8 0-11-5-11-11 7 0 11 4 11 11ZM182 114c7 0 11-4 11-10-7 0-11 3-11 10Z"
      />
      <path className={s.line} d="M10 150h220" />
    </>
  );
}
