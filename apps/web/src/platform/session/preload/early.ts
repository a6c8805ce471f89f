import type { VaultEntry } from '../vault.ts';

/** An answer that was requested before the app's script had loaded. */
export interface EarlyAnswer {
  /** Absolute URL. */
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  /** When it was requested, in ms since 1970. */
  readonly askedAt: number;
  readonly answer: Promise<Response>;
}

/** What the script in the page's head has begun: each is taken once. */
interface Early {
  keys?: Promise<VaultEntry | undefined> | undefined;
  funds?: EarlyAnswer | undefined;
}

declare global {
  interface Window {
    dayfareEarly?: Early;
  }
}

/** Keeps something for the app. It is bundled apart from the script in the page's head, so that they share the window and no module. */
export function keepEarly<Name extends keyof Early>(name: Name, begun: Early[Name]): void {
  window.dayfareEarly = { ...window.dayfareEarly, [name]: begun };
}

/** Takes what was begun; undefined if nothing was, or if it has been taken: what comes later may be another sign-in’s. */
export function takeEarly<Name extends keyof Early>(name: Name): Early[Name] {
  const begun = window.dayfareEarly?.[name];
  if (begun !== undefined) keepEarly(name, undefined);
  return begun;
}
