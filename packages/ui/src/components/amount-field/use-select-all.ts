import { type MouseEvent, type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * Selects what is in a field when it gets the focus, so that typing replaces it. A text that changes with the focus would lose the
 * selection, and what is typed would stand behind it: it is selected again once it is drawn.
 */
export function useSelectAll(input: RefObject<HTMLInputElement | null>) {
  const isDue = useRef(false);
  const isFirstPress = useRef(false);
  useLayoutEffect(() => {
    if (!isDue.current) return;
    isDue.current = false;
    input.current?.select();
  });
  return {
    onFocus: (isOtherText: boolean) => {
      isDue.current = isOtherText;
      input.current?.select();
    },
    /** For a press on the input itself: the first one selects all, the next one sets the caret. */
    onPress: () => {
      isFirstPress.current = document.activeElement !== input.current;
    },
    onRelease: (event: MouseEvent) => {
      if (isFirstPress.current) event.preventDefault();
      isFirstPress.current = false;
    },
  };
}
