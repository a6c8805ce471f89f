import { useContext, useState } from 'react';
// The package only exports this context from its root; bundlers drop the rest.
import { FormValidationContext } from 'react-aria-components';

/** The surrounding form's error for a field, until the field changes. */
export interface FormError {
  /** One or more sentences; undefined if there is no error. */
  readonly error: string | undefined;
  /** Clears the error once the field is being changed. */
  readonly clear: () => void;
}

/** Returns a field's error from the surrounding form, by the field's name. */
export function useFormError(name: string | undefined): FormError {
  const errors = useContext(FormValidationContext);
  const [cleared, setCleared] = useState<typeof errors>();
  const own = name === undefined || errors === cleared ? undefined : errors[name];
  return {
    error: Array.isArray(own) ? own.join(' ') : own || undefined,
    clear: () => setCleared(errors),
  };
}
