/** What a key press says about itself; a `KeyboardEvent` fits. */
export interface KeyPress {
  /** The character it enters, or the key's name: `a`, `ArrowLeft`. */
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
}

/** Keyboard filters of fields. */
export type KeyFilter = 'letters' | 'digits' | 'decimal';

// Undo and select-all go with copying: a hand that cuts by mistake has to be able to take it back.
const shortcuts: ReadonlySet<string> = new Set(['a', 'c', 'v', 'x', 'y', 'z']);

const entered = {
  letters: /^[\p{L}\p{M} ]$/u,
  digits: /^[0-9]$/,
  decimal: /^[0-9.,-]$/,
} as const satisfies Record<KeyFilter, RegExp>;

// A named key enters no text: it moves, deletes, leaves the field, or starts an accent or an input method, whose
// outcome is cleaned when it arrives. To block it would only take it from people who work by keyboard.
const isNamed = (key: string) => [...key].length > 1;

/** Whether a field's filter lets a key press through. */
export function allowsKey(filter: KeyFilter, { key, ctrlKey, metaKey }: KeyPress): boolean {
  if (isNamed(key)) return true;
  const isShortcut = (ctrlKey || metaKey) && filter !== 'letters';
  return isShortcut ? shortcuts.has(key.toLowerCase()) : entered[filter].test(key);
}
