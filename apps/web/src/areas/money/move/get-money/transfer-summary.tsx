import { availableFundsQuery, instrumentsQuery } from '@dayfare/api/money/queries';
import { takeable } from '@dayfare/domain/money';
import { Amount } from '@dayfare/ui/amount';
import { Box } from '@dayfare/ui/box';
import { Stack } from '@dayfare/ui/stack';
import { Text } from '@dayfare/ui/text';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { type Fact, Facts } from '../../../../kit/money/parts/facts.tsx';
import { useMoneyTexts } from '../../../../kit/money/parts/use-money-texts.ts';
import { type Step, steps } from '../../../../kit/money/transfer/steps.ts';
import { useTransferController } from '../../../../kit/money/transfer/use-transfer-controller.ts';
import { useApp } from '../../../../platform/app-context/app-context.ts';
import { useVoice } from '../../../../platform/i18n/use-texts.ts';

/**
 * The name of the account or card with an id. By itself, because whoever only might ask for the accounts would take back, on leaving a
 * step, what the next step has begun to ask for.
 */
function PlaceName({ id }: { id: number }) {
  const { data: instruments } = useQuery(instrumentsQuery(useApp().api));
  return instruments?.find((instrument) => instrument.id === id)?.name;
}

/** What is available, and what has been chosen on previous steps. */
export function TransferSummary({ step }: { step: Step }) {
  const { api } = useApp();
  const t = useMoneyTexts();
  const voice = useVoice();
  const id = useId();
  const { view } = useTransferController();
  const { amount, instrumentId, speed } = view.state.draft;
  const position = steps.indexOf(step);
  const { data: funds } = useQuery(availableFundsQuery(api));
  if (!funds) return null;
  const { currency, accessible, remainingToday } = funds;
  const { now } = takeable({ available: accessible, remainingToday }, true);
  const facts: Fact[] = [
    { name: voice('availableLabel'), value: <Amount minor={now} currency={currency} /> },
  ];
  if (position > 0 && amount > 0)
    facts.push({
      name: t('kit/money/transfer:review.amount'),
      value: <Amount minor={amount} currency={currency} />,
    });
  if (position > 1 && instrumentId !== null)
    facts.push({ name: t('facts.to'), value: <PlaceName id={instrumentId} /> });
  if (position > 2) facts.push({ name: t('facts.speed'), value: t(`speeds.${speed}`) });
  return (
    <Box as="section" background="surface" radius="card" padding="card" aria-labelledby={id}>
      <Stack gap={4}>
        <Text variant="heading" as="h2" id={id}>
          {t('kit/money/transfer:flow.summary')}
        </Text>
        <Facts facts={facts} />
      </Stack>
    </Box>
  );
}
