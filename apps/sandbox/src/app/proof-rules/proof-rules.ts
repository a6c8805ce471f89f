import type { contract } from '@dayfare/api/contract';
import { connectRules } from './connect-rules.ts';
import { moneyRules } from './money-rules.ts';
import type { ProofRulesOf } from './proof-rule.ts';
import {
  analyticsRules,
  billpayRules,
  cardRules,
  helpRules,
  marketplaceRules,
  publicRules,
  referralRules,
  ridesRules,
  savingsRules,
  smartspendRules,
  timeRules,
  tipsRules,
} from './services-rules.ts';
import {
  contractsRules,
  enrollmentRules,
  guardianRules,
  profileRules,
  sessionRules,
  startupRules,
} from './session-rules.ts';

/** What each call needs beside a session. A call that is missing here does not compile. */
export const proofRules: { readonly [Area in keyof typeof contract]: ProofRulesOf<Area> } = {
  analytics: analyticsRules,
  billpay: billpayRules,
  card: cardRules,
  connect: connectRules,
  contracts: contractsRules,
  enrollment: enrollmentRules,
  guardian: guardianRules,
  help: helpRules,
  marketplace: marketplaceRules,
  money: moneyRules,
  profile: profileRules,
  public: publicRules,
  referral: referralRules,
  rides: ridesRules,
  savings: savingsRules,
  session: sessionRules,
  smartspend: smartspendRules,
  startup: startupRules,
  time: timeRules,
  tips: tipsRules,
};
