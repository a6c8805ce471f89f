import * as s from './illustration.css.ts';

/** An unplugged cable and a waiting cloud. */
export function Offline() {
  return (
    <>
      <path className={s.background} d="M30 120C14 82 48 34 104 30s110 20 112 66-30 58-88 60-84 2-98-36Z" />
      <path className={s.paper} d="M84 92a24 24 0 0 1 2-47 34 34 0 0 1 64-4 26 26 0 0 1 8 51Z" />
      <path className={s.line} d="M103 64q5 6 10 0M131 64q5 6 10 0M116 78q6-5 12 0" />
      <path className={s.line} d="M121 92v18c0 16-18 12-30 12H60c-14 0-18 6-18 14" />
      <g>
        <rect className={s.accent} x="30" y="130" width="24" height="24" rx="6" />
        <path className={s.line} d="M36 154v10M48 154v10" />
      </g>
      <path className={s.accentLine} d="M76 152l-8-6M80 164H69M64 172l-2-1" />
      <rect className={s.shade} x="118" y="136" width="58" height="36" rx="10" />
      <path className={s.line} d="M138 150v8M156 150v8" />
      <path className={s.line} d="M176 154h20c10 0 14-6 14-14v-6" />
      <circle className={s.speck} cx="198" cy="56" r="4" />
      <circle className={s.speck} cx="46" cy="66" r="4" />
    </>
  );
}
