/** Kinds of client, as the analytics name them. */
export const clientTypes = ['Native Application', 'Mobile Web', 'Web'] as const;

/** What a user has the product open in. */
export type ClientType = (typeof clientTypes)[number];

/** The kind of a client. Inside the native app it is that one, whatever the web view calls itself. */
export function clientTypeOf(client: { isNativeApp: boolean; isMobile: boolean }): ClientType {
  if (client.isNativeApp) return 'Native Application';
  return client.isMobile ? 'Mobile Web' : 'Web';
}
