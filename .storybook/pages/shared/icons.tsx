import { icon } from './icons.css.ts';

const drawings = {
  check: ['M4 10.5 8.25 14.5 16 6'],
  cross: ['M5.5 5.5 14.5 14.5', 'M14.5 5.5 5.5 14.5'],
  warning: ['M10 3 18 16.5H2Z', 'M10 8v4', 'M10 14.25v.25'],
  play: ['M7 4.5v11L15.5 10Z'],
} as const;

/** Decoration only: words beside it say the same. */
export function Icon({ name }: { name: keyof typeof drawings }) {
  return (
    <svg className={icon} viewBox="0 0 20 20" aria-hidden="true" focusable="false">
      {drawings[name].map((path) => (
        <path key={path} d={path} />
      ))}
    </svg>
  );
}
