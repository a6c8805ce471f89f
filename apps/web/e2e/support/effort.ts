import type { BrowserContext, Page } from '@playwright/test';

declare global {
  interface Window {
    countEffort: (kind: keyof Effort) => void;
  }
}

/** What a flow has taken so far. */
export interface Effort {
  /** Presses of a finger or mouse. */
  taps: number;
  /** Keys pressed, with those that go on to the next field or send. */
  keys: number;
}

/** Counts what a person does on every page of a context from now on. */
export async function countEffort(context: BrowserContext): Promise<Effort> {
  const effort: Effort = { taps: 0, keys: 0 };
  await context.exposeFunction('countEffort', (kind: keyof Effort) => {
    effort[kind] += 1;
  });
  await context.addInitScript(() => {
    addEventListener('pointerdown', ({ isTrusted }) => isTrusted && window.countEffort('taps'), true);
    addEventListener('keydown', ({ isTrusted }) => isTrusted && window.countEffort('keys'), true);
  });
  return effort;
}

/** Types into the field that has the focus, key by key. */
export const type = (page: Page, text: string) => page.keyboard.type(text);
