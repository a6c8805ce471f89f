import type { ReactNode } from 'react';
import { type RootProps, rootProps } from '../root-props.ts';
import { hidden } from './visually-hidden.css.ts';

interface OwnProps {
  /** Use `span` inside a sentence or control, `div` around blocks, a heading if the outline needs one. */
  as?: 'span' | 'div' | 'h1' | 'h2' | 'h3' | undefined;
  children: ReactNode;
}

export type VisuallyHiddenProps = OwnProps & RootProps<HTMLSpanElement>;

/** Content for assistive technology only. */
export function VisuallyHidden({ as = 'span', children, ...rest }: VisuallyHiddenProps) {
  // All of these elements accept the props of a `span`.
  const Element = as as 'span';
  return (
    <Element {...rootProps(rest)} className={hidden}>
      {children}
    </Element>
  );
}
