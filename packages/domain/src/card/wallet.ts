import { enumeration, type NameOf } from '../enumeration/index.ts';

/** A wallet of a phone. The documents give no numbers. */
export const walletType = enumeration(['Google', 'Apple', 'Samsung']);
export type WalletType = NameOf<typeof walletType>;

/** The wallets that a phone of a platform can have. */
export const walletsOf = {
  ios: ['Apple'],
  android: ['Google', 'Samsung'],
} as const satisfies Record<'ios' | 'android', readonly WalletType[]>;
