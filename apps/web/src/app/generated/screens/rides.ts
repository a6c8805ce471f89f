// Written by `pnpm generate`; a test fails when it is out of date.
import type { AreaScreens } from '../../../platform/navigation/screen-route.ts';
import { route as ridesBookBook } from '../../../areas/rides/book/book.route.ts';
import { route as ridesPastHistory } from '../../../areas/rides/past/history.route.ts';
import { route as ridesPastReceipt } from '../../../areas/rides/past/receipt.route.ts';

export const screens: AreaScreens['screens'] = {
  [ridesBookBook.path]: { screen: ridesBookBook.screen, back: 'previous', texts: ['kit/money', 'kit/money/accounts', 'kit/money/transfer', 'kit/proof', 'rides/book'] },
  [ridesPastHistory.path]: { screen: ridesPastHistory.screen, back: '/uber', texts: ['kit/money', 'rides/past'] },
  [ridesPastReceipt.path]: { screen: ridesPastReceipt.screen, back: '/uber/rides', texts: ['kit/money', 'rides/past'] },
};
