/** Values of the fields before the script has loaded, by name. */
export type TypedSoFar = ReadonlyMap<string, string>;

const fieldsOf = (root: ParentNode) => [...root.querySelectorAll<HTMLInputElement>('input[name]')];

/** Returns what was typed into a page rendered by the build. */
export function typedSoFar(root: ParentNode): TypedSoFar {
  return new Map(fieldsOf(root).flatMap(({ name, value }) => (value === '' ? [] : [[name, value]])));
}

const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;

/** Sets a field's value as typing does: React compares the field's own `value` to detect changes. */
function type(field: HTMLInputElement, value: string): void {
  field.value = '';
  setValue?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/**
 * Replays, once the script is ready, what happened before: what was typed, and that the form was submitted. Later input takes precedence.
 */
export function handOver(root: ParentNode, typed: TypedSoFar): void {
  for (const field of fieldsOf(root)) {
    const value = field.value || typed.get(field.name);
    if (value) type(field, value);
  }
  const { dataset } = document.documentElement;
  dataset.start = 'over';
  if (dataset.sent) root.querySelector('form')?.requestSubmit();
}
