import type { ReactElement } from 'react';

/** What a component hands on to its outermost element. */
export interface RootAttributes {
  'data-probe'?: string;
  'aria-describedby'?: string;
  id?: string;
  ref?: (root: HTMLElement | null) => void;
}

/** Given each text that an app would give; may make it longer, foreign or unbreakable. */
export type Say = (text: string) => string;

/** A component with as few props as it takes. `rootAttributes` go to the root. */
export type Specimen = (say: Say, rootAttributes?: RootAttributes) => ReactElement;

/** Which page of specimens one stands on. `alone`: on none, because it takes a whole page or lies over it. */
export type SpecimenPage = 'controls' | 'views' | 'parts' | 'alone';

/** For callbacks without an effect. */
export const nothing = (): void => {};

/** The same for a field, whose `ref` is on its input, and whose messages describe it. */
export const onField = ({ ref, 'aria-describedby': _, ...rootAttributes }: RootAttributes = {}) => ({
  ...rootAttributes,
  rootRef: ref,
});
