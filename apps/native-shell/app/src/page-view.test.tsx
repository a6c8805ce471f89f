import type { Shell, ShellState } from '@dayfare/native-shell/shell';
import { expect, it, jest } from '@jest/globals';
import { render, screen } from '@testing-library/react-native';
import { createRef } from 'react';
import type { WebView } from 'react-native-webview';
import { PageView } from './page-view.tsx';

// The view itself is native: what it is told is what matters here.
jest.mock('react-native-webview', () => ({
  WebView: jest.requireActual<typeof import('react-native')>('react-native').View,
}));

const origin = 'https://pay.example';
const state = { address: `${origin}/ewa/home` } as ShellState;

/** Draws the view of a build around a shell that notes what it is told. */
async function show(isRelease: boolean) {
  const told: unknown[] = [];
  const note =
    (name: string) =>
    (...what: readonly unknown[]) => {
      told.push([name, ...what]);
      return false;
    };
  const names = [
    'mayLoad',
    'heard',
    'moved',
    'loadStarted',
    'loadEnded',
    'loadFailed',
    'answered',
    'processEnded',
  ];
  const shell = {
    ...Object.fromEntries(names.map((name) => [name, note(name)])),
    state: { get: () => state, change: jest.fn(), subscribe: () => () => undefined },
  } as unknown as Shell;
  await render(<PageView shell={shell} view={createRef<WebView>()} origin={origin} isRelease={isRelease} />);
  return { told, props: screen.getByTestId('page').props };
}

it('tells the shell what happens in the view, and lets it decide about loads', async () => {
  const { told, props } = await show(true);
  const nativeEvent = { url: `${origin}/`, data: 'text', code: -1009, statusCode: 503 };
  const load = { url: 'https://evil.example/', isTopFrame: true };
  expect(props.onShouldStartLoadWithRequest(load)).toBe(false);
  props.onMessage({ nativeEvent });
  props.onNavigationStateChange(nativeEvent);
  props.onLoadStart();
  props.onLoadEnd();
  props.onError({ nativeEvent });
  props.onHttpError({ nativeEvent });
  props.onContentProcessDidTerminate();
  props.onRenderProcessGone();
  expect(told).toEqual([
    ['mayLoad', { url: 'https://evil.example/', isMainFrame: true }],
    ['heard', 'text', `${origin}/`],
    ['moved', `${origin}/`],
    ['loadStarted'],
    ['loadEnded'],
    ['loadFailed', -1009],
    ['answered', 503, `${origin}/`],
    ['processEnded'],
    ['processEnded'],
  ]);
});

it.each([
  [true, false],
  [false, true],
])(
  'a release (%s) can be looked into: %s, and neither takes mixed content, files or windows',
  async (isRelease, canDebug) => {
    const { props } = await show(isRelease);
    expect(props).toMatchObject({
      webviewDebuggingEnabled: canDebug,
      mixedContentMode: 'never',
      allowFileAccess: false,
      allowFileAccessFromFileURLs: false,
      allowUniversalAccessFromFileURLs: false,
      javaScriptCanOpenWindowsAutomatically: false,
      setSupportMultipleWindows: false,
      thirdPartyCookiesEnabled: false,
      textZoom: 100,
    });
    expect(props.pullToRefreshEnabled).toBe(true);
  },
);
