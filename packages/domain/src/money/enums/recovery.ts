import { enumeration, type NameOf } from '../../enumeration/index.ts';

/** Why money that is owed was not debited from a linked bank account. */
export const recoveryOutcome = enumeration([
  'NotEligible',
  'RecoveryFailed',
  'LimitReached',
  'BankLoginRequired',
]);
export type RecoveryOutcome = NameOf<typeof recoveryOutcome>;
