import {
  BridgeRefusal,
  type Channel,
  type Handlers,
  type Peer,
  type ShellFacts,
  servePage,
} from '@dayfare/api/bridge';

/** How the device answers a request: with a result, with the reason of a refusal, or not at all. */
type DeviceAnswer = { readonly result: object } | { readonly refusal: string } | 'never';

/** What a simulated shell is, as far as a test says something else than usual. */
export interface SimulatedPhone extends Partial<ShellFacts> {
  /** Answers by request, besides that to `device.info`. */
  readonly answers?: Readonly<Record<string, DeviceAnswer>>;
  /** Whether it says nothing at all, as a view of another company's app. */
  readonly isSilent?: boolean;
}

/** What a simulated shell starts with. */
export interface ShellSetup {
  readonly facts: ShellFacts;
  readonly answers: Readonly<Record<string, DeviceAnswer>>;
  readonly isSilent: boolean;
}

/** Something that the page has asked or told, and when: ms since the page began to load. */
export interface Heard {
  readonly name: string;
  readonly data: unknown;
  readonly at: number;
}

/** A simulated shell that notes what its page says. */
export interface TalkingShell {
  /** What the page has asked and told, in order. */
  readonly heard: Heard[];
  /** Asks the page. A refusal is given as `{ refused: reason }`. */
  readonly ask: (name: string, params: object) => Promise<unknown>;
  readonly tell: (name: string, data: object) => void;
}

const usualFacts: ShellFacts = {
  ...{ platform: 'ios', build: 2200, capabilities: [] },
  ...{ language: null, scheme: null, textScale: null, safeAreas: null },
};

const deviceInfo = {
  ...{ platform: 'ios', build: 2200, appVersion: '5.2.0', systemVersion: '19.1' },
  ...{ manufacturer: 'Apple', model: 'iPhone 17' },
};

/** The whole of what a shell starts with. */
export function setupOf({ answers, isSilent = false, ...own }: SimulatedPhone = {}): ShellSetup {
  return {
    facts: { ...usualFacts, ...own },
    answers: { 'device.info': { result: { ...deviceInfo } }, ...answers },
    isSilent,
  };
}

const events = [
  'page.joined',
  'page.ready',
  'link.shown',
  'language.changed',
  'session.began',
  'session.ended',
] as const;

/** Puts a simulated shell at the shell's end of a channel. */
export function serveTalking({ facts, answers, isSilent }: ShellSetup, channel: Channel): TalkingShell {
  const heard: Heard[] = [];
  const note = (name: string, data: unknown) => heard.push({ name, data, at: performance.now() });
  const handlers = Object.fromEntries(
    Object.entries(answers).map(([name, answer]) => [
      name,
      (params: unknown) => {
        note(name, params);
        if (answer === 'never') return new Promise(() => undefined);
        if ('refusal' in answer) throw new BridgeRefusal(answer.refusal as 'denied');
        return answer.result;
      },
    ]),
  ) as Handlers<'shell'>;
  let page: Peer<'shell'> | undefined;
  if (!isSilent)
    servePage({
      ...{ channel, handlers, shell: () => facts },
      onPage: (next) => {
        page = next;
        for (const name of events) next.on(name, (data) => note(name, data));
      },
    });
  return {
    heard,
    ask: async (name, params) => {
      try {
        return await page?.ask(name as 'back.press', params as never);
      } catch (error) {
        return { refused: (error as BridgeRefusal).reason };
      }
    },
    tell: (name, data) => page?.tell(name as 'scheme.changed', data as never),
  };
}
