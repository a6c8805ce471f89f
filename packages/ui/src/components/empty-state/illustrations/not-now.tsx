import * as s from './illustration.css.ts';

/** A calendar page below a moon. */
export function NotNow() {
  return (
    <>
      <path className={s.background} d="M44 108C32 66 66 26 120 26s88 34 78 80-40 54-80 54-64-14-74-52Z" />
      <g className={s.rising}>
        <rect className={s.shade} x="74" y="58" width="96" height="92" rx="10" />
        <rect className={s.paper} x="68" y="52" width="96" height="92" rx="10" />
        <path className={s.accent} d="M78 52h76a10 10 0 0 1 10 10v14H68V62a10 10 0 0 1 10-10Z" />
        <path className={s.line} d="M92 44v16M140 44v16" />
        <path className={s.line} d="M88 96h12M110 96h12M132 96h12M88 118h12M110 118h12" />
        <circle className={s.speck} cx="138" cy="118" r="7" />
      </g>
      <path className={s.accentLine} d="M190 20a20 20 0 1 0 18 30 17 17 0 0 1-18-30Z" />
      <circle className={s.speck} cx="52" cy="46" r="4" />
      <circle className={s.speck} cx="204" cy="104" r="4" />
    </>
  );
}
