/**
 * Moves the focus to the first control in a part of the page, and the part to the middle of the screen: at the edge the
 * bar with the button would lie over it.
 */
export function showField(part: HTMLElement | null): void {
  part?.querySelector<HTMLElement>('input, button')?.focus({ preventScroll: true });
  part?.scrollIntoView({ block: 'center' });
}
