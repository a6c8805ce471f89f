import { billChanges } from '@dayfare/domain/billpay';
import { Banner } from '@dayfare/ui/banner';
import { Button } from '@dayfare/ui/button';
import { Stack } from '@dayfare/ui/stack';
import { ConfirmAction } from '../../../kit/money/parts/confirm-action.tsx';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { pathTo } from '../../../platform/navigation/path-to.ts';
import { useNavigate } from '../../../platform/navigation/use-navigate.ts';
import type { FoundBill } from './bill-view.tsx';
import { useBillAction } from './use-bill-action.ts';

/** Everything that can be done with a bill beside paying it. */
export function BillActions({ bill, next }: FoundBill) {
  const t = useTexts('billpay/bills');
  const navigate = useNavigate();
  const { act, isPending, problem } = useBillAction();
  const changes = next ? billChanges(next.state) : [];
  const plain = { variant: 'secondary', isStretched: true, pendingLabel: t('working'), isPending } as const;
  return (
    <Stack gap={2}>
      {problem && (
        <Banner tone="warning" isAnnounced>
          {t(`problems.${problem}`)}
        </Banner>
      )}
      {next && changes.includes('cancelPayment') && (
        <Button {...plain} onPress={() => void act({ do: 'callOff', due: next.id })}>
          {t('callOff')}
        </Button>
      )}
      {next && changes.includes('markPaid') && (
        <Button {...plain} onPress={() => void act({ do: 'markPaid', due: next.id })}>
          {t('markPaid')}
        </Button>
      )}
      {!bill.isStopped && (
        <Button
          variant="secondary"
          isStretched
          onPress={() => void navigate(pathTo('/billpay/:id/autopay', { id: bill.id }))}
        >
          {t('change')}
        </Button>
      )}
      {!bill.isStopped && (
        <ConfirmAction
          isDanger
          label={t('stop')}
          title={t('stopTitle')}
          text={t('stopText')}
          confirm={t('stopYes')}
          keep={t('keep')}
          working={t('working')}
          isPending={isPending}
          onConfirm={() => act({ do: 'stop', bill: bill.id })}
        />
      )}
    </Stack>
  );
}
