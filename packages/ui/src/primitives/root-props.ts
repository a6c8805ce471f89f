import type { ComponentPropsWithRef, JSX } from 'react';

/**
 * Props that a component passes on to its root element: `ref`, `id`, `data-*`, `aria-*` and events. Never a class or style, because looks
 * belong to the brand, and no name that the component uses itself.
 */
export type RootProps<Element extends keyof JSX.IntrinsicElements, Own = unknown> = Omit<
  ComponentPropsWithRef<Element>,
  'className' | 'style' | 'children' | 'dangerouslySetInnerHTML' | keyof Own
>;
