import { type Ref, type RefCallback, useCallback } from 'react';

function set<Element>(ref: Ref<Element> | undefined, element: Element | null): (() => void) | undefined {
  if (typeof ref === 'function') {
    const cleanUp = ref(element);
    return typeof cleanUp === 'function' ? cleanUp : () => void ref(null);
  }
  if (ref) ref.current = element;
  return () => {
    if (ref) ref.current = null;
  };
}

/** Combines two refs; stable as long as both are. */
export function useMergedRef<Element>(
  one: Ref<Element> | undefined,
  other: Ref<Element> | undefined,
): RefCallback<Element> {
  return useCallback(
    (element) => {
      const cleanUps = [set(one, element), set(other, element)];
      return () => {
        for (const cleanUp of cleanUps) cleanUp?.();
      };
    },
    [one, other],
  );
}
