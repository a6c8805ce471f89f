import type { ReactElement } from 'react';

/** What a component hands on to its outermost element. */
interface Marks {
  'data-probe'?: string;
  ref?: (root: HTMLElement | null) => void;
}

/**
 * A component with as few props as it takes. `say` is given each text that an app would give, and may make it longer, foreign
 * or unbreakable; `marks` go to the root.
 */
export type Specimen = (say: (text: string) => string, marks?: Marks) => ReactElement;

/** For callbacks that nobody waits for. */
export const nothing = (): void => {};

/** The same for a field, whose `ref` is on its input. */
export const onField = ({ ref, ...marks }: Marks = {}) => ({ ...marks, rootRef: ref });
