/** What a shell may support. It lists its own in the handshake; the page hides the rest or does it the web's way. */
export const capabilities = [
  'bankLink',
  'biometrics',
  'camera',
  'chat',
  'contacts',
  'files',
  'haptics',
  'links',
  'location',
  'push',
  'pushBatch',
  'qr',
  'rating',
  'settings',
  'sharing',
  'sso',
  'wallet',
] as const;

export type Capability = (typeof capabilities)[number];
