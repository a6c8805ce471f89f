/** How long a route transition takes, ms. None is shown to people who want reduced motion. */
export const transitionMs = 400;

/** Where a new page slides in from. */
export type Direction = 'left' | 'right' | 'top' | 'bottom';

/** Marker of a transition on the page. The duplicate differs from its twin only in name, so that it runs again. */
export type Slide = Direction | `${Direction}-duplicate`;

/** The marker of the next transition: the direction, or its duplicate if that is what ran last. */
export function slide(last: Slide | null, direction: Direction): Slide {
  return last === direction ? `${direction}-duplicate` : direction;
}
