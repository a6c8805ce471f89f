import type { ComponentType } from 'react';

/** What a component tells an icon that it shows. */
export interface IconProps {
  /** Sets its size, in the component's own stylesheet. */
  className?: string | undefined;
  /** Its size in px, where no stylesheet sets it. */
  width?: string | number | undefined;
  height?: string | number | undefined;
  /** Always true: what an icon means stands beside it in words. */
  'aria-hidden'?: boolean | 'true' | 'false' | undefined;
  /** Width of its lines, in units of a drawing that is 24 wide. */
  strokeWidth?: string | number | undefined;
}

/**
 * An icon: a component that draws an `<svg>` in `currentColor` and passes on what it is given. Those of `lucide-react` are such, and so is
 * any of your own.
 */
export type Icon = ComponentType<IconProps>;
