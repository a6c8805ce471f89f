import { type ReactNode, useId } from 'react';

/** Ways of seeing colour: how many people have each is said beside it where one chooses. */
export const visions = [
  { value: 'typical', label: 'Typical colour vision' },
  { value: 'protanopia', label: 'Without red (protanopia)' },
  { value: 'deuteranopia', label: 'Without green (deuteranopia)' },
  { value: 'tritanopia', label: 'Without blue (tritanopia)' },
  { value: 'achromatopsia', label: 'Without colour (achromatopsia)' },
] as const;

/** One of them. */
export type Vision = (typeof visions)[number]['value'];

/** What becomes of linear red, green and blue: Machado, Oliveira and Fernandes 2009 at full severity; the last is luminance. */
const matrices: Readonly<Record<Exclude<Vision, 'typical'>, string>> = {
  protanopia:
    '0.152286 1.052583 -0.204868 0 0 0.114503 0.786281 0.099216 0 0 -0.003882 -0.048116 1.051998 0 0 0 0 0 1 0',
  deuteranopia:
    '0.367322 0.860646 -0.227968 0 0 0.280085 0.672501 0.047413 0 0 -0.01182 0.04294 0.968881 0 0 0 0 0 1 0',
  tritanopia:
    '1.255528 -0.076749 -0.178779 0 0 -0.078411 0.930809 0.147602 0 0 0.004733 0.691367 0.3039 0 0 0 0 0 1 0',
  achromatopsia: '0.2126 0.7152 0.0722 0 0 0.2126 0.7152 0.0722 0 0 0.2126 0.7152 0.0722 0 0 0 0 0 1 0',
};

export interface SeenAsProps {
  vision: Vision;
  children: ReactNode;
}

/** Shows something as people with another colour vision see it. An approximation, good for finding what is told apart by hue alone. */
export function SeenAs({ vision, children }: SeenAsProps) {
  const id = useId();
  if (vision === 'typical') return children;
  return (
    <>
      <svg aria-hidden="true" focusable="false" width="0" height="0">
        <filter id={id}>
          <feColorMatrix type="matrix" values={matrices[vision]} />
        </filter>
      </svg>
      <div data-vision={vision} style={{ filter: `url(#${id})` }}>
        {children}
      </div>
    </>
  );
}
