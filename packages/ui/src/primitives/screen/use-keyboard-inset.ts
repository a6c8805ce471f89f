import { type RefObject, useEffect } from 'react';

/** A smaller inset is a browser bar appearing, not a keyboard; in CSS px. */
const smallestKeyboard = 120;

/**
 * Sets `--df-keyboard` on an element: how much of the page the on-screen keyboard covers. Zero if the browser resizes the page itself or
 * has no visual viewport.
 */
export function useKeyboardInset(target: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const viewport = window.visualViewport;
    const element = target.current;
    if (!viewport || !element) return;
    const update = () => {
      // When zoomed in, the viewport is smaller for another reason.
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
