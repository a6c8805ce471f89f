import { loadOverlays } from '@dayfare/ui/dialog';
import { cleanup } from '@testing-library/react';
import { afterAll, vi } from 'vitest';
import { beginTestFile } from './test-file.ts';

// Test files share a page, one after another: each finds it as a browser would open it.
beginTestFile();
Reflect.deleteProperty(globalThis, 'indexedDB');
// jsdom draws its frames by one interval. Where that began under a test's own clock it ended with it, and no frame came in any later file.
globalThis.requestAnimationFrame = (draw) => Number(setTimeout(() => draw(performance.now()), 16));
globalThis.cancelAnimationFrame = (frame) => clearTimeout(frame);
localStorage.clear();
sessionStorage.clear();
history.replaceState(null, '', '/');
document.title = '';
document.body.replaceChildren();
for (const { name } of [...document.documentElement.attributes])
  document.documentElement.removeAttribute(name);

// In the app they come when the page has nothing to do.
await loadOverlays();

afterAll(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});
