import type { Ref } from 'react';

/** Props for a control's root element. */
export interface FieldRootProps<Root extends HTMLElement = HTMLDivElement> {
  /** Id of the input if the control has one, otherwise of the root. */
  id?: string | undefined;
  ref?: Ref<Root> | undefined;
  /** For tests and analytics; always on the root. */
  [data: `data-${string}`]: string | undefined;
}

/** Removes undefined props, which React Aria's types do not accept. */
interface GivenRootProps<Root extends HTMLElement> {
  id?: string;
  ref?: Ref<Root>;
  [data: `data-${string}`]: string;
}

/** Returns the part of a control's props that goes to its root unchanged. */
export function fieldRoot<Root extends HTMLElement>(props: FieldRootProps<Root>): GivenRootProps<Root> {
  const isOfRoot = ([key, value]: [string, unknown]) =>
    value !== undefined && (key === 'id' || key === 'ref' || key.startsWith('data-'));
  return Object.fromEntries(Object.entries(props).filter(isOfRoot));
}
