import { describe, expect, it, vi } from 'vitest';
import { findChannel, shellOrigin } from './find-channel.ts';
import type { ShellWindow } from './postbox.ts';

type View = Window & ShellWindow;
const postbox = () => ({ postMessage: vi.fn() });

/** A window with the properties a test adds; `parent` is itself unless the page is in a frame. */
function view(
  parts: Partial<ShellWindow> & {
    readonly parent?: object;
    readonly ancestorOrigins?: readonly string[];
  } = {},
) {
  const { parent, ancestorOrigins, ...shell } = parts;
  const target = new EventTarget();
  const made = Object.assign(target, shell, { location: { ancestorOrigins } }) as unknown as View;
  Object.defineProperty(made, 'parent', { value: parent ?? made });
  return made;
}

const partner = 'https://partner.example';

function arrival(data: unknown, origin: string, source: unknown): Event {
  return Object.assign(new Event('message'), { data, origin, source });
}

describe('the way to the shell', () => {
  it('is none in a browser', () => {
    expect(findChannel(view(), [partner])).toBeNull();
  });

  it.each([
    ['react-native-webview', (box: ReturnType<typeof postbox>) => ({ ReactNativeWebView: box })],
    ['a WKWebView', (box: ReturnType<typeof postbox>) => ({ webkit: { messageHandlers: { dayfare: box } } })],
    ['an Android WebView', (box: ReturnType<typeof postbox>) => ({ DayfareShell: box })],
  ])('leads through %s, and back through a function that only its owner can call', (_, parts) => {
    const box = postbox();
    const page = view(parts(box));
    const channel = findChannel(page, []);
    const heard = vi.fn();
    const stop = channel?.listen(heard);
    channel?.post('hello');
    expect(box.postMessage).toHaveBeenCalledExactlyOnceWith('hello');
    page.dayfareBridge?.receive('welcome');
    stop?.();
    page.dayfareBridge?.receive('later');
    const sender = { origin: shellOrigin, isOtherEnd: true };
    expect(heard.mock.calls).toEqual([[{ text: 'welcome', sender }]]);
  });

  it('hears no messages of frames where it leads through a view', () => {
    const page = view({ ReactNativeWebView: postbox() });
    const heard = vi.fn();
    findChannel(page, [])?.listen(heard);
    page.dispatchEvent(arrival('welcome', shellOrigin, null));
    expect(heard).not.toHaveBeenCalled();
  });

  it('cannot be replaced by a script that comes later', () => {
    const page = view({ ReactNativeWebView: postbox() });
    findChannel(page, []);
    expect(() => Object.assign(page, { dayfareBridge: { receive: () => undefined } })).toThrow(TypeError);
    expect(() => Object.assign(page.dayfareBridge ?? {}, { receive: () => undefined })).toThrow(TypeError);
  });
});

describe('a page in a frame', () => {
  const above = () => ({ postMessage: vi.fn() });

  it('speaks to nobody when no page may have it in one, though the view of an app is around both', () => {
    expect(findChannel(view({ parent: above(), ReactNativeWebView: postbox() }), [])).toBeNull();
  });

  it('speaks to the origin that is really above it', () => {
    const parent = above();
    findChannel(view({ parent, ancestorOrigins: [partner] }), ['https://other.example', partner])?.post(
      'hello',
    );
    expect(parent.postMessage.mock.calls).toEqual([['hello', partner]]);
  });

  it('speaks to none where another origin is above it', () => {
    const parent = above();
    findChannel(view({ parent, ancestorOrigins: ['https://evil.example'] }), [partner])?.post('hello');
    expect(parent.postMessage).not.toHaveBeenCalled();
  });

  it('names every origin where the browser doesn’t say, and never any origin at all', () => {
    const parent = above();
    findChannel(view({ parent }), [partner])?.post('hello');
    expect(parent.postMessage.mock.calls).toEqual([['hello', partner]]);
  });

  it('knows what its parent sends from what others do', () => {
    const parent = above();
    const page = view({ parent });
    const heard = vi.fn();
    const stop = findChannel(page, [partner])?.listen(heard);
    page.dispatchEvent(arrival('a', partner, parent));
    page.dispatchEvent(arrival('b', partner, {}));
    stop?.();
    page.dispatchEvent(arrival('c', partner, parent));
    expect(heard.mock.calls.map(([{ text, sender }]) => [text, sender.isOtherEnd])).toEqual([
      ['a', true],
      ['b', false],
    ]);
  });
});
