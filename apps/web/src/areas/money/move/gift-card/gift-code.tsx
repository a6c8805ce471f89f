import { giftCodeQuery } from '@dayfare/api/money/places/places-queries';
import { maskedGiftCode } from '@dayfare/domain/money';
import { Amount } from '@dayfare/ui/amount';
import { Banner } from '@dayfare/ui/banner';
import { Button } from '@dayfare/ui/button';
import { CopyableNumber } from '@dayfare/ui/copyable-number';
import { Stack } from '@dayfare/ui/stack';
import { Text } from '@dayfare/ui/text';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useCurrency } from '../../../../kit/money/parts/use-currency.ts';
import { useMoneyView } from '../../../../kit/money/parts/use-money-view.ts';
import { CodeView } from '../../../../kit/money/records/code-view.tsx';
import { useApp } from '../../../../platform/app-context/app-context.ts';
import { pathTo } from '../../../../platform/navigation/path-to.ts';
import { useNavigate } from '../../../../platform/navigation/use-navigate.ts';

/** What a gift card is worth, and its code: hidden until asked for, and copied either way. */
export function GiftCode({ transactionId }: { transactionId: string }) {
  const { api } = useApp();
  const navigate = useNavigate();
  const currency = useCurrency();
  const { t, when } = useMoneyView(currency ?? 'USD');
  const [isShown, setShown] = useState(false);
  const card = useQuery(giftCodeQuery(api, transactionId));
  const toTransfer = (
    <Button
      variant="quiet"
      isStretched
      onPress={() => void navigate(pathTo('/ewa/history/:id', { id: transactionId }))}
    >
      {t('money/move/gift-card:transfer')}
    </Button>
  );
  return (
    <CodeView
      code={card}
      isWaiting={!currency}
      toTransfer={toTransfer}
      text={{
        notReady: t('money/move/gift-card:notReady'),
        notReadyText: t('money/move/gift-card:notReadyText'),
        failed: t('money/move/gift-card:codeFailed'),
        failedText: t('money/move/gift-card:failedText'),
        offlineText: t('money/move/gift-card:offlineText'),
      }}
    >
      {({ code, amount, issuedAt }) => (
        <>
          <Stack gap={1} align="center">
            <Text tone="muted">{t('money/move/gift-card:worth')}</Text>
            <Amount minor={amount} currency={currency ?? 'USD'} size="hero" align="center" />
            <Text tone="muted">{t('money/move/gift-card:issued', { when: when(issuedAt) })}</Text>
          </Stack>
          <CopyableNumber
            label={t('money/move/gift-card:code')}
            value={code}
            display={isShown ? code : maskedGiftCode(code)}
          />
          <Button variant="secondary" isStretched aria-pressed={isShown} onPress={() => setShown(!isShown)}>
            {t(isShown ? 'money/move/gift-card:hide' : 'money/move/gift-card:show')}
          </Button>
          <Text>{t('money/move/gift-card:spend')}</Text>
          <Banner tone="info">{t('money/move/gift-card:careful')}</Banner>
        </>
      )}
    </CodeView>
  );
}
