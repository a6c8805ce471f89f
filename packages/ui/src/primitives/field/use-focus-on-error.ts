import { type RefObject, useEffect, useRef } from 'react';
import { firstInvalid, focusTarget } from './focus-target.ts';
import { hushErrors } from './hush-errors.ts';

/**
 * Moves focus to the first invalid field after a failed submit, whether the error was found at once or comes from the server, so that its
 * error is said first, and once. Does nothing if the person is already typing again.
 */
export function useFocusOnError(form: RefObject<HTMLFormElement | null>, hasFormError: boolean) {
  const isAwaiting = useRef(false);
  const speakAgain = useRef<() => void>(undefined);
  const isMoving = useRef(false);
  // After every render: an error may arrive through a prop of the form or of a field.
  useEffect(() => {
    if (!isAwaiting.current || !form.current) return;
    const field = firstInvalid(form.current);
    if (field) {
      isAwaiting.current = false;
      isMoving.current = true;
      focusTarget(field)?.focus();
      isMoving.current = false;
    } else if (hasFormError) {
      isAwaiting.current = false;
      form.current.querySelector('[data-form-error]')?.scrollIntoView({ block: 'nearest' });
    }
  });
  useEffect(() => {
    const element = form.current;
    const speak = () => {
      if (isMoving.current) return;
      speakAgain.current?.();
      speakAgain.current = undefined;
    };
    const cancel = () => {
      isAwaiting.current = false;
      speak();
    };
    // React Aria's date segments only report the first of these.
    element?.addEventListener('beforeinput', cancel);
    element?.addEventListener('input', cancel);
    element?.addEventListener('focusin', speak);
    return () => {
      element?.removeEventListener('beforeinput', cancel);
      element?.removeEventListener('input', cancel);
      element?.removeEventListener('focusin', speak);
    };
  }, [form]);
  return () => {
    isAwaiting.current = true;
    speakAgain.current?.();
    speakAgain.current = form.current ? hushErrors(form.current) : undefined;
  };
}
