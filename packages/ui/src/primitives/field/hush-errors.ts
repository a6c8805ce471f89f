const errorPlaces = '[data-error-place][aria-live]';

/**
 * Quiets the live regions of a form's errors while a submit is about to move focus to the first one: its field says it then, and all
 * the others would speak over it. The region of the field that has focus already goes on speaking, for nothing else does. Returns what
 * lets them speak again.
 */
export function hushErrors(form: Element): () => void {
  const hushed = [...form.querySelectorAll(errorPlaces)].filter(
    (place) => !place.closest('[data-field]')?.contains(document.activeElement),
  );
  for (const place of hushed) place.setAttribute('aria-live', 'off');
  return () => {
    for (const place of hushed) place.setAttribute('aria-live', 'polite');
  };
}
