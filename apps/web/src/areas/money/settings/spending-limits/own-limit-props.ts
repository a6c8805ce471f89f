import type { OwnLimits } from '@dayfare/api/money/settings/spending-limits-queries';
import type { CurrencyCode } from '@dayfare/domain/money';

/** One limit, and what its amounts are in. */
export interface OwnLimitProps {
  limit: OwnLimits['limits'][number];
  currency: CurrencyCode;
}
