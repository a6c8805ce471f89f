/** Makes this tab behave as in a browser inside the native app; set by `fb=true` in an address. */
export const browserModeKey = 'browserMode';

/** Whether the app runs inside the native app and browser mode is off. */
export function isNativeApp({ local, tab }: { readonly local: Storage; readonly tab: Storage }): boolean {
  return local.getItem('isNativeApp') === 'true' && tab.getItem(browserModeKey) !== 'true';
}
