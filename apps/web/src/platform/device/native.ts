/** This tab shows the app as a browser would, though the native app is around it: set by `fb=true` in an address. */
export const browserModeKey = 'browserMode';

/** Whether the app runs inside the native one, as far as anybody shall notice. */
export function isNativeApp({ local, tab }: { readonly local: Storage; readonly tab: Storage }): boolean {
  return local.getItem('isNativeApp') === 'true' && tab.getItem(browserModeKey) !== 'true';
}
