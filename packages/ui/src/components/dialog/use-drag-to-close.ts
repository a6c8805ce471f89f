import { type PointerEvent as ReactPointerEvent, type RefObject, useEffect, useRef } from 'react';

/** A drag that ends lower than this share of the panel closes it. */
const farEnough = 0.3;
/** A flick that is faster than this closes it from anywhere, CSS px per ms. */
const fastEnough = 0.5;
/** Below this a flick is a tap with an unsteady finger, CSS px. */
const unsteady = 24;

/**
 * Lets a finger pull the panel down. Gives the handler for `pointerdown`; the panel follows in `--df-drag` and has
 * `data-dragging` meanwhile. Does nothing where the panel's `--df-draggable` is not `1`, or on a button.
 */
export function useDragToClose(panel: RefObject<HTMLElement | null>, onClose: () => void) {
  const stop = useRef<() => void>(undefined);
  useEffect(() => () => stop.current?.(), []);

  return (down: ReactPointerEvent) => {
    const element = panel.current;
    const onButton = down.target instanceof Element && down.target.closest('button, a, input') !== null;
    if (!element || onButton || down.button !== 0 || !canBeDragged(element)) return;
    stop.current?.();
    let last = { y: down.clientY, at: down.timeStamp };
    let speed = 0;
    const way = (event: PointerEvent) => Math.max(0, event.clientY - down.clientY);

    const move = (event: PointerEvent) => {
      if (event.pointerId !== down.pointerId) return;
      speed = (event.clientY - last.y) / Math.max(1, event.timeStamp - last.at);
      last = { y: event.clientY, at: event.timeStamp };
      element.dataset.dragging = '';
      element.style.setProperty('--df-drag', `${way(event)}px`);
    };
    const end = (event: PointerEvent) => {
      if (event.pointerId !== down.pointerId) return;
      stop.current?.();
      const far = way(event) > element.offsetHeight * farEnough;
      const flicked = speed > fastEnough && way(event) > unsteady;
      if (event.type === 'pointerup' && (far || flicked)) onClose();
    };
    const { signal, abort } = abortable();
    window.addEventListener('pointermove', move, { signal });
    window.addEventListener('pointerup', end, { signal });
    window.addEventListener('pointercancel', end, { signal });
    stop.current = () => {
      abort();
      delete element.dataset.dragging;
      element.style.removeProperty('--df-drag');
    };
  };
}

function abortable() {
  const controller = new AbortController();
  return { signal: controller.signal, abort: () => controller.abort() };
}

/** The style sheet knows at which width a sheet hangs on the lower edge. */
function canBeDragged(element: HTMLElement): boolean {
  return getComputedStyle(element).getPropertyValue('--df-draggable').trim() === '1';
}
