import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { explainSlowStart, showStartFailure } from './first-load.ts';

const root = document.createElement('div');

beforeEach(() => {
  root.innerHTML = '<div class="first-paint"></div>';
  document.body.append(root);
});
afterEach(() => void vi.useRealTimers());

describe('a start that takes long', () => {
  it('says so after five seconds, in the person’s language, unless the app is there before', () => {
    vi.useFakeTimers();
    explainSlowStart(root, 'es');
    vi.advanceTimersByTime(4_999);
    expect(root.textContent).toBe('');
    vi.advanceTimersByTime(1);
    expect(root.textContent).toMatch(/^Seguimos cargando/);
    expect(root.querySelector('p')?.lang).toBe('es-US');
  });

  it('says nothing once it is over', () => {
    vi.useFakeTimers();
    explainSlowStart(root, 'en')();
    vi.advanceTimersByTime(10_000);
    expect(root.textContent).toBe('');
  });
});

describe('a start that failed', () => {
  it('says so and can be tried again, by its button and by itself when the network is back', () => {
    const retry = vi.fn();
    showStartFailure(root, 'fr', retry);
    expect(root.querySelector('[role="alert"]')?.textContent).toMatch(/^Impossible de charger/);
    root.querySelector('button')?.click();
    expect(retry).toHaveBeenCalledTimes(1);
    for (const event of ['online', 'online']) window.dispatchEvent(new Event(event));
    expect(retry).toHaveBeenCalledTimes(2);
  });
});
