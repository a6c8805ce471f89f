import { instrumentsQuery } from '@dayfare/api/money/queries';
import {
  type RecurringPreview,
  type RecurringRequest,
  recurringKey,
  saveRecurring,
} from '@dayfare/api/money/recurring/recurring-queries';
import type { CurrencyCode } from '@dayfare/domain/money';
import { Amount } from '@dayfare/ui/amount';
import { Banner } from '@dayfare/ui/banner';
import { Button } from '@dayfare/ui/button';
import { Link } from '@dayfare/ui/link';
import { useSnackbar } from '@dayfare/ui/snackbar';
import { Stack } from '@dayfare/ui/stack';
import { Text } from '@dayfare/ui/text';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Agreement } from '../../../../kit/contracts/agreement.tsx';
import { dayWords } from '../../../../kit/money/format/when.ts';
import { useKeyedRequest } from '../../../../kit/money/move/use-keyed-request.ts';
import { agreementText } from '../../../../kit/money/parts/agreement-text.ts';
import { FactCard } from '../../../../kit/money/parts/facts.tsx';
import { useMoneyTexts } from '../../../../kit/money/parts/use-money-texts.ts';
import { useMoneyView } from '../../../../kit/money/parts/use-money-view.ts';
import { useApp } from '../../../../platform/app-context/app-context.ts';
import { meaningOf } from '../../../../platform/failures/failure.ts';
import { FormStatus } from '../../../../platform/forms/form-status.tsx';
import { SubmitButton } from '../../../../platform/forms/submit-button.tsx';
import { useSubmit } from '../../../../platform/forms/use-submit.ts';
import { pathTo } from '../../../../platform/navigation/path-to.ts';
import { useNavigate } from '../../../../platform/navigation/use-navigate.ts';
import { SetupFrame } from './setup-frame.tsx';

export interface SetupReviewProps {
  request: RecurringRequest;
  preview: RecurringPreview;
  currency: CurrencyCode;
  /** Goes back to the plan. */
  onChange: () => void;
}

/** How many days are listed. */
const listed = 5;

/** What a plan would do, the agreement, and the button that starts it. */
export function SetupReview({ request, preview, currency, onChange }: SetupReviewProps) {
  const { api } = useApp();
  const client = useQueryClient();
  const navigate = useNavigate();
  const { notify } = useSnackbar();
  const { t, money, language } = useMoneyView(currency);
  const { data: instruments } = useQuery(instrumentsQuery(api));
  const [isAgreed, setAgreed] = useState(false);
  const [isReading, setReading] = useState(false);
  const [wasRefused, setRefused] = useState(false);
  const sendOnce = useKeyedRequest();
  const { days, firstArrivesOn, total, contractType, contractIds } = preview;
  const [first = request.startsOn] = days;
  const saving = useSubmit({
    form: 'money/recurring-review',
    initial: {},
    secret: [],
    send: () =>
      sendOnce({ plan: request, id: null, contractsAccepted: contractIds }, (body, idempotencyKey) =>
        saveRecurring(api, { ...body, idempotencyKey }),
      ),
    onDone: async () => {
      await client.invalidateQueries({ queryKey: recurringKey });
      const day = dayWords(first, language);
      const amount = money(request.amount);
      notify({ message: t('money/move/recurring:review.done', { amount, day }), tone: 'success' });
      await navigate(pathTo('/ewa/recurring'), { replace: true });
    },
  });
  const submit = () => {
    if (isAgreed) void saving.submit();
    else setReading(true);
  };
  const place = instruments?.find(({ id }) => id === request.instrumentId);
  return (
    <SetupFrame
      title={t('money/move/recurring:review.title')}
      onBack={onChange}
      onSubmit={submit}
      footer={
        <SubmitButton submission={saving} pendingLabel={t('money/move/recurring:review.saving')}>
          {t(isAgreed ? 'money/move/recurring:review.start' : 'money/move/recurring:review.toAgree')}
        </SubmitButton>
      }
    >
      <Stack gap={5}>
        <FormStatus
          submission={saving}
          title={t('money/move/recurring:review.failedTitle')}
          text={t('money/move/recurring:review.lost')}
          own={(failure) => meaningOf(failure, { RecurringExists: <Exists /> })}
        />
        <Stack gap={1}>
          <Amount minor={request.amount} currency={currency} size="hero" />
          <Text tone="muted">{t(`money/move/recurring:form.frequency.${request.frequency}`)}</Text>
        </Stack>
        <FactCard
          facts={[
            { name: t('money/move/recurring:review.to'), value: place?.name ?? '…' },
            { name: t('money/move/recurring:review.first'), value: dayWords(first, language) },
            { name: t('money/move/recurring:review.arrives'), value: dayWords(firstArrivesOn, language) },
            { name: t('money/move/recurring:review.last'), value: dayWords(days.at(-1) ?? first, language) },
            { name: t('money/move/recurring:review.count'), value: String(days.length) },
            { name: t('money/move/recurring:review.total'), value: money(total) },
            { name: t('money/move/recurring:review.fee'), value: t('money/move/recurring:review.free') },
          ]}
        />
        <Stack gap={2}>
          <Text variant="heading">{t('money/move/recurring:review.days')}</Text>
          <Stack as="ul" gap={1}>
            {days.slice(0, listed).map((day) => (
              <li key={day}>{dayWords(day, language)}</li>
            ))}
          </Stack>
          {days.length > listed && (
            <Text tone="muted">
              {t('money/move/recurring:review.daysMore', { count: days.length - listed })}
            </Text>
          )}
        </Stack>
        <Text variant="label" tone="muted">
          {t('money/move/recurring:review.skipNote')}
        </Text>
        <Button variant="quiet" isDisabled={saving.isPending} onPress={onChange}>
          {t('money/move/recurring:review.change')}
        </Button>
        <Agreement
          contractType={contractType}
          contractIds={contractIds}
          isAgreed={isAgreed}
          isLocked={saving.isPending}
          isOpen={isReading}
          onOpenChange={setReading}
          onAgree={(agreed) => {
            setRefused(!agreed);
            setAgreed(agreed);
          }}
          error={wasRefused && !isAgreed ? t('money/move/recurring:review.refused') : undefined}
          text={agreementText(t, contractIds.length)}
        />
      </Stack>
    </SetupFrame>
  );
}

/** It was set up before, perhaps by an attempt whose answer got lost. */
function Exists() {
  const t = useMoneyTexts();
  return (
    <Banner tone="info" isAnnounced>
      <Stack gap={2} align="start">
        <Text>{t('money/move/recurring:review.exists')}</Text>
        <Link href={pathTo('/ewa/recurring')} variant="standalone">
          {t('money/move/recurring:review.seeList')}
        </Link>
      </Stack>
    </Banner>
  );
}
