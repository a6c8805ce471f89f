import type { DirectDeposit } from '@dayfare/api/card/deposit-queries';
import { Button } from '@dayfare/ui/button';
import { CopyableNumber } from '@dayfare/ui/copyable-number';
import { Stack } from '@dayfare/ui/stack';
import { StatusTag, type StatusTagProps } from '@dayfare/ui/status-tag';
import { Text } from '@dayfare/ui/text';
import { FactCard } from '../../../kit/money/parts/facts.tsx';
import { TaskFrame } from '../../../kit/money/parts/task-frame.tsx';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { pathTo } from '../../../platform/navigation/path-to.ts';
import { KeepForm } from './keep-form.tsx';
import { useShareWords } from './use-share-words.ts';

type Request = NonNullable<DirectDeposit['request']>;

const tones = {
  PendingApproval: 'info',
  InReview: 'info',
  PendingFirstDeposit: 'info',
  Setup: 'success',
  Failure: 'danger',
} as const satisfies Record<Request['state'], StatusTagProps['tone']>;

export interface DepositViewProps {
  deposit: DirectDeposit;
  request: Request;
  onChange: () => void;
}

/** How far the direct deposit is and what to do next, the form, and ways to hand it over. */
export function DepositView({ deposit, request, onChange }: DepositViewProps) {
  const t = useTexts('card/deposit');
  const words = useShareWords(deposit.currency)(request.share);
  const { state } = request;
  const employer = deposit.employer || t('employer');
  return (
    <TaskFrame title={t('titles.page')} backTo={pathTo('/card/direct-deposit-welcome2')}>
      <Stack gap={2} align="start">
        <StatusTag tone={tones[state]}>{t(`states.${state}`)}</StatusTag>
        <Text>{t(`next.${state}`, { employer })}</Text>
      </Stack>
      <FactCard
        facts={[
          { name: t('form.share'), value: words.name },
          { name: t('form.employer'), value: employer },
          { name: t('form.holder'), value: deposit.holder },
          { name: t('form.bank'), value: deposit.bankName },
        ]}
      />
      <CopyableNumber label={t('form.routing')} value={deposit.routingNumber} />
      <CopyableNumber label={t('form.account')} value={deposit.accountNumber} />
      <KeepForm deposit={deposit} share={words.name} employer={employer} />
      <Button variant="quiet" onPress={onChange}>
        {t(state === 'Failure' ? 'again' : 'change')}
      </Button>
    </TaskFrame>
  );
}
