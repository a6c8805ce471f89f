import { businessContract } from '@dayfare/api/session/business-contract';
import { placeContract } from '@dayfare/api/startup/place-contract';
import { useApp } from '../../../../platform/app-context/app-context.ts';
import { useSubmit } from '../../../../platform/forms/use-submit.ts';
import { deviceId } from '../../../../platform/session/device.ts';

/** Numbers of the user types that the products are for. */
const types = { earlyPay: '4', direct: '10' } as const;

/**
 * Switches this session to early pay or to the direct product. The page is reloaded, so that nothing of the other product stays on it or in
 * memory.
 */
export function useSwitchProduct(product: keyof typeof types) {
  const { api, flow, local, navigation } = useApp();
  return useSubmit({
    form: `money/switch-${product}`,
    initial: {},
    secret: [],
    send: async () => {
      // Switching twice changes nothing: after a failure it is sent again.
      await api.client(placeContract).switchProduct({ type: types[product] });
      return api.client(businessContract).createToken({ deviceId: deviceId(local) });
    },
    onDone: async (next) => {
      await flow.adopt(next, null);
      navigation.leave('/');
      return null;
    },
  });
}
