import { type RefObject, useEffect, useRef } from 'react';
import { firstInvalid, focusTarget } from './focus-target.ts';

/**
 * Moves focus to the first invalid field after a failed submit, whether the error was found at once or comes from the server. Does
 * nothing if the person is already typing again.
 */
export function useFocusOnError(form: RefObject<HTMLFormElement | null>, hasFormError: boolean) {
  const isAwaiting = useRef(false);
  // After every render: an error may arrive through a prop of the form or of a field.
  useEffect(() => {
    if (!isAwaiting.current || !form.current) return;
    const field = firstInvalid(form.current);
    if (field) {
      isAwaiting.current = false;
      focusTarget(field)?.focus();
    } else if (hasFormError) {
      isAwaiting.current = false;
      form.current.querySelector('[data-form-error]')?.scrollIntoView({ block: 'nearest' });
    }
  });
  useEffect(() => {
    const element = form.current;
    const cancel = () => {
      isAwaiting.current = false;
    };
    // React Aria's date segments only report the first of these.
    element?.addEventListener('beforeinput', cancel);
    element?.addEventListener('input', cancel);
    return () => {
      element?.removeEventListener('beforeinput', cancel);
      element?.removeEventListener('input', cancel);
    };
  }, [form]);
  return () => {
    isAwaiting.current = true;
  };
}
