// Written by `pnpm generate`; a test fails when it is out of date.
import { texts as texts0 } from '../../../areas/billpay/add/texts.fr.ts';
import { texts as texts1 } from '../../../areas/billpay/billers/texts.fr.ts';
import { texts as texts2 } from '../../../areas/billpay/bills/texts.fr.ts';
import { texts as texts3 } from '../../../areas/billpay/pay/texts.fr.ts';

export const texts = {
  'billpay/add': texts0,
  'billpay/billers': texts1,
  'billpay/bills': texts2,
  'billpay/pay': texts3,
};
