import { expect, userEvent, waitFor } from 'storybook/test';

/** Waits until React and the browser have painted what came before. */
export const painted = () =>
  new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve())));

/** Fails unless the element has the keyboard's focus and shows it by an outline of at least 2 px. */
export async function expectFocusRing(focused: Element, ringed: Element = focused): Promise<void> {
  await expect(focused).toHaveFocus();
  await waitFor(() => {
    const { outlineStyle, outlineWidth } = getComputedStyle(ringed);
    expect(outlineStyle).toBe('solid');
    expect(Number.parseFloat(outlineWidth)).toBeGreaterThanOrEqual(2);
  });
}

/** Fails if a finger has less than 44 px in either direction to hit the element. */
export async function expectTouchTarget(target: Element): Promise<void> {
  const { width, height } = target.getBoundingClientRect();
  await expect(Math.round(width)).toBeGreaterThanOrEqual(44);
  await expect(Math.round(height)).toBeGreaterThanOrEqual(44);
}

/** Fails if any of the element's content is cut off or pushes it wider than its place. */
export async function expectNoOverflow(element: Element): Promise<void> {
  await expect(element.scrollWidth).toBeLessThanOrEqual(element.clientWidth + 1);
}

/** Moves the focus to the first place that Tab reaches. */
export async function tabInto(): Promise<void> {
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  await userEvent.tab();
}

/** Puts text in as a paste does, through the events that a browser sends for it. */
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

/** How a key edits what is typed. */
type Edit = 'insertText' | 'deleteContentBackward' | 'deleteContentForward';

/**
 * Edits as a key does, with the browser's own caret and history, which simulated keys know nothing of: the event before, and what
 * the browser does unless it was prevented.
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

/** Puts text in as autofill does: at once, with no warning, whatever the field thinks of it. */
export async function autofill(input: HTMLInputElement, text: string): Promise<void> {
  const value = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value');
  value?.set?.call(input, text);
  input.dispatchEvent(new InputEvent('input', { inputType: 'insertReplacementText', bubbles: true }));
  await painted();
}
