import { useState } from 'react';
import type { Option } from '../../primitives/options.tsx';

interface ComboTextOptions<Value extends string> {
  options: readonly Option<Value>[];
  value: Option<Value> | null;
  onChange: (option: Option<Value> | null) => void;
  onSearch?: ((text: string) => void) | undefined;
}

/**
 * The text of a combo box beside its choice. React Aria leaves both to us once both are ours, which an asynchronous list
 * needs: what is chosen may be missing from what is found, and must not be lost by that.
 */
export function useComboText<Value extends string>(combo: ComboTextOptions<Value>) {
  const { options, value, onChange, onSearch } = combo;
  const [text, setText] = useState(value?.label ?? '');
  const [shown, setShown] = useState(value?.value);
  if (shown !== value?.value) {
    setShown(value?.value);
    // Another choice, made here or outside. One that was emptied here leaves the text as it is typed.
    if (value) setText(value.label);
  }

  return {
    text,
    type: (next: string) => {
      setText(next);
      onSearch?.(next);
      if (next === '' && value) onChange(null);
    },
    /** Chosen from the list, or left with a text that is no choice: then the last choice stands again. */
    choose: (key: unknown) => {
      const chosen = options.find((option) => option.value === key);
      if (chosen && chosen.value !== value?.value) onChange(chosen);
      setText((chosen ?? value)?.label ?? '');
    },
  };
}
