import { knownParts, type MarketingAdapter } from './adapter.ts';
import { loadVendorScript } from './vendor-script.ts';

/** The part of MoEngage's web SDK that we use. */
interface MoEngage {
  readonly add_unique_user_id: (id: string) => void;
  readonly add_first_name: (name: string) => void;
  readonly add_last_name: (name: string) => void;
  readonly add_email: (email: string) => void;
  readonly add_mobile: (phone: string) => void;
  readonly add_user_attribute: (name: string, value: string | number | boolean) => void;
  readonly track_event: (name: string, attributes: Readonly<Record<string, unknown>>) => void;
  readonly destroy_session: () => void;
}

/** What the configuration says about MoEngage. */
export interface MoEngageSettings {
  /** `MoengageAppID`. */
  readonly appId: string;
  /** `EnableMoEngageDebugMode`. */
  readonly isDebugging: boolean;
}

type Start = (options: { readonly app_id: string; readonly debug_logs: 0 | 1 }) => MoEngage | undefined;

/** MoEngage behind the port. */
export function createMoEngage({ appId, isDebugging }: MoEngageSettings): MarketingAdapter {
  let sdk: MoEngage | undefined;
  return {
    start: async () => {
      await loadVendorScript('MoEngage');
      sdk = (globalThis as { moe?: Start }).moe?.({ app_id: appId, debug_logs: isDebugging ? 1 : 0 });
      if (!sdk) throw new Error('MoEngage refused to start.');
    },
    identify: (profile) => {
      const { identity, firstName, lastName, email, phone } = profile;
      sdk?.add_unique_user_id(identity);
      if (firstName !== null) sdk?.add_first_name(firstName);
      if (lastName !== null) sdk?.add_last_name(lastName);
      if (email !== null) sdk?.add_email(email);
      if (phone !== null) sdk?.add_mobile(phone);
      for (const [name, value] of knownParts(profile)) sdk?.add_user_attribute(name, value);
    },
    event: (name, attributes) => sdk?.track_event(name, attributes),
    purchase: ({ productId, price, currency }) =>
      sdk?.track_event('Purchase', { productId, price, currency }),
    view: (path) => sdk?.track_event('ScreenView', { path }),
    // On-site messages and personalised content are set up for this event.
    personalise: (path) => sdk?.track_event('ScreenInView', { path }),
    forget: () => sdk?.destroy_session(),
  };
}
