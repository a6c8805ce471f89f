import { type CardTransactionDetail, reportTransaction } from '@dayfare/api/card/activity-queries';
import { Banner } from '@dayfare/ui/banner';
import { Button } from '@dayfare/ui/button';
import { Stack } from '@dayfare/ui/stack';
import { Text } from '@dayfare/ui/text';
import { useQueryClient } from '@tanstack/react-query';
import { dayWords } from '../../../kit/money/format/when.ts';
import { useApp } from '../../../platform/app-context/app-context.ts';
import { FormStatus } from '../../../platform/forms/form-status.tsx';
import { useSubmit } from '../../../platform/forms/use-submit.ts';
import { useLanguage, useTexts } from '../../../platform/i18n/use-texts.ts';

export interface ReportPaymentProps {
  cardId: number;
  transaction: Pick<CardTransactionDetail, 'id' | 'case'>;
}

/** Opens a case about a payment that its person doesn't recognize, and says how the case stands. */
export function ReportPayment({ cardId, transaction: { id, case: opened } }: ReportPaymentProps) {
  const { api } = useApp();
  const client = useQueryClient();
  const t = useTexts('card/transaction');
  const language = useLanguage();
  const form = useSubmit({
    form: 'card/report',
    initial: {},
    secret: [],
    send: () => reportTransaction(api, client, { cardID: cardId, transactionID: id }),
  });
  if (opened)
    return (
      <Banner
        tone={opened.state === 'Credited' ? 'success' : 'info'}
        title={t('caseTitle', { id: String(opened.id) })}
        isAnnounced
      >
        {t(`cases.${opened.state ?? 'Opened'}`, { day: dayWords(opened.decisionBy, language) })}
      </Banner>
    );
  return (
    <Stack gap={3}>
      <Text tone="muted">{t('unknown')}</Text>
      <FormStatus submission={form} title={t('notReported')} />
      <Button
        variant="secondary"
        isPending={form.isPending}
        pendingLabel={t('reporting')}
        onPress={() => void form.submit()}
      >
        {t('report')}
      </Button>
    </Stack>
  );
}
