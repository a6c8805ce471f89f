import { useState } from 'react';
import type { Option } from '../../primitives/options.tsx';

interface ComboTextOptions<Value extends string> {
  options: readonly Option<Value>[];
  value: Option<Value> | null;
  onChange: (option: Option<Value> | null) => void;
  onSearch?: ((text: string) => void) | undefined;
}

/**
 * The text of a combo box, kept separately from the selected option. React Aria leaves both to us when both are controlled, which an
 * asynchronous list needs: the selection may be missing from the results and must not be lost.
 */
export function useComboText<Value extends string>(combo: ComboTextOptions<Value>) {
  const { options, value, onChange, onSearch } = combo;
  const [text, setText] = useState(value?.label ?? '');
  const [shown, setShown] = useState(value?.value);
  if (shown !== value?.value) {
    setShown(value?.value);
    // The selection changed, here or from outside. After it was cleared here, the text stays as typed.
    if (value) setText(value.label);
  }

  return {
    text,
    type: (next: string) => {
      setText(next);
      onSearch?.(next);
      if (next === '' && value) onChange(null);
    },
    /** Chosen from the list, or left with text that matches no option, which restores the previous selection. */
    choose: (key: unknown) => {
      const chosen = options.find((option) => option.value === key);
      if (chosen && chosen.value !== value?.value) onChange(chosen);
      setText((chosen ?? value)?.label ?? '');
    },
  };
}
