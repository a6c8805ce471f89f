import type { AvailableFunds } from '@dayfare/api/money/queries';
import { add } from '@dayfare/domain/money';
import { Amount } from '@dayfare/ui/amount';
import { Box } from '@dayfare/ui/box';
import { HowIsThisWorkedOut } from '@dayfare/ui/patterns/how-is-this-worked-out';
import { Facts } from './facts.tsx';
import { useMoneyView } from './use-money-view.ts';

/** "How is this worked out?" with the server's figures, and this year's fees. */
export function WorkedOut({ funds }: { funds: AvailableFunds }) {
  const { accessible, currency, breakdown, carriedOver, updatedAt, nextUpdateAt } = funds;
  const { earned, withheld, alreadyTaken, pendingFees, maxAccess } = breakdown;
  const { t, money, timeZone } = useMoneyView(currency);
  const isBounded = maxAccess !== undefined;
  return (
    <HowIsThisWorkedOut
      currency={currency}
      earnedMinor={earned}
      withheldMinor={withheld}
      takenMinor={add(alreadyTaken, carriedOver)}
      feesMinor={pendingFees}
      limitMinor={maxAccess}
      availableMinor={accessible}
      timeZone={timeZone}
      updatedAt={new Date(updatedAt).toISOString()}
      nextUpdateAt={nextUpdateAt === null ? undefined : new Date(nextUpdateAt).toISOString()}
      text={{
        question: t('worked.question'),
        earned: t('worked.earned'),
        withheld: t('worked.withheld'),
        taken: t('worked.taken'),
        fees: t('worked.fees'),
        adjustment: t('worked.adjustment'),
        left: t('worked.left'),
        limit: t('worked.limit'),
        available: t('worked.available'),
        notes: {
          ...(isBounded && { adjustment: t('worked.adjustmentNote', { limit: money(maxAccess) }) }),
          ...(carriedOver > 0 && { taken: t('worked.carriedNote', { amount: money(carriedOver) }) }),
        },
        updated: t('worked.updated'),
        nextUpdate: t('worked.nextUpdate'),
      }}
    />
  );
}

/** This calendar year's fees, visible whether or not the sum is open. */
export function FeesThisYear({ funds: { feesThisYear, currency } }: { funds: AvailableFunds }) {
  const { t } = useMoneyView(currency);
  return (
    <Box paddingY={3}>
      <Facts
        facts={[
          {
            name: t('worked.feesThisYear'),
            value: <Amount minor={feesThisYear} currency={currency} />,
          },
        ]}
      />
    </Box>
  );
}
