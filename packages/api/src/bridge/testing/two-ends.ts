import type { Channel } from '../channel.ts';
import type { Arrival } from '../read-message.ts';

type Receive = (arrival: Arrival) => void;

/** One end of a line, and what was sent from it. */
export interface TestChannel extends Channel {
  readonly posted: string[];
  /** Lets something arrive here, by default from the other end. */
  readonly arrive: (text: unknown, sender?: Arrival['sender']) => void;
}

/** Who is at the other end of a test's line. */
export const otherEnd = { origin: 'https://other.example', isOtherEnd: true };

/** A channel that leads nowhere until `deliver` takes what it posts. */
export function testChannel(deliver: (text: string) => void = () => undefined): TestChannel {
  const listeners = new Set<Receive>();
  const posted: string[] = [];
  return {
    posted,
    origins: [otherEnd.origin],
    post: (text) => {
      posted.push(text);
      deliver(text);
    },
    listen: (receive) => {
      listeners.add(receive);
      return () => listeners.delete(receive);
    },
    arrive: (text, sender = otherEnd) => {
      for (const listener of listeners) listener({ text, sender });
    },
  };
}

/** A page's end and a shell's end of one line. */
export function twoEnds(): { readonly page: TestChannel; readonly shell: TestChannel } {
  const page: TestChannel = testChannel((text) => shell.arrive(text));
  const shell: TestChannel = testChannel((text) => page.arrive(text));
  return { page, shell };
}
