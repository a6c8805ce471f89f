/** For how long after a touch a second click of it is a ghost, ms. */
const ghostClickMs = 2_500;

/** How far from the touch it may be, CSS pixels in each direction. */
const ghostClickPixels = 25;

/** Where and when something was touched or clicked: CSS pixels, and ms of any one clock. */
export interface Spot {
  readonly x: number;
  readonly y: number;
  readonly at: number;
}

/**
 * Whether a click is the second one of a touch: web views send another after the touch's own, and what the first has opened would get
 * it. A new touch is allowed a click of its own, so that a fast tapper loses none.
 */
export function isGhostClick(click: Spot, touch: (Spot & { readonly isClicked: boolean }) | null): boolean {
  return (
    touch?.isClicked === true &&
    click.at - touch.at < ghostClickMs &&
    Math.abs(click.x - touch.x) < ghostClickPixels &&
    Math.abs(click.y - touch.y) < ghostClickPixels
  );
}
