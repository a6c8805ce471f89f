import { type RefObject, useEffect } from 'react';
import { flushSync } from 'react-dom';

type TextInput = HTMLInputElement | HTMLTextAreaElement;

const texts = 'input:not([type="checkbox"], [type="radio"], [type="file"], [type="hidden"]), textarea';

/** After these a form is drawn again or sent. None of them comes while React works. */
const moments = ['keydown', 'pointerdown', 'submit'] as const;

/**
 * Tells a form's fields what a password manager has written into them without an event, as some do. React would empty such a field when it
 * is drawn again, and what is sent would lack it.
 */
export function useFilledIn(form: RefObject<HTMLFormElement | null>): void {
  useEffect(() => {
    const element = form.current;
    const seen = new WeakMap<EventTarget, string>();
    const see = ({ target }: Event) => {
      if (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement)
        seen.set(target, target.value);
    };
    const tell = () => {
      const silent = [...(element?.querySelectorAll<TextInput>(texts) ?? [])].filter(
        (field) => field.value !== (seen.get(field) ?? field.defaultValue),
      );
      if (silent.length === 0) return;
      // At once, so that what handles this same event knows of it. Where a value came from React, it takes no notice.
      flushSync(() => {
        for (const field of silent) field.dispatchEvent(new Event('input', { bubbles: true }));
      });
    };
    element?.addEventListener('input', see, true);
    for (const moment of moments) element?.addEventListener(moment, tell, true);
    return () => {
      element?.removeEventListener('input', see, true);
      for (const moment of moments) element?.removeEventListener(moment, tell, true);
    };
  }, [form]);
}
