import { type PointerEvent as ReactPointerEvent, type RefObject, useEffect, useRef } from 'react';

/** A drag that ends below this share of the panel closes it. */
const farEnough = 0.3;
/** A faster flick closes it from anywhere, in CSS px per ms. */
const fastEnough = 0.5;
/** A shorter flick counts as a tap, in CSS px. */
const unsteady = 24;

/**
 * Lets people drag the panel down. Returns the `pointerdown` handler; during a drag the panel has `data-dragging` and follows
 * `--df-drag`. Does nothing if the panel's `--df-draggable` is not `1`, or on a button.
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

/** The style sheet knows at which width a sheet is at the bottom edge. */
function canBeDragged(element: HTMLElement): boolean {
  return getComputedStyle(element).getPropertyValue('--df-draggable').trim() === '1';
}
