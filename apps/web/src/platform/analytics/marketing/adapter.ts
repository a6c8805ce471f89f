import type { AttributeValue, MarketingProfile, MarketingPurchase } from '@dayfare/domain/analytics';

/** A marketing or engagement service behind the port. Everything that reaches it has passed the domain's rules. */
export interface MarketingAdapter {
  /** Fetches the service's script and starts it. Rejects when it cannot be had. Nothing else is called before. */
  readonly start: () => Promise<void>;
  readonly identify: (profile: MarketingProfile) => void;
  readonly event: (name: string, attributes: Readonly<Record<string, AttributeValue>>) => void;
  readonly purchase: (purchase: MarketingPurchase) => void;
  /** A screen came into view, by its path without anything of a person. */
  readonly view: (path: string) => void;
  /** A screen has been in view for a second: the service may show what is meant for it. */
  readonly personalise?: ((path: string) => void) | undefined;
  /** Whether a campaign is waiting to be shown. */
  readonly hasCampaign?: (() => boolean) | undefined;
  /** Shows the campaign that is waiting. */
  readonly showCampaign?: (() => void) | undefined;
  /** The user has signed out. */
  readonly forget: () => void;
}

/** A person as a service's own calls take one: what is known, by a name each. */
export function knownParts(
  profile: MarketingProfile,
): readonly (readonly [name: string, value: AttributeValue])[] {
  const { userType, enrolmentDate, attributes } = profile;
  return [
    ['userType', userType],
    ...(enrolmentDate === null ? [] : [['enrolmentDate', enrolmentDate] as const]),
    ...Object.entries(attributes),
  ];
}
