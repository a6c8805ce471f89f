import { epochMs, type PayrollConsentFacts } from '@dayfare/domain/money';
import type { Employment } from '../../session/index.ts';

const epochOf = (at: Date | null) => at && epochMs(at.getTime());

/** What an employment says about the consent of its person. */
export function consentFactsOf({
  consentNeeded,
  consentUntil,
  consentDeclinedAt,
}: Pick<Employment, 'consentNeeded' | 'consentUntil' | 'consentDeclinedAt'>): PayrollConsentFacts {
  return {
    isNeeded: consentNeeded,
    until: epochOf(consentUntil),
    declinedAt: epochOf(consentDeclinedAt),
  };
}
