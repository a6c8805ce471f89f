/**
 * Composes text as Chrome on Android does on every key, and as input methods do: each step replaces the previous one. The events are
 * those that browsers send; `beforeinput` cannot be cancelled.
 */
export async function compose(
  input: HTMLInputElement,
  steps: readonly string[],
  { isLeftOpen = false }: { isLeftOpen?: boolean } = {},
): Promise<void> {
  input.focus();
  const write = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
  const start = input.selectionStart ?? input.value.length;
  input.dispatchEvent(new CompositionEvent('compositionstart', { bubbles: true }));
  let composed = 0;
  for (const data of steps) {
    const event = { data, inputType: 'insertCompositionText', isComposing: true, bubbles: true };
    input.dispatchEvent(new InputEvent('beforeinput', event));
    const from = Math.min(start, input.value.length);
    const rest = input.value.slice(Math.max(from, Math.min(from + composed, input.value.length)));
    write?.call(input, input.value.slice(0, from) + data + rest);
    input.setSelectionRange(from + data.length, from + data.length);
    composed = data.length;
    input.dispatchEvent(new InputEvent('input', event));
    await Promise.resolve();
  }
  if (isLeftOpen) return;
  input.dispatchEvent(new CompositionEvent('compositionend', { data: steps.at(-1) ?? '', bubbles: true }));
}
