import { BridgeRefusal, type Handlers, type Peer, type ShellFacts, servePage } from '@dayfare/api/bridge';
import type { ShellWindow } from '@dayfare/api/bridge/postbox';

/** How the simulated device answers a request: with a result, with the reason of a refusal, or not at all. */
export type DeviceAnswer = { readonly result: object } | { readonly refusal: string } | 'never';

/** What a simulated shell starts with. */
export interface ShellSetup {
  readonly facts: ShellFacts;
  readonly answers: Readonly<Record<string, DeviceAnswer>>;
  /** Whether it says nothing at all, as a view of somebody else's app. */
  readonly isSilent: boolean;
}

/** The simulated shell within a page. */
export interface ShellHere {
  /** What the page has asked and told, in order. */
  readonly heard: { readonly name: string; readonly data: unknown; readonly at: number }[];
  readonly ask: (name: string, params: object) => Promise<unknown>;
  readonly tell: (name: string, data: object) => void;
}

declare global {
  interface Window extends ShellWindow {
    shellSetup: ShellSetup;
    shell: ShellHere;
  }
}

const { facts, answers, isSilent } = window.shellSetup;
const heard: ShellHere['heard'][number][] = [];
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
let receive: (text: string) => void = () => undefined;
const events = [
  'page.joined',
  'page.ready',
  'link.shown',
  'language.changed',
  'session.began',
  'session.ended',
] as const;

if (!isSilent)
  servePage({
    channel: {
      origins: [window.location.origin],
      post: (text) => window.dayfareBridge?.receive(text),
      listen: (listener) => {
        receive = (text) => listener({ text, sender: { origin: window.location.origin, isOtherEnd: true } });
        return () => undefined;
      },
    },
    handlers,
    shell: () => facts,
    onPage: (next) => {
      page = next;
      for (const name of events) next.on(name, (data) => note(name, data));
    },
  });

// A view hands messages over to another process: none is answered before the page has gone on.
Object.assign(window, {
  ReactNativeWebView: { postMessage: (text: string) => queueMicrotask(() => receive(text)) },
});
window.shell = {
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
