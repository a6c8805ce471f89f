/** One field of the frame: its input, and the place where it says what is wrong. */
export interface Field {
  readonly input: HTMLInputElement;
  /** Shows what is wrong; null clears it. */
  readonly say: (problem: string | null) => void;
}

const found = <Kind extends HTMLElement>(id: string, kind: new () => Kind): Kind => {
  const element = document.getElementById(id);
  if (!(element instanceof kind)) throw new Error(`The page has no ${id}.`);
  return element;
};

/** The field with an id. */
export function fieldOf(id: string): Field {
  const input = found(id, HTMLInputElement);
  const wrong = found(`${id}-wrong`, HTMLElement);
  return {
    input,
    say: (problem) => {
      wrong.textContent = problem ?? '';
      input.setAttribute('aria-invalid', String(problem !== null));
    },
  };
}

/** Rewrites what is typed, where the caret is at its end: elsewhere it would jump. */
export function keepForm(input: HTMLInputElement, format: (digits: string) => string): void {
  input.addEventListener('input', (event) => {
    const isDeletion = event instanceof InputEvent && event.inputType.startsWith('delete');
    if (isDeletion || input.selectionStart !== input.value.length) return;
    input.value = format(input.value.replace(/\D/g, ''));
  });
}
