import { useState } from 'react';

/**
 * State that starts over when a drawer opens, and not when it closes: what is shown must not change under the eyes
 * while the drawer slides away.
 */
export function useFreshOnOpen<Value>(isOpen: boolean, initial: Value) {
  const [value, setValue] = useState(initial);
  const [wasOpen, setWasOpen] = useState(isOpen);
  if (isOpen !== wasOpen) {
    setWasOpen(isOpen);
    if (isOpen) setValue(initial);
  }
  return [value, setValue] as const;
}
