import { knownParts, type MarketingAdapter } from './adapter.ts';
import { loadVendorScript } from './vendor-script.ts';

/** The part of Braze's web SDK that we use. */
interface Braze {
  readonly initialize: (key: string, options: Readonly<Record<string, unknown>>) => boolean;
  readonly openSession: () => void;
  readonly changeUser: (id: string) => void;
  readonly getUser: () => BrazeUser | undefined;
  readonly logCustomEvent: (name: string, properties: Readonly<Record<string, unknown>>) => void;
  readonly logPurchase: (productId: string, price: number, currency: string, quantity: number) => void;
  readonly wipeData: () => void;
  readonly subscribeToInAppMessage: (take: (message: object) => void) => unknown;
  readonly showInAppMessage: (message: object) => void;
}

interface BrazeUser {
  readonly setFirstName: (name: string) => void;
  readonly setLastName: (name: string) => void;
  readonly setEmail: (email: string) => void;
  readonly setPhoneNumber: (phone: string) => void;
  readonly setCustomUserAttribute: (name: string, value: string | number | boolean) => void;
}

/** What the configuration says about Braze. */
export interface BrazeSettings {
  /** `BrazeApiKey`. */
  readonly apiKey: string;
  /** `BrazeBaseUrl`. */
  readonly baseUrl: string;
  /** `EnableLoggingBraze`. */
  readonly isLogging: boolean;
}

/** Braze behind the port. */
export function createBraze({ apiKey, baseUrl, isLogging }: BrazeSettings): MarketingAdapter {
  const sdk = () => (globalThis as { braze?: Braze }).braze;
  const campaigns: object[] = [];
  return {
    start: async () => {
      await loadVendorScript('Braze');
      const started = sdk()?.initialize(apiKey, {
        ...{ baseUrl, enableLogging: isLogging },
        // Messages with markup of their own would need a policy that lets scripts run.
        allowUserSuppliedJavascript: false,
      });
      if (!started) throw new Error('Braze refused to start.');
      sdk()?.subscribeToInAppMessage((message) => void campaigns.push(message));
      sdk()?.openSession();
    },
    identify: (profile) => {
      sdk()?.changeUser(profile.identity);
      const user = sdk()?.getUser();
      const { firstName, lastName, email, phone } = profile;
      if (firstName !== null) user?.setFirstName(firstName);
      if (lastName !== null) user?.setLastName(lastName);
      if (email !== null) user?.setEmail(email);
      if (phone !== null) user?.setPhoneNumber(phone);
      for (const [name, value] of knownParts(profile)) user?.setCustomUserAttribute(name, value);
    },
    event: (name, attributes) => sdk()?.logCustomEvent(name, attributes),
    purchase: ({ productId, price, currency }) => sdk()?.logPurchase(productId, price, currency, 1),
    view: (path) => sdk()?.logCustomEvent('ScreenView', { path }),
    hasCampaign: () => campaigns.length > 0,
    showCampaign: () => {
      const campaign = campaigns.shift();
      if (campaign) sdk()?.showInAppMessage(campaign);
    },
    forget: () => {
      campaigns.length = 0;
      sdk()?.wipeData();
    },
  };
}
