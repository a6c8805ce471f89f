/** Something of a shell's that takes text. */
export interface Postbox {
  readonly postMessage: (text: string) => void;
}

/** What shells put into the window of a page, and what the page offers to them. */
export interface ShellWindow {
  /** react-native-webview. */
  readonly ReactNativeWebView?: Postbox;
  /** iOS: a script message handler by the name of `dayfare`. */
  readonly webkit?: { readonly messageHandlers?: { readonly dayfare?: Postbox } };
  /** Android: a web message listener or JavaScript interface by the name of `DayfareShell`. */
  readonly DayfareShell?: Postbox;
  /** Where a shell hands its own messages in, by evaluating a script in the main frame: no other frame can. */
  dayfareBridge?: { readonly receive: (text: string) => void };
}

/** What a native app around the page takes messages in; undefined in a browser. */
export const postboxOf = (view: ShellWindow): Postbox | undefined =>
  view.ReactNativeWebView ?? view.webkit?.messageHandlers?.dayfare ?? view.DayfareShell;
