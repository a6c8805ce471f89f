import { prefetchFunds } from './prefetch-funds.ts';

// A chunk and a script of its own (build/chunks.ts): it runs while the far larger one of the app is still loading.
try {
  prefetchFunds({
    location: window.location,
    local: window.localStorage,
    languages: navigator.languages,
    cookies: document.cookie,
  }).catch(() => undefined);
} catch {
  // Storage is blocked, so there is no session here.
}
