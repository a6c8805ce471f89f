import { useState } from 'react';

/** State that is reset when a drawer opens, not when it closes: its content must not change while it slides away. */
export function useFreshOnOpen<Value>(isOpen: boolean, initial: Value) {
  const [value, setValue] = useState(initial);
  const [wasOpen, setWasOpen] = useState(isOpen);
  if (isOpen !== wasOpen) {
    setWasOpen(isOpen);
    if (isOpen) setValue(initial);
  }
  return [value, setValue] as const;
}
