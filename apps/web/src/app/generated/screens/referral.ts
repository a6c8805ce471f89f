// Written by `pnpm generate`; a test fails when it is out of date.
import type { AreaScreens } from '../../../platform/navigation/screen-route.ts';
import { route as referralHomeHome } from '../../../areas/referral/home/home.route.ts';
import { route as referralInviteInvite } from '../../../areas/referral/invite/invite.route.ts';
import { route as referralInvitedInvited } from '../../../areas/referral/invited/invited.route.ts';

export const screens: AreaScreens['screens'] = {
  [referralHomeHome.path]: { screen: referralHomeHome.screen, back: 'dashboard', texts: ['kit/money', 'referral/home'] },
  [referralInviteInvite.path]: { screen: referralInviteInvite.screen, back: 'previous', texts: ['referral/home', 'referral/invite'] },
  [referralInvitedInvited.path]: { screen: referralInvitedInvited.screen, back: 'leave', texts: ['referral/invited'] },
};
