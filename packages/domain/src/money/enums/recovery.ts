import { enumeration, type NameOf } from '../../enumeration/index.ts';

/** Why money that is owed was not debited from a linked bank account, or that its bank has not answered yet. The last one is ours. */
export const recoveryOutcome = enumeration([
  'NotEligible',
  'RecoveryFailed',
  'LimitReached',
  'BankLoginRequired',
  'OnItsWay',
]);
export type RecoveryOutcome = NameOf<typeof recoveryOutcome>;
