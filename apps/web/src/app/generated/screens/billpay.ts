// Written by `pnpm generate`; a test fails when it is out of date.
import type { AreaScreens } from '../../../platform/navigation/screen-route.ts';
import { route as billpayAddNew } from '../../../areas/billpay/add/new.route.ts';
import { route as billpayBillersBillers } from '../../../areas/billpay/billers/billers.route.ts';
import { route as billpayBillsBill } from '../../../areas/billpay/bills/bill.route.ts';
import { route as billpayBillsBills } from '../../../areas/billpay/bills/bills.route.ts';
import { route as billpayPayAutopay } from '../../../areas/billpay/pay/autopay.route.ts';
import { route as billpayPayPay } from '../../../areas/billpay/pay/pay.route.ts';

export const screens: AreaScreens['screens'] = {
  [billpayAddNew.path]: { screen: billpayAddNew.screen, back: '/billpay', texts: ['billpay/add', 'billpay/bills', 'kit/money'] },
  [billpayBillersBillers.path]: { screen: billpayBillersBillers.screen, back: '/billpay', texts: ['billpay/billers', 'kit/money/billers'] },
  [billpayBillsBill.path]: { screen: billpayBillsBill.screen, back: '/billpay', texts: ['billpay/bills', 'kit/money', 'kit/money/billers'] },
  [billpayBillsBills.path]: { screen: billpayBillsBills.screen, back: 'previous', texts: ['billpay/bills', 'kit/money', 'kit/money/billers'] },
  [billpayPayAutopay.path]: { screen: billpayPayAutopay.screen, back: 'previous', texts: ['billpay/bills', 'billpay/pay', 'kit/money', 'kit/money/transfer'] },
  [billpayPayPay.path]: { screen: billpayPayPay.screen, back: 'previous', texts: ['billpay/bills', 'billpay/pay', 'kit/money', 'kit/money/accounts', 'kit/money/transfer', 'kit/proof'] },
};
