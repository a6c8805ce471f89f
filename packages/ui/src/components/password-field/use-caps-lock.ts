import { type KeyboardEvent, useState } from 'react';

/** Whether Caps Lock is on, as far as keys pressed in the field have told; phones and pasted text tell nothing. */
export function useCapsLock() {
  const [isOn, setIsOn] = useState(false);
  const read = (event: KeyboardEvent) => setIsOn(event.getModifierState('CapsLock'));
  return { isOn, onKeyDown: read, onKeyUp: read, forget: () => setIsOn(false) };
}
