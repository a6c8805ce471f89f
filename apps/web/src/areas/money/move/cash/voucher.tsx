import { cashVoucherQuery } from '@dayfare/api/money/places/cash-queries';
import { Amount } from '@dayfare/ui/amount';
import { Button } from '@dayfare/ui/button';
import { Stack } from '@dayfare/ui/stack';
import { Text } from '@dayfare/ui/text';
import { useQuery } from '@tanstack/react-query';
import { PickupCode } from '../../../../kit/money/cash/pickup-code.tsx';
import { useCurrency } from '../../../../kit/money/parts/use-currency.ts';
import { useMoneyTexts } from '../../../../kit/money/parts/use-money-texts.ts';
import { CodeView } from '../../../../kit/money/records/code-view.tsx';
import { useApp } from '../../../../platform/app-context/app-context.ts';
import { pathTo } from '../../../../platform/navigation/path-to.ts';
import { useNavigate } from '../../../../platform/navigation/use-navigate.ts';

/** What is shown at the counter: the amount, the code as bars and digits, and until when. */
export function Voucher({ transactionId }: { transactionId: string }) {
  const { api } = useApp();
  const navigate = useNavigate();
  const currency = useCurrency();
  const t = useMoneyTexts();
  const voucher = useQuery(cashVoucherQuery(api, transactionId));
  const toTransfer = (
    <Button
      variant="secondary"
      onPress={() => void navigate(pathTo('/ewa/history/:id', { id: transactionId }))}
    >
      {t('money/move/cash:transfer')}
    </Button>
  );
  return (
    <CodeView
      code={voucher}
      isWaiting={!currency}
      toTransfer={toTransfer}
      text={{
        notReady: t('money/move/cash:notReady'),
        notReadyText: t('money/move/cash:notReadyText'),
        failed: t('money/move/cash:codeFailed'),
        failedText: t('money/move/cash:failedText'),
        offlineText: t('money/move/cash:failedText'),
      }}
    >
      {({ voucher: code, amount, expiresAt }) => (
        <>
          <Stack gap={1} align="center">
            <Text tone="muted">{t('money/move/cash:amount')}</Text>
            <Amount minor={amount} currency={currency ?? 'USD'} size="hero" align="center" />
          </Stack>
          <PickupCode code={code} expiresAt={expiresAt} />
        </>
      )}
    </CodeView>
  );
}
