// Written by `pnpm generate`; a test fails when it is out of date.
import type { AreaScreens } from '../../../platform/navigation/screen-route.ts';
import { route as profileContactEmail } from '../../../areas/profile/contact/email.route.ts';
import { route as profileContactPhone } from '../../../areas/profile/contact/phone.route.ts';
import { route as profileDetailsBirthDate } from '../../../areas/profile/details/birth-date.route.ts';
import { route as profileDetailsDetails } from '../../../areas/profile/details/details.route.ts';
import { route as profileNotificationsNotifications } from '../../../areas/profile/notifications/notifications.route.ts';

export const screens: AreaScreens['screens'] = {
  [profileContactEmail.path]: { screen: profileContactEmail.screen, back: 'previous', texts: ['kit/proof', 'profile/contact', 'profile/details', 'profile/facts'] },
  [profileContactPhone.path]: { screen: profileContactPhone.screen, back: 'previous', texts: ['kit/proof', 'profile/contact', 'profile/details', 'profile/facts'] },
  [profileDetailsBirthDate.path]: { screen: profileDetailsBirthDate.screen, back: 'previous', texts: ['kit/proof', 'profile/details', 'profile/facts'] },
  [profileDetailsDetails.path]: { screen: profileDetailsDetails.screen, back: 'previous', texts: ['kit/proof', 'profile/details', 'profile/facts'] },
  [profileNotificationsNotifications.path]: { screen: profileNotificationsNotifications.screen, back: 'previous', texts: ['profile/notifications'] },
};
