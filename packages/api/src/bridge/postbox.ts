/** A shell's object that receives text. */
export interface Postbox {
  readonly postMessage: (text: string) => void;
}

/** What shells add to a page's window, and what the page offers them. */
export interface ShellWindow {
  /** react-native-webview. */
  readonly ReactNativeWebView?: Postbox;
  /** iOS: a script message handler named `dayfare`. */
  readonly webkit?: { readonly messageHandlers?: { readonly dayfare?: Postbox } };
  /** Android: a web message listener or JavaScript interface named `DayfareShell`. */
  readonly DayfareShell?: Postbox;
  /** The function by which a shell delivers its messages, by evaluating a script in the main frame: other frames cannot. */
  dayfareBridge?: { readonly receive: (text: string) => void };
}

/** Returns where a native app around the page receives messages; undefined in a browser. */
export const postboxOf = (view: ShellWindow): Postbox | undefined =>
  view.ReactNativeWebView ?? view.webkit?.messageHandlers?.dayfare ?? view.DayfareShell;
