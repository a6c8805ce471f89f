import { bridgeContract, type Handlers, type RequestName, type ResultOf } from '../all-messages.ts';
import { type Capability, capabilities } from '../capabilities.ts';
import type { Channel } from '../channel.ts';
import { notes } from '../document/notes.ts';
import type { ShellFacts } from '../envelope.ts';
import { personWithinMs } from '../limits.ts';
import { BridgeRefusal } from '../refusal.ts';
import { servePage } from '../serve-page.ts';
import { twoEnds } from '../testing/two-ends.ts';
import type { DeviceAnswer } from './device-answers.ts';

/** What a simulated shell is. */
export interface SimulatedShell {
  readonly platform: 'ios' | 'android';
  /** Answers by capability. Default: granted. */
  readonly answers?: Readonly<Partial<Record<Capability, DeviceAnswer>>> | undefined;
  /** Results by request. Default: the examples of the contract's page. */
  readonly results?: { readonly [Name in RequestName<'page'>]?: ResultOf<Name> } | undefined;
}

const unsaid = { language: null, scheme: null, textScale: null, safeAreas: null } as const;

/**
 * Puts a shell at the other end of a channel whose device grants, denies, cancels or lacks each capability, for looking at pages without a
 * phone. It remembers how a person wants to unlock. Returns the page's end.
 */
export function simulatedShell({ platform, answers = {}, results = {} }: SimulatedShell): Channel {
  const answerOf = (needs: Capability | null) => (needs ? (answers[needs] ?? 'granted') : 'granted');
  let decided: Partial<ResultOf<'biometrics.check'>> = {};

  const resultOf = (name: RequestName<'page'>, params: unknown) => {
    if (name === 'biometrics.choose') decided = params as typeof decided;
    const result = results[name] ?? notes[name].result;
    return name === 'biometrics.check' ? { ...result, ...decided } : result;
  };
  const handlers = Object.fromEntries(
    Object.entries(bridgeContract).map(([name, entry]) => [
      name,
      (params: unknown) => {
        const answer = answerOf(entry.needs);
        // Only a person denies and cancels: what needs none is answered.
        const asksPerson = entry.kind === 'request' && entry.withinMs >= personWithinMs;
        if (answer === 'missing' || (answer !== 'granted' && asksPerson)) throw new BridgeRefusal(answer);
        return resultOf(name as RequestName<'page'>, params);
      },
    ]),
  ) as Handlers<'shell'>;
  const facts = (): ShellFacts => ({
    ...{ ...unsaid, platform, build: 2200 },
    capabilities: capabilities.filter((name) => answerOf(name) !== 'missing'),
  });

  const { page, shell } = twoEnds();
  servePage({ channel: shell, handlers, shell: facts, onPage: () => undefined });
  return page;
}
