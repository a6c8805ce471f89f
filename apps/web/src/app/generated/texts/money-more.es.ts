// Written by `pnpm generate`; a test fails when it is out of date.
import { texts as texts0 } from '../../../app/hubs/texts.es.ts';
import { texts as texts1 } from '../../../areas/money/accounts/account/texts.es.ts';
import { texts as texts2 } from '../../../areas/money/accounts/credit-union/texts.es.ts';
import { texts as texts3 } from '../../../areas/money/accounts/debit-card/texts.es.ts';
import { texts as texts4 } from '../../../areas/money/accounts/link/texts.es.ts';
import { texts as texts5 } from '../../../areas/money/accounts/pay-pal/texts.es.ts';
import { texts as texts6 } from '../../../areas/money/accounts/visa-plus/texts.es.ts';
import { texts as texts7 } from '../../../areas/money/home/direct-home/texts.es.ts';
import { texts as texts8 } from '../../../areas/money/move/between-accounts/texts.es.ts';
import { texts as texts9 } from '../../../areas/money/move/biller/texts.es.ts';
import { texts as texts10 } from '../../../areas/money/move/cash/texts.es.ts';
import { texts as texts11 } from '../../../areas/money/move/friends/texts.es.ts';
import { texts as texts12 } from '../../../areas/money/move/gift-card/texts.es.ts';
import { texts as texts13 } from '../../../areas/money/move/recovery/texts.es.ts';
import { texts as texts14 } from '../../../areas/money/move/recurring/texts.es.ts';
import { texts as texts15 } from '../../../areas/money/records/earnings/texts.es.ts';
import { texts as texts16 } from '../../../areas/money/records/hours/texts.es.ts';
import { texts as texts17 } from '../../../areas/money/settings/missing-agreement/texts.es.ts';
import { texts as texts18 } from '../../../areas/money/settings/pause-or-close/texts.es.ts';
import { texts as texts19 } from '../../../areas/money/settings/payroll-consent/texts.es.ts';
import { texts as texts20 } from '../../../areas/money/settings/proofs/texts.es.ts';
import { texts as texts21 } from '../../../areas/money/settings/reminders/texts.es.ts';
import { texts as texts22 } from '../../../areas/money/settings/spending-limits/texts.es.ts';
import { texts as texts23 } from '../../../kit/money/accounts/texts.es.ts';
import { texts as texts24 } from '../../../kit/money/parts/texts.es.ts';
import { texts as texts25 } from '../../../kit/money/proof/texts.es.ts';

export const texts = {
  'app/hubs': texts0,
  'money/accounts/account': texts1,
  'money/accounts/credit-union': texts2,
  'money/accounts/debit-card': texts3,
  'money/accounts/link': texts4,
  'money/accounts/pay-pal': texts5,
  'money/accounts/visa-plus': texts6,
  'money/home/direct-home': texts7,
  'money/move/between-accounts': texts8,
  'money/move/biller': texts9,
  'money/move/cash': texts10,
  'money/move/friends': texts11,
  'money/move/gift-card': texts12,
  'money/move/recovery': texts13,
  'money/move/recurring': texts14,
  'money/records/earnings': texts15,
  'money/records/hours': texts16,
  'money/settings/missing-agreement': texts17,
  'money/settings/pause-or-close': texts18,
  'money/settings/payroll-consent': texts19,
  'money/settings/proofs': texts20,
  'money/settings/reminders': texts21,
  'money/settings/spending-limits': texts22,
  'kit/money/accounts': texts23,
  'kit/money/parts': texts24,
  'kit/money/proof': texts25,
};
