import type { ReactNode } from 'react';
import { hidden } from './visually-hidden.css.ts';

export interface VisuallyHiddenProps {
  /** Element: `span` inside a sentence or a control, `div` around blocks, a heading where the outline needs one. */
  as?: 'span' | 'div' | 'h1' | 'h2' | 'h3' | undefined;
  /** For `aria-describedby` and `aria-labelledby`. */
  id?: string | undefined;
  children: ReactNode;
}

/** Content for assistive technology only. */
export function VisuallyHidden({ as: Element = 'span', id, children }: VisuallyHiddenProps) {
  return (
    <Element id={id} className={hidden}>
      {children}
    </Element>
  );
}
