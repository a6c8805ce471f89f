// Written by `pnpm generate`; a test fails when it is out of date.
import type { AreaScreens } from '../../../platform/navigation/screen-route.ts';
import { route as moneyHomeDirectHomeCta } from '../../../areas/money/home/direct-home/cta.route.ts';
import { route as moneyHomeDirectHomeDirectHome } from '../../../areas/money/home/direct-home/direct-home.route.ts';
import { route as moneyHomeDirectHomeInEwa } from '../../../areas/money/home/direct-home/in-ewa.route.ts';
import { route as moneyHomeHome } from '../../../areas/money/home/home.route.ts';

export const screens: AreaScreens['screens'] = {
  [moneyHomeDirectHomeCta.path]: { screen: moneyHomeDirectHomeCta.screen, back: 'previous', texts: ['money/home/direct-home'] },
  [moneyHomeDirectHomeDirectHome.path]: { screen: moneyHomeDirectHomeDirectHome.screen, back: 'nothing', texts: ['kit/money', 'kit/money/format', 'kit/money/reasons', 'kit/money/transfer', 'money/home', 'money/home/direct-home'] },
  [moneyHomeDirectHomeInEwa.path]: { screen: moneyHomeDirectHomeInEwa.screen, back: 'previous', texts: ['kit/money', 'kit/money/format', 'money/home/direct-home'] },
  [moneyHomeHome.path]: { screen: moneyHomeHome.screen, back: 'nothing', texts: ['kit/money', 'kit/money/format', 'kit/money/reasons', 'kit/money/records', 'kit/money/transfer', 'money/home'] },
};
