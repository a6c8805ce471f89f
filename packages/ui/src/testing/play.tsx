import { expect, userEvent, waitFor } from 'storybook/test';

/** Resolves once React and the browser have painted. */
export const painted = () =>
  new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve())));

/** Fails unless the element has keyboard focus and shows it with an outline of at least 2 px. */
export async function expectFocusRing(focused: Element, ringed: Element = focused): Promise<void> {
  await expect(focused).toHaveFocus();
  await waitFor(() => {
    const { outlineStyle, outlineWidth } = getComputedStyle(ringed);
    expect(outlineStyle).toBe('solid');
    expect(Number.parseFloat(outlineWidth)).toBeGreaterThanOrEqual(2);
  });
}

/** Fails if the element's touch target is smaller than 44 px in either direction. */
export async function expectTouchTarget(target: Element): Promise<void> {
  const { width, height } = target.getBoundingClientRect();
  await expect(Math.round(width)).toBeGreaterThanOrEqual(44);
  await expect(Math.round(height)).toBeGreaterThanOrEqual(44);
}

/** Fails if content of the element is cut off or overflows. */
export async function expectNoOverflow(element: Element): Promise<void> {
  await expect(element.scrollWidth).toBeLessThanOrEqual(element.clientWidth + 1);
}

/** Moves focus to the first tab stop. */
export async function tabInto(): Promise<void> {
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  await userEvent.tab();
}

/** Inserts text by pasting, with the events that a browser sends. */
export async function paste(input: HTMLInputElement, text: string): Promise<void> {
  input.focus();
  const allowed = input.dispatchEvent(
    new InputEvent('beforeinput', {
      inputType: 'insertFromPaste',
      data: text,
      bubbles: true,
      cancelable: true,
    }),
  );
  if (allowed) document.execCommand('insertText', false, text);
  await painted();
}

/** How a key edits the text. */
type Edit = 'insertText' | 'deleteContentBackward' | 'deleteContentForward';

/**
 * Edits text with the browser's own caret and history, which simulated keys do not have: sends `beforeinput`, then does what the browser
 * does unless it was prevented.
 */
export async function edit(
  input: HTMLInputElement,
  inputType: Edit,
  data: string | null = null,
): Promise<void> {
  input.focus();
  const allowed = input.dispatchEvent(
    new InputEvent('beforeinput', { inputType, data, bubbles: true, cancelable: true }),
  );
  const commands = {
    deleteContentBackward: 'delete',
    deleteContentForward: 'forwardDelete',
    insertText: 'insertText',
  };
  if (allowed) document.execCommand(commands[inputType], false, data ?? '');
  await painted();
}

/** Fills in text as autofill does: at once, and regardless of the field. */
export async function autofill(input: HTMLInputElement, text: string): Promise<void> {
  const value = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value');
  value?.set?.call(input, text);
  input.dispatchEvent(new InputEvent('input', { inputType: 'insertReplacementText', bubbles: true }));
  await painted();
}
