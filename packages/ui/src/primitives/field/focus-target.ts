const control = [
  'input:not([type="hidden"], [tabindex="-1"], :disabled)',
  'select:not([tabindex="-1"], :disabled)',
  'textarea:not(:disabled)',
  'button:not([tabindex="-1"], :disabled)',
  '[tabindex="0"]:not([aria-disabled="true"])',
].join(', ');

/** What of a field takes the focus: the control that is wrong, else the first one; null where nothing can. */
export function focusTarget(field: Element): HTMLElement | null {
  return (
    field.querySelector<HTMLElement>(`[aria-invalid="true"]:is(${control})`) ??
    field.querySelector<HTMLElement>(control)
  );
}

/** The first field of a form that is wrong, in the order of the page. */
export const firstInvalid = (form: Element): Element | null =>
  form.querySelector('[data-field][data-invalid]');
