import type { ComponentType } from 'react';

/** Props that components pass to icons. */
export interface IconProps {
  /** Sets its size, from the component's style sheet. */
  className?: string | undefined;
  /** Size in px, if no style sheet sets it. */
  width?: string | number | undefined;
  height?: string | number | undefined;
  /** Always true: the meaning of an icon is also in the text. */
  'aria-hidden'?: boolean | 'true' | 'false' | undefined;
  /** Stroke width, for a 24 by 24 drawing. */
  strokeWidth?: string | number | undefined;
}

/**
 * An icon: a component that renders an `<svg>` in `currentColor` and passes on its props. Icons from `lucide-react` work, and so do your
 * own.
 */
export type Icon = ComponentType<IconProps>;
