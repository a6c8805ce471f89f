import { isGhostClick, type Spot } from '@dayfare/domain/native';

/** Suppresses the second click that some web views send for a touch. Stops when `until` is aborted. */
export function suppressGhostClicks(page: Document, until?: AbortSignal): void {
  let touch: (Spot & { isClicked: boolean }) | null = null;

  const touched = ({ changedTouches, timeStamp }: TouchEvent) => {
    const [finger] = changedTouches;
    if (finger) touch = { x: finger.clientX, y: finger.clientY, at: timeStamp, isClicked: false };
  };
  const clicked = (event: MouseEvent) => {
    // Clicks from a key or script have no position.
    if (event.detail === 0 || !touch) return;
    const click = { x: event.clientX, y: event.clientY, at: event.timeStamp };
    if (isGhostClick(click, touch)) {
      event.preventDefault();
      event.stopImmediatePropagation();
    } else touch.isClicked = true;
  };

  const listening = { capture: true, ...(until && { signal: until }) };
  page.addEventListener('touchend', touched, { ...listening, passive: true });
  page.addEventListener('click', clicked, listening);
}
