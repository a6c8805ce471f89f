import { cleanup } from '@testing-library/react';
import { afterAll, vi } from 'vitest';
import { beginTestFile } from './test-file.ts';

// Test files share a page, one after another: each finds it as a browser would open it.
beginTestFile();
Reflect.deleteProperty(globalThis, 'indexedDB');
localStorage.clear();
sessionStorage.clear();
history.replaceState(null, '', '/');
document.title = '';
document.body.replaceChildren();
for (const { name } of [...document.documentElement.attributes])
  document.documentElement.removeAttribute(name);

afterAll(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});
