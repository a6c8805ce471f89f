import type { TransactionDetail } from '@dayfare/api/money/queries';
import { type CurrencyCode, moneyStatus } from '@dayfare/domain/money';
import { Stack } from '@dayfare/ui/stack';
import { Text } from '@dayfare/ui/text';
import { Timeline } from '@dayfare/ui/timeline';
import { VisuallyHidden } from '@dayfare/ui/visually-hidden';
import { useId, useState } from 'react';
import { useApp } from '../../../platform/app-context/app-context.ts';
import { serverNow } from '../../../platform/device/now.ts';
import { useMoneyView } from '../parts/use-money-view.ts';
import { CancelTransfer } from './cancel-transfer.tsx';
import { DestinationProof } from './destination-proof.tsx';
import { trackSteps } from './track-steps.ts';

export interface TransferTrackerProps {
  detail: TransactionDetail;
  currency: CurrencyCode;
  /** How the way to a gift code stands out: `secondary` on a page with a primary button of its own. Default: `primary`. */
  proofVariant?: 'primary' | 'secondary' | undefined;
}

/**
 * Where a transfer is: each step with its own time, the promised one beside it, and what has changed. Cancel stands below it while it can be
 * canceled, and what the destination gives for the money; above it once cash is ready.
 */
export function TransferTracker({ detail, currency, proofVariant }: TransferTrackerProps) {
  const { api } = useApp();
  const view = useMoneyView(currency);
  const { t } = view;
  const id = useId();
  const steps = trackSteps(detail, { ...view, currency, now: serverNow(api) });
  const current = steps.find(({ state }) => state === 'current') ?? steps.at(-1);
  const title = t('kit/money/records:track.title');
  const proof = <DestinationProof detail={detail} variant={proofVariant} />;
  // What is needed at the counter comes first.
  const isWaiting = detail.type === 'CashPickup' && detail.acceptedAt !== null;
  return (
    <Stack gap={4}>
      {isWaiting && proof}
      <Stack as="section" gap={3} aria-labelledby={id}>
        <Text variant="heading" as="h2" id={id}>
          {title}
        </Text>
        <Timeline label={title} steps={steps} />
        {/* How it ended is announced by what stands above. */}
        {moneyStatus(detail.statusCode) === 'pending' && (
          <Announced text={[current?.title, steps.at(-1)?.title, steps.at(-1)?.time].join(', ')} />
        )}
      </Stack>
      {detail.canCancel && (
        <CancelTransfer
          id={detail.id}
          amount={detail.totalDebit}
          returnsOn={detail.returnsOn}
          currency={currency}
        />
      )}
      {!isWaiting && proof}
    </Stack>
  );
}

/** Read by a screen reader when it changes, and not when the page opens. */
function Announced({ text }: { text: string }) {
  const [first] = useState(text);
  return (
    <VisuallyHidden as="div" aria-live="polite">
      {text === first ? '' : text}
    </VisuallyHidden>
  );
}
