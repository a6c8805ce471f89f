import type { ShellWindow } from '@dayfare/api/bridge/postbox';
import { type ShellSetup, serveTalking, type TalkingShell } from '../../src/testing/shell/talking-shell.ts';

declare global {
  interface Window extends ShellWindow {
    shellSetup: ShellSetup;
    /** The simulated shell within the page. */
    shell: TalkingShell;
  }
}

let receive: (text: string) => void = () => undefined;
window.shell = serveTalking(window.shellSetup, {
  origins: [window.location.origin],
  post: (text) => window.dayfareBridge?.receive(text),
  listen: (listener) => {
    receive = (text) => listener({ text, sender: { origin: window.location.origin, isOtherEnd: true } });
    return () => undefined;
  },
});

// A view hands messages over to another process: none is answered before the page has gone on.
Object.assign(window, {
  ReactNativeWebView: { postMessage: (text: string) => queueMicrotask(() => receive(text)) },
});
