import type { ComponentPropsWithRef, JSX } from 'react';

/**
 * What a component hands on to its outermost element: `ref`, `id`, `data-*`, `aria-*` and events. Never a class or a
 * style, because looks belong to the brand, and none of the names that the component uses itself.
 */
export type RootProps<Element extends keyof JSX.IntrinsicElements, Own = unknown> = Omit<
  ComponentPropsWithRef<Element>,
  'className' | 'style' | 'children' | 'dangerouslySetInnerHTML' | keyof Own
>;
