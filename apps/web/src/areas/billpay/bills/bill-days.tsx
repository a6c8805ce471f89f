import type { BillDue } from '@dayfare/api/billpay/bill-queries';
import { isOpenBill } from '@dayfare/domain/billpay';
import { Banner } from '@dayfare/ui/banner';
import { Button } from '@dayfare/ui/button';
import { Link } from '@dayfare/ui/link';
import { Stack } from '@dayfare/ui/stack';
import { shortDayWords } from '../../../kit/money/format/when.ts';
import { ConfirmAction } from '../../../kit/money/parts/confirm-action.tsx';
import { useMoneyView } from '../../../kit/money/parts/use-money-view.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { pathTo } from '../../../platform/navigation/path-to.ts';
import type { FoundBill } from './bill-view.tsx';
import { DueList } from './due-list.tsx';
import { useBillAction } from './use-bill-action.ts';

/** The days of a bill that are behind it, each with its receipt and its trace; then those to come. */
export function BillDays({ bills, dues, next }: FoundBill) {
  const t = useTexts('billpay/bills');
  const toCome = dues.filter(({ state, id }) => isOpenBill(state) && id !== next?.id);
  const past = dues.filter(({ state }) => !isOpenBill(state)).toReversed();
  return (
    <>
      {past.map((due) => (
        <PastDay key={due.id} due={due} bills={bills} />
      ))}
      {toCome.length > 0 && <DueList heading={t('days')} dues={toCome} bills={bills} />}
    </>
  );
}

function PastDay({ due, bills }: { due: BillDue; bills: FoundBill['bills'] }) {
  const t = useTexts('billpay/bills');
  const { language } = useMoneyView(bills.currency);
  const { act, isPending, problem } = useBillAction();
  const day = shortDayWords(due.dueOn, language);
  const { trace, transactionID } = due;
  return (
    <Stack gap={2}>
      <DueList heading={t('due', { day })} dues={[due]} bills={bills} />
      {problem && (
        <Banner tone="warning" isAnnounced>
          {t(`problems.${problem}`)}
        </Banner>
      )}
      {trace && (
        <Banner tone={trace.state === 'sentBack' ? 'warning' : 'info'} title={t('traceOf', { day })}>
          {trace.reference
            ? t('traced.foundUnder', { reference: trace.reference })
            : t(`traced.${trace.state}`)}
        </Banner>
      )}
      {transactionID && (
        <Link href={pathTo('/ewa/history/:id', { id: transactionID })} variant="standalone">
          {t('receipt', { day })}
        </Link>
      )}
      {due.state === 'paid' && !trace && (
        <ConfirmAction
          label={t('trace')}
          title={t('traceTitle')}
          text={t('traceText')}
          confirm={t('traceYes')}
          keep={t('keep')}
          working={t('working')}
          isPending={isPending}
          onConfirm={() => act({ do: 'trace', due: due.id })}
        />
      )}
      {due.state === 'markedPaid' && (
        <Button
          variant="secondary"
          isPending={isPending}
          pendingLabel={t('working')}
          onPress={() => void act({ do: 'markOpen', due: due.id })}
        >
          {t('markOpen')}
        </Button>
      )}
    </Stack>
  );
}
