import { useState } from 'react';
import type { ToggleProps } from './field-props.ts';
import { type FieldState, useField } from './use-field.ts';

/** The state of an on/off field, and the props of its React Aria control. */
export function useToggle(props: ToggleProps & { isRequired?: boolean | undefined }) {
  const { defaultSelected = false, isRequired = false, name, value, autoFocus } = props;
  const [own, setOwn] = useState(defaultSelected);
  const change = (isSelected: boolean) => {
    setOwn(isSelected);
    field.clearError();
    props.onChange?.(isSelected);
  };
  const field: FieldState = useField(
    { ...props, isRequired },
    { controlRef: props.ref, isPlainlyOptional: true, onReset: () => change(defaultSelected) },
  );
  return {
    field,
    control: {
      id: field.id,
      ...(name !== undefined && { name }),
      ...(value !== undefined && { value }),
      ...(autoFocus !== undefined && { autoFocus }),
      ...(field.describedBy && { 'aria-describedby': field.describedBy }),
      isSelected: props.isSelected ?? own,
      onChange: change,
      isDisabled: field.isDisabled,
      isReadOnly: field.isReadOnly,
      isInvalid: field.isInvalid,
      validationBehavior: 'aria' as const,
    },
  };
}
