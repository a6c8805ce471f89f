import { isGhostClick, type Spot } from '@dayfare/domain/native';

/** Suppresses the second click that some web views send for a touch. Returns a function that stops it. */
export function suppressGhostClicks(page: Document): () => void {
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

  page.addEventListener('touchend', touched, { capture: true, passive: true });
  page.addEventListener('click', clicked, { capture: true });
  return () => {
    page.removeEventListener('touchend', touched, { capture: true });
    page.removeEventListener('click', clicked, { capture: true });
  };
}
