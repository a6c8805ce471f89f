import { type RefObject, useEffect, useRef } from 'react';
import { firstInvalid, focusTarget } from './focus-target.ts';

/**
 * Moves the focus to the first field that is wrong once a form was sent in vain, whoever found it: at once, or when the server
 * answers. Somebody who goes on typing meanwhile is left where they are.
 */
export function useFocusOnError(form: RefObject<HTMLFormElement | null>, hasFormError: boolean) {
  const isAwaiting = useRef(false);
  // After each render: an error may come by a prop of the form or of a field.
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
    // The parts of a date tell of the first one only.
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
