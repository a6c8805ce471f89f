import { isGhostClick, type Spot } from '@dayfare/domain/native';

/** Swallows the second click that some web views send for one touch. Returns the way to stop that. */
export function suppressGhostClicks(page: Document): () => void {
  let touch: (Spot & { isClicked: boolean }) | null = null;

  const touched = ({ changedTouches, timeStamp }: TouchEvent) => {
    const [finger] = changedTouches;
    if (finger) touch = { x: finger.clientX, y: finger.clientY, at: timeStamp, isClicked: false };
  };
  const clicked = (event: MouseEvent) => {
    // What a key or a script clicks has no place.
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
