import { useContext, useState } from 'react';
// The package offers this context at its root only; bundlers drop the rest of it.
import { FormValidationContext } from 'react-aria-components';

/** What the form around a field says of it, until the field is changed. */
export interface FormError {
  /** One sentence, or several one after the other; undefined while nothing is wrong. */
  readonly error: string | undefined;
  /** Forgets it: what was wrong is being mended. */
  readonly clear: () => void;
}

/** Reads a field's error from the form around it, by the field's name. */
export function useFormError(name: string | undefined): FormError {
  const errors = useContext(FormValidationContext);
  const [cleared, setCleared] = useState<typeof errors>();
  const own = name === undefined || errors === cleared ? undefined : errors[name];
  return {
    error: Array.isArray(own) ? own.join(' ') : own || undefined,
    clear: () => setCleared(errors),
  };
}
