import { BridgeRefusal, type ParamsOf, type ResultOf } from '@dayfare/api/bridge';
import { type WalletType, walletsOf } from '@dayfare/domain/card';
import type { Device } from './device.ts';

type Named = Pick<ParamsOf<'wallet.add'>, 'wallet' | 'cardId'>;

/** Wallets of this phone while a card is added to one of them. */
export interface Wallet {
  readonly check: (params: ParamsOf<'wallet.check'>) => Promise<ResultOf<'wallet.check'>>;
  readonly begin: (params: ParamsOf<'wallet.begin'>) => Promise<ResultOf<'wallet.begin'>>;
  readonly add: (params: ParamsOf<'wallet.add'>) => Promise<ResultOf<'wallet.add'>>;
}

/** How long the issuer may take between begin and add: what a wallet signs is for a moment. */
const beginningMs = 10 * 60_000;

/**
 * Asks the wallets of a device, and only those that its platform has. A card is added after it was begun, for that wallet and card, once, and within ten
 * minutes; whatever else a page sends to add is refused before a wallet sees it.
 */
export function createWallet(device: Pick<Device, 'wallet' | 'info' | 'now'>): Wallet {
  let begun: (Named & { readonly at: number }) | null = null;
  const isHere = ({ wallet }: Pick<Named, 'wallet'>) => {
    const { platform } = device.info;
    const here: readonly WalletType[] = platform === 'web' ? [] : walletsOf[platform];
    return here.some((name) => name.toLowerCase() === wallet);
  };
  const port = (params: Pick<Named, 'wallet'>) => {
    if (!device.wallet) throw new BridgeRefusal('missing');
    if (!isHere(params)) throw new BridgeRefusal('invalid', 'This phone has no such wallet.');
    return device.wallet;
  };
  return {
    check: async (params) => {
      if (device.wallet && !isHere(params)) return { isAvailable: false, isAdded: false };
      return port(params).check(params);
    },
    begin: async (params) => {
      begun = null;
      const result = await port(params).begin(params);
      begun = { wallet: params.wallet, cardId: params.cardId, at: device.now() };
      return result;
    },
    add: async (params) => {
      const wallet = port(params);
      const known = begun;
      begun = null;
      const isBegun =
        known?.wallet === params.wallet &&
        known.cardId === params.cardId &&
        device.now() - known.at < beginningMs;
      if (!isBegun) throw new BridgeRefusal('invalid', 'Nothing was begun for this card and wallet.');
      return wallet.add(params);
    },
  };
}
