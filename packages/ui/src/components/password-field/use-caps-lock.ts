import { type KeyboardEvent, useState } from 'react';

/** Whether Caps Lock is on, as far as key presses in the field show; phones and pasted text give no hint. */
export function useCapsLock() {
  const [isOn, setIsOn] = useState(false);
  const read = (event: KeyboardEvent) => setIsOn(event.getModifierState('CapsLock'));
  return { isOn, onKeyDown: read, onKeyUp: read, forget: () => setIsOn(false) };
}
