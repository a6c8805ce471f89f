import { availableFundsQuery, earningsQuery } from '@dayfare/api/money/queries';
import { Amount } from '@dayfare/ui/amount';
import { Box } from '@dayfare/ui/box';
import { Stack } from '@dayfare/ui/stack';
import { Text } from '@dayfare/ui/text';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { type Fact, Facts } from '../../../../kit/money/parts/facts.tsx';
import { useMoneyTexts } from '../../../../kit/money/parts/use-money-texts.ts';
import { useBalance } from '../../../../kit/money/reasons/use-balance.ts';
import { useApp } from '../../../../platform/app-context/app-context.ts';
import { useVoice } from '../../../../platform/i18n/use-texts.ts';

/** What can be taken now, beside the screen on which one says what is wanted of it, and which says why it is that much. */
export function TransferSummary() {
  const { api } = useApp();
  const t = useMoneyTexts();
  const voice = useVoice();
  const id = useId();
  const { data: funds } = useQuery(availableFundsQuery(api));
  const { data: earnings } = useQuery(earningsQuery(api));
  const balance = useBalance(funds, earnings?.period.payday ?? null);
  if (!funds || !balance) return null;
  const facts: Fact[] = [
    { name: voice('availableLabel'), value: <Amount minor={balance.now} currency={funds.currency} /> },
  ];
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
