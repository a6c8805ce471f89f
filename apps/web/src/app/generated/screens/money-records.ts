// Written by `pnpm generate`; a test fails when it is out of date.
import type { AreaScreens } from '../../../platform/navigation/screen-route.ts';
import { route as moneyRecordsEarningsEarnings } from '../../../areas/money/records/earnings/earnings.route.ts';
import { route as moneyRecordsHistoryDetail } from '../../../areas/money/records/history/detail.route.ts';
import { route as moneyRecordsHistoryHistory } from '../../../areas/money/records/history/history.route.ts';
import { route as moneyRecordsHoursHours } from '../../../areas/money/records/hours/hours.route.ts';
import { route as moneyRecordsReceiptReceipt } from '../../../areas/money/records/receipt/receipt.route.ts';

export const screens: AreaScreens['screens'] = {
  [moneyRecordsEarningsEarnings.path]: { screen: moneyRecordsEarningsEarnings.screen, back: 'previous', texts: ['kit/money', 'kit/money/format', 'kit/money/records', 'money/records/earnings'] },
  [moneyRecordsHistoryDetail.path]: { screen: moneyRecordsHistoryDetail.screen, back: 'previous', texts: ['kit/money', 'kit/money/cash', 'kit/money/format', 'kit/money/records', 'kit/money/transfer'] },
  [moneyRecordsHistoryHistory.path]: { screen: moneyRecordsHistoryHistory.screen, back: 'previous', texts: ['kit/money', 'kit/money/cash', 'kit/money/format', 'kit/money/records', 'kit/money/transfer', 'money/records/history'] },
  [moneyRecordsHoursHours.path]: { screen: moneyRecordsHoursHours.screen, back: 'previous', texts: ['kit/money', 'kit/money/records', 'money/records/hours'] },
  [moneyRecordsReceiptReceipt.path]: { screen: moneyRecordsReceiptReceipt.screen, back: 'previous', texts: ['kit/money', 'kit/money/cash', 'kit/money/format', 'kit/money/records', 'kit/money/transfer'] },
};
