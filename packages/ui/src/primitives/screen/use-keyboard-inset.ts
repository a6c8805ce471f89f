import { type RefObject, useEffect } from 'react';

/** Below this an inset is a browser's bar on its way, not a keyboard; CSS px. */
const smallestKeyboard = 120;

/**
 * Keeps `--df-keyboard` on an element: how much of the page the on-screen keyboard covers.
 * Zero where the browser shrinks the page by itself, or where there is no visual viewport to ask.
 */
export function useKeyboardInset(target: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const viewport = window.visualViewport;
    const element = target.current;
    if (!viewport || !element) return;
    const update = () => {
      // A pinched page is smaller for another reason; moving things about would be a nuisance there.
      const covered = viewport.scale > 1 ? 0 : window.innerHeight - viewport.height - viewport.offsetTop;
      element.style.setProperty(
        '--df-keyboard',
        covered > smallestKeyboard ? `${Math.round(covered)}px` : '0px',
      );
    };
    update();
    viewport.addEventListener('resize', update);
    viewport.addEventListener('scroll', update);
    return () => {
      viewport.removeEventListener('resize', update);
      viewport.removeEventListener('scroll', update);
    };
  }, [target]);
}
