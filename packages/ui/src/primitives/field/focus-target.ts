const control = [
  'input:not([type="hidden"], [tabindex="-1"], :disabled)',
  'select:not([tabindex="-1"], :disabled)',
  'textarea:not(:disabled)',
  'button:not([tabindex="-1"], :disabled)',
  '[tabindex="0"]:not([aria-disabled="true"])',
].join(', ');

/** Returns the element of a field that takes focus: the invalid control, otherwise the first one; null if nothing can. */
export function focusTarget(field: Element): HTMLElement | null {
  return (
    field.querySelector<HTMLElement>(`[aria-invalid="true"]:is(${control})`) ??
    field.querySelector<HTMLElement>(control)
  );
}

/** Returns the first invalid field of a form, in page order. */
export const firstInvalid = (form: Element): Element | null =>
  form.querySelector('[data-field][data-invalid]');
