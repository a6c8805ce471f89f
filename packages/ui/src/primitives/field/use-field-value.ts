import { useState } from 'react';
import type { FieldProps } from './field-props.ts';
import { type FieldOptions, type FieldState, useField } from './use-field.ts';

/** The value of a field, controlled or uncontrolled. */
export interface ValueField<Value> {
  readonly field: FieldState;
  readonly value: Value;
  readonly change: (value: Value) => void;
}

/** The state of a field whose value is not its input's text; `empty` is its value before anything is chosen. */
export function useValueField<Value>(
  props: Omit<FieldProps<Value, HTMLElement>, 'label' | 'ref'> & { label?: FieldState['label'] },
  empty: Value,
  options: Omit<FieldOptions, 'onReset'> = {},
): ValueField<Value> {
  const [own, setOwn] = useState(() => props.defaultValue ?? empty);
  const change = (value: Value) => {
    setOwn(() => value);
    field.clearError();
    props.onChange?.(value);
  };
  const field = useField(props, { ...options, onReset: () => change(props.defaultValue ?? empty) });
  return { field, value: props.value === undefined ? own : props.value, change };
}
