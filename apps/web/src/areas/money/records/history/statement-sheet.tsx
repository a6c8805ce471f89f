import { transactionsOfMonth } from '@dayfare/api/money/records/statement-queries';
import { Banner } from '@dayfare/ui/banner';
import { BottomSheet } from '@dayfare/ui/bottom-sheet';
import { Form } from '@dayfare/ui/form';
import { Select } from '@dayfare/ui/select';
import { Text } from '@dayfare/ui/text';
import { useId, useState } from 'react';
import { lastMonths, monthWords } from '../../../../kit/money/format/when.ts';
import { useCurrency } from '../../../../kit/money/parts/use-currency.ts';
import { useMoneyView } from '../../../../kit/money/parts/use-money-view.ts';
import { ownerOf } from '../../../../kit/money/records/record-facts.ts';
import { useApp, useSession } from '../../../../platform/app-context/app-context.ts';
import { FormStatus } from '../../../../platform/forms/form-status.tsx';
import { SubmitButton } from '../../../../platform/forms/submit-button.tsx';
import { useSubmit } from '../../../../platform/forms/use-submit.ts';
import { useSavePdf } from '../../../../platform/pdf/use-save-pdf.ts';
import { statementContent } from './statement-content.ts';

/** Asks for a month, and saves the statement of its transfers as a PDF. */
export function StatementSheet({ onClose }: { onClose: () => void }) {
  const { api } = useApp();
  const user = useSession()?.user;
  const currency = useCurrency() ?? 'USD';
  const view = useMoneyView(currency);
  const { t, language, today } = view;
  const form = useId();
  const { isSaving, problem, save } = useSavePdf();
  const [emptyMonth, setEmptyMonth] = useState<string | null>(null);
  const months = lastMonths(today, 12);
  const asking = useSubmit({
    form: 'money/statement',
    initial: { month: months[0] ?? '' },
    secret: [],
    send: ({ month }) => transactionsOfMonth(api, month),
    onDone: async (transactions, { values: { month } }) => {
      if (transactions.length === 0) {
        setEmptyMonth(month);
        return;
      }
      const statement = { month, owner: ownerOf(user), userId: user?.userID ?? 0, transactions };
      const isDone = await save(statementContent(statement, { ...view, currency }), `${month}.pdf`);
      if (isDone) onClose();
    },
  });
  const { month } = asking.values;
  return (
    <BottomSheet
      isOpen
      onOpenChange={(open) => !open && onClose()}
      title={t('money/records/history:statements.title')}
      actions={
        <SubmitButton
          submission={{ isPending: asking.isPending || isSaving }}
          form={form}
          pendingLabel={t('kit/money/records:receipt.saving')}
        >
          {t('kit/money/records:receipt.pdf')}
        </SubmitButton>
      }
    >
      <Form id={form} onSubmit={() => void asking.submit()}>
        <Text tone="muted">{t('money/records/history:statements.text')}</Text>
        <FormStatus submission={asking} title={t('money/records/history:statements.failedTitle')} />
        {problem && (
          <Banner tone="danger" isAnnounced>
            {problem}
          </Banner>
        )}
        {emptyMonth === month && (
          <Banner tone="info" isAnnounced>
            {t('money/records/history:statements.empty', { month: monthWords(month, language) })}
          </Banner>
        )}
        <Select
          label={t('money/records/history:statements.month')}
          options={months.map((value) => ({ value, label: monthWords(value, language) }))}
          value={month}
          onChange={(chosen) => asking.change({ month: chosen })}
        />
      </Form>
    </BottomSheet>
  );
}
