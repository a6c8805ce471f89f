/** What stands in the fields of a page whose script has not come, by the fields' names. */
export type TypedSoFar = ReadonlyMap<string, string>;

const fieldsOf = (root: ParentNode) => [...root.querySelectorAll<HTMLInputElement>('input[name]')];

/** What somebody has typed into a page that the build has rendered. */
export function typedSoFar(root: ParentNode): TypedSoFar {
  return new Map(fieldsOf(root).flatMap(({ name, value }) => (value === '' ? [] : [[name, value]])));
}

const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;

/** Puts a value into a field as typing does: React looks at the field's own `value` to see whether anything has changed. */
function type(field: HTMLInputElement, value: string): void {
  field.value = '';
  setValue?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/**
 * Hands over to the page in `root`, once its script listens, what was done before: what was typed, and that the form was sent. What was typed
 * since the script began counts over what stood there then.
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
