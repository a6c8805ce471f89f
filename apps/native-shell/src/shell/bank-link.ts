import type { DataOf, ParamsOf, ResultOf } from '@dayfare/api/bridge';
import { BridgeRefusal } from '@dayfare/api/bridge';
import { parseUrl } from '@dayfare/domain/access';
import type { Device } from './device.ts';

type Params = ParamsOf<'bankLink.open'>;

/** The bank-link SDK while a person links an account. */
export interface BankLink {
  readonly open: (params: Params) => Promise<ResultOf<'bankLink.open'>>;
  /** Takes the link by which a bank leads back to the SDK. Gives whether it was one: the page would load as a whole for it, and forget the SDK. */
  readonly takes: (url: string) => boolean;
}

const placeOf = (url: string) => {
  const parsed = parseUrl(url);
  return parsed && parsed.username + parsed.password === '' ? parsed.origin + parsed.pathname : null;
};

/** Opens the SDK of a device, one at a time. */
export function createBankLink(
  device: Pick<Device, 'bankLink'>,
  onEvent: (event: DataOf<'bankLink.happened'>) => void,
): BankLink {
  let redirectUrl: string | null = null;
  return {
    open: async (params) => {
      const { bankLink } = device;
      if (!bankLink) throw new BridgeRefusal('missing');
      redirectUrl = params.redirectUrl;
      try {
        return await bankLink.open(params, onEvent);
      } finally {
        redirectUrl = null;
      }
    },
    takes: (url) => {
      if (redirectUrl === null || placeOf(url) === null || placeOf(url) !== placeOf(redirectUrl))
        return false;
      device.bankLink?.resume(url);
      return true;
    },
  };
}
