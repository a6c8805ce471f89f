/** Kinds of client, as the analytics name them. */
export const clientTypes = ['Native Application', 'Mobile Web', 'Web'] as const;

/** What the product is open in. */
export type ClientType = (typeof clientTypes)[number];

/** Returns the kind of client. Inside the native app it is always that, whatever the web view reports. */
export function clientTypeOf(client: { isNativeApp: boolean; isMobile: boolean }): ClientType {
  if (client.isNativeApp) return 'Native Application';
  return client.isMobile ? 'Mobile Web' : 'Web';
}
