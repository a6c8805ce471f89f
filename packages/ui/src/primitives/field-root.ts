import type { Ref } from 'react';

/** What a control takes for its root element besides its own props. */
export interface FieldRootProps<Root extends HTMLElement = HTMLDivElement> {
  /** Of the input where the control has one, else of the root. */
  id?: string | undefined;
  ref?: Ref<Root> | undefined;
  /** Marks for tests and analytics; they stay on the root. */
  [data: `data-${string}`]: string | undefined;
}

/** The same without those left undefined, which React Aria's types do not take. */
interface GivenRootProps<Root extends HTMLElement> {
  id?: string;
  ref?: Ref<Root>;
  [data: `data-${string}`]: string;
}

/** The part of a control's props that goes to its root untouched. */
export function fieldRoot<Root extends HTMLElement>(props: FieldRootProps<Root>): GivenRootProps<Root> {
  const isOfRoot = ([key, value]: [string, unknown]) =>
    value !== undefined && (key === 'id' || key === 'ref' || key.startsWith('data-'));
  return Object.fromEntries(Object.entries(props).filter(isOfRoot));
}
