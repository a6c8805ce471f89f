// Written by `pnpm generate`; a test fails when it is out of date.
import type { AreaScreens } from '../../../platform/navigation/screen-route.ts';
import { route as moneySettingsMissingAgreementMissingAgreement } from '../../../areas/money/settings/missing-agreement/missing-agreement.route.ts';
import { route as moneySettingsPauseOrClosePauseOrClose } from '../../../areas/money/settings/pause-or-close/pause-or-close.route.ts';
import { route as moneySettingsPayrollConsentPayrollConsent } from '../../../areas/money/settings/payroll-consent/payroll-consent.route.ts';
import { route as moneySettingsProofsProof } from '../../../areas/money/settings/proofs/proof.route.ts';
import { route as moneySettingsProofsProofs } from '../../../areas/money/settings/proofs/proofs.route.ts';
import { route as moneySettingsRemindersTimelyAccess } from '../../../areas/money/settings/reminders/timely-access.route.ts';
import { route as moneySettingsSpendingLimitsSpendingLimits } from '../../../areas/money/settings/spending-limits/spending-limits.route.ts';

export const screens: AreaScreens['screens'] = {
  [moneySettingsMissingAgreementMissingAgreement.path]: { screen: moneySettingsMissingAgreementMissingAgreement.screen, back: 'previous', texts: ['kit/money', 'kit/money/transfer', 'money/settings/missing-agreement'] },
  [moneySettingsPauseOrClosePauseOrClose.path]: { screen: moneySettingsPauseOrClosePauseOrClose.screen, back: 'previous', texts: ['kit/money', 'kit/money/accounts', 'kit/proof', 'money/settings/pause-or-close'] },
  [moneySettingsPayrollConsentPayrollConsent.path]: { screen: moneySettingsPayrollConsentPayrollConsent.screen, back: 'previous', texts: ['kit/money', 'money/settings/payroll-consent'] },
  [moneySettingsProofsProof.path]: { screen: moneySettingsProofsProof.screen, back: 'previous', texts: ['kit/money', 'kit/money/proof', 'money/settings/proofs'] },
  [moneySettingsProofsProofs.path]: { screen: moneySettingsProofsProofs.screen, back: 'previous', texts: ['kit/money', 'kit/money/proof', 'money/settings/proofs'] },
  [moneySettingsRemindersTimelyAccess.path]: { screen: moneySettingsRemindersTimelyAccess.screen, back: 'previous', texts: ['kit/money', 'kit/money/reasons', 'money/settings/reminders'] },
  [moneySettingsSpendingLimitsSpendingLimits.path]: { screen: moneySettingsSpendingLimitsSpendingLimits.screen, back: 'previous', texts: ['kit/money', 'money/settings/spending-limits'] },
};
