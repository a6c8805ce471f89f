import { type NameOf, numbered } from '../enumeration/index.ts';
import { product } from '../product/index.ts';

const direct = `${product}DirectCampaign` as const;

/** What led a person to sign up. The documents number the last one alone; the others have their place in the list. Travels as `CampaignType`. */
export const campaignType = numbered({
  None: 0,
  EWACampaign: 1,
  [direct]: 2,
  CardCampaign: 3,
  CardCampaignInstantRewardViaCardLoad: 4,
  EnrollmentEWACampaign: 5,
  PayFriendConnect: 8,
});
export type CampaignType = NameOf<typeof campaignType>;

/** The kind of campaign of a sign-up: direct enrollment, a campaign's link, or none. */
export function campaignTypeOf(signUp: {
  readonly isDirect: boolean;
  /** Name of the campaign whose link was followed; empty for none. */
  readonly campaign: string;
}): CampaignType {
  if (signUp.isDirect) return direct;
  return signUp.campaign === '' ? 'None' : 'EnrollmentEWACampaign';
}
