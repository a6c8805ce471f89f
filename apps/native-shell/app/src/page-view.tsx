import { mayRefresh } from '@dayfare/native-shell/may-refresh';
import type { Shell } from '@dayfare/native-shell/shell';
import type { RefObject } from 'react';
import { StyleSheet } from 'react-native';
import { WebView } from 'react-native-webview';
import { useShellState } from './use-shell-state.ts';

interface PageViewProps {
  readonly shell: Shell;
  readonly view: RefObject<WebView | null>;
  readonly origin: string;
  readonly isRelease: boolean;
}

/** The view that shows the page, and tells the shell what happens in it. */
export function PageView({ shell, view, origin, isRelease }: PageViewProps) {
  const { address } = useShellState(shell);
  return (
    <WebView
      ref={view}
      testID="page"
      source={{ uri: origin }}
      style={styles.view}
      // With a list the view would open what is not on it by itself, without asking.
      originWhitelist={['*']}
      onShouldStartLoadWithRequest={({ url, isTopFrame }) => shell.mayLoad({ url, isMainFrame: isTopFrame })}
      onMessage={({ nativeEvent }) => shell.heard(nativeEvent.data, nativeEvent.url)}
      onNavigationStateChange={({ url }) => shell.moved(url)}
      onLoadStart={() => shell.loadStarted()}
      onLoadEnd={() => shell.loadEnded()}
      onError={({ nativeEvent }) => shell.loadFailed(nativeEvent.code)}
      onHttpError={({ nativeEvent }) => shell.answered(nativeEvent.statusCode, nativeEvent.url)}
      onContentProcessDidTerminate={() => shell.processEnded()}
      onRenderProcessGone={() => shell.processEnded()}
      mixedContentMode="never"
      webviewDebuggingEnabled={!isRelease}
      allowFileAccess={false}
      allowFileAccessFromFileURLs={false}
      allowUniversalAccessFromFileURLs={false}
      javaScriptCanOpenWindowsAutomatically={false}
      setSupportMultipleWindows={false}
      thirdPartyCookiesEnabled={false}
      pullToRefreshEnabled={mayRefresh(address, origin)}
      allowsBackForwardNavigationGestures={false}
      allowsLinkPreview={false}
      contentInsetAdjustmentBehavior="never"
      hideKeyboardAccessoryView
      keyboardDisplayRequiresUserAction={false}
      // The size of text goes over the bridge, once.
      textZoom={100}
    />
  );
}

const styles = StyleSheet.create({ view: { flex: 1, backgroundColor: 'transparent' } });
