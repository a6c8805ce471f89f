/**
 * Moves focus to the first control in a part of the page, and scrolls the part to the middle: at the edge the bar with the button would
 * cover it.
 */
export function showField(part: HTMLElement | null): void {
  part?.querySelector<HTMLElement>('input, button')?.focus({ preventScroll: true });
  part?.scrollIntoView({ block: 'center' });
}
