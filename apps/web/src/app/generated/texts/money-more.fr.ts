// Written by `pnpm generate`; a test fails when it is out of date.
import { texts as texts0 } from '../../../areas/money/accounts/account/texts.fr.ts';
import { texts as texts1 } from '../../../areas/money/accounts/credit-union/texts.fr.ts';
import { texts as texts2 } from '../../../areas/money/accounts/debit-card/texts.fr.ts';
import { texts as texts3 } from '../../../areas/money/accounts/link/texts.fr.ts';
import { texts as texts4 } from '../../../areas/money/accounts/pay-pal/texts.fr.ts';
import { texts as texts5 } from '../../../areas/money/accounts/visa-plus/texts.fr.ts';
import { texts as texts6 } from '../../../areas/money/home/direct-home/texts.fr.ts';
import { texts as texts7 } from '../../../areas/money/move/between-accounts/texts.fr.ts';
import { texts as texts8 } from '../../../areas/money/move/biller/texts.fr.ts';
import { texts as texts9 } from '../../../areas/money/move/cash/texts.fr.ts';
import { texts as texts10 } from '../../../areas/money/move/friends/texts.fr.ts';
import { texts as texts11 } from '../../../areas/money/move/gift-card/texts.fr.ts';
import { texts as texts12 } from '../../../areas/money/move/recovery/texts.fr.ts';
import { texts as texts13 } from '../../../areas/money/move/recurring/texts.fr.ts';
import { texts as texts14 } from '../../../areas/money/records/earnings/texts.fr.ts';
import { texts as texts15 } from '../../../areas/money/records/hours/texts.fr.ts';
import { texts as texts16 } from '../../../areas/money/settings/missing-agreement/texts.fr.ts';
import { texts as texts17 } from '../../../areas/money/settings/pause-or-close/texts.fr.ts';
import { texts as texts18 } from '../../../areas/money/settings/payroll-consent/texts.fr.ts';
import { texts as texts19 } from '../../../areas/money/settings/proofs/texts.fr.ts';
import { texts as texts20 } from '../../../areas/money/settings/reminders/texts.fr.ts';
import { texts as texts21 } from '../../../areas/money/settings/spending-limits/texts.fr.ts';
import { texts as texts22 } from '../../../kit/money/accounts/texts.fr.ts';
import { texts as texts23 } from '../../../kit/money/parts/texts.fr.ts';
import { texts as texts24 } from '../../../kit/money/proof/texts.fr.ts';

export const texts = {
  'money/accounts/account': texts0,
  'money/accounts/credit-union': texts1,
  'money/accounts/debit-card': texts2,
  'money/accounts/link': texts3,
  'money/accounts/pay-pal': texts4,
  'money/accounts/visa-plus': texts5,
  'money/home/direct-home': texts6,
  'money/move/between-accounts': texts7,
  'money/move/biller': texts8,
  'money/move/cash': texts9,
  'money/move/friends': texts10,
  'money/move/gift-card': texts11,
  'money/move/recovery': texts12,
  'money/move/recurring': texts13,
  'money/records/earnings': texts14,
  'money/records/hours': texts15,
  'money/settings/missing-agreement': texts16,
  'money/settings/pause-or-close': texts17,
  'money/settings/payroll-consent': texts18,
  'money/settings/proofs': texts19,
  'money/settings/reminders': texts20,
  'money/settings/spending-limits': texts21,
  'kit/money/accounts': texts22,
  'kit/money/parts': texts23,
  'kit/money/proof': texts24,
};
