import { waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect } from 'vitest';
import { type NativeApp, nativeApp, type PhoneOfTest } from './native-app.ts';
import { onePageAfterAnother, type ShellAround } from './shell-around.ts';
import {
  type Heard,
  type SimulatedPhone,
  serveTalking,
  setupOf,
  type TalkingShell,
} from './talking-shell.ts';
import { twoWays } from './two-ways.ts';

/** A simulated shell around the pages of a test's tab. */
interface SimulatedShell extends ShellAround {
  /** What the page has asked or told under a name since it was loaded. */
  readonly heard: (name: string) => readonly unknown[];
  /** The same with when it did so. */
  readonly heardAt: (name: string) => number;
  /** Asks the page. A refusal is given as `{ refused: reason }`. */
  readonly ask: (name: string, params?: object) => Promise<unknown>;
  readonly tell: (name: string, data: object) => void;
  /** Says something to the page that is no message of the shell's own. */
  readonly say: (text: string) => void;
  /** Waits until page and shell have shaken hands. */
  readonly joined: () => Promise<void>;
}

/** Return value of `useShells`. */
export interface ShellsOfFile {
  /** A simulated shell, to open a page in: `open('/ewa/home', { shell })`. */
  readonly simulated: (phone?: SimulatedPhone) => SimulatedShell;
  /** The native app's own logic, on a simulated phone. */
  readonly native: (phone?: PhoneOfTest) => Promise<NativeApp>;
}

/** For a test file of screens in a shell. After each test the page's look is what it was without one. */
export function useShells(): ShellsOfFile {
  let test = new AbortController();
  beforeEach(() => {
    test = new AbortController();
  });
  afterEach(() => {
    test.abort();
    const root = document.documentElement;
    root.removeAttribute('style');
    root.removeAttribute('data-scheme');
  });

  return {
    native: (phone) => nativeApp(phone, test.signal),
    simulated: (phone) => {
      let shell: TalkingShell | undefined;
      let say: (text: string) => void = () => undefined;
      const around = onePageAfterAnother(() => {
        const ends = twoWays();
        shell = serveTalking(setupOf(phone), ends.shell);
        say = ends.shell.post;
        return ends.page;
      }, test.signal);
      const all = (name: string): readonly Heard[] => shell?.heard.filter((one) => one.name === name) ?? [];
      return {
        ...around,
        heard: (name) => all(name).map(({ data }) => data),
        heardAt: (name) => all(name)[0]?.at ?? Number.NaN,
        ask: async (name, params = {}) => shell?.ask(name, params),
        tell: (name, data) => shell?.tell(name, data),
        say: (text) => say(text),
        joined: () => waitFor(() => expect(all('page.joined')).toHaveLength(1)),
      };
    },
  };
}
