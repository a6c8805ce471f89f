import * as s from './illustration.css.ts';

/** A signpost with blank signs. */
export function NotFound() {
  return (
    <>
      <path className={s.background} d="M30 118C14 78 50 30 108 30s112 24 108 72-44 56-96 56-76 0-90-40Z" />
      <path className={s.shade} d="M114 28h12v130h-12Z" />
      <path className={s.accent} d="M66 40h92l18 17-18 17H66a6 6 0 0 1-6-6V46a6 6 0 0 1 6-6Z" />
      <path className={s.onAccent} d="M104 52c0-8 14-8 14 0 0 5-7 5-7 10M111 68v.5" />
      <path className={s.paper} d="M174 84H92l-17 15 17 15h82a6 6 0 0 0 6-6V90a6 6 0 0 0-6-6Z" />
      <path className={s.line} d="M104 99h4M120 99h4M136 99h4" />
      <path className={s.line} d="M40 158h160" />
      <path className={s.line} d="M78 158c0-10-4-14-10-16M78 158c0-8 4-12 8-13M164 158c0-9 4-13 10-15" />
      <circle className={s.speck} cx="198" cy="62" r="4" />
      <circle className={s.speck} cx="46" cy="90" r="4" />
    </>
  );
}
