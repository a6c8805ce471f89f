import { askForFunds } from './ask-for-funds.ts';

// A chunk and a script of its own (build/chunks.ts): it runs while the far larger one of the app is still loading.
try {
  askForFunds({
    location: window.location,
    local: window.localStorage,
    languages: navigator.languages,
    cookies: document.cookie,
  }).catch(() => undefined);
} catch {
  // Storage is blocked: nobody is signed in here.
}
