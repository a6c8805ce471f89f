/** How long after a touch its second click counts as a ghost, in ms. */
const ghostClickMs = 2_500;

/** Maximum distance from the touch, in CSS pixels in each direction. */
const ghostClickPixels = 25;

/** Where and when a touch or click happened: CSS pixels, and ms of any one clock. */
export interface Spot {
  readonly x: number;
  readonly y: number;
  readonly at: number;
}

/**
 * Whether a click is the second one of a touch: web views send an extra one, which would hit whatever the first one opened. A new touch
 * gets its own click, so fast taps are not lost.
 */
export function isGhostClick(click: Spot, touch: (Spot & { readonly isClicked: boolean }) | null): boolean {
  return (
    touch?.isClicked === true &&
    click.at - touch.at < ghostClickMs &&
    Math.abs(click.x - touch.x) < ghostClickPixels &&
    Math.abs(click.y - touch.y) < ghostClickPixels
  );
}
