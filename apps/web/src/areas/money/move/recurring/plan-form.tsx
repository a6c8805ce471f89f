import type { Instrument } from '@dayfare/api/money/queries';
import {
  previewRecurring,
  type RecurringPreview,
  type RecurringRequest,
} from '@dayfare/api/money/recurring/recurring-queries';
import { addDays, type CurrencyCode, isoDate, recurringFrequency } from '@dayfare/domain/money';
import { AmountField } from '@dayfare/ui/amount-field';
import { DatePicker } from '@dayfare/ui/date-picker';
import { RadioGroup } from '@dayfare/ui/radio-group';
import { Stack } from '@dayfare/ui/stack';
import { useState } from 'react';
import { InstrumentsView } from '../../../../kit/money/accounts/choice-of-accounts.tsx';
import {
  instrumentState,
  isAccount,
  isUsable,
  preselected,
} from '../../../../kit/money/format/instruments.ts';
import { minimumOf } from '../../../../kit/money/format/limits.ts';
import { useMoneyTexts } from '../../../../kit/money/parts/use-money-texts.ts';
import { useMoneyView } from '../../../../kit/money/parts/use-money-view.ts';
import { useApp } from '../../../../platform/app-context/app-context.ts';
import { FormStatus } from '../../../../platform/forms/form-status.tsx';
import { SubmitButton } from '../../../../platform/forms/submit-button.tsx';
import { useSubmit } from '../../../../platform/forms/use-submit.ts';
import { pathTo } from '../../../../platform/navigation/path-to.ts';
import { useCell } from '../../../../platform/state/cell.ts';
import { EndFields } from './end-fields.tsx';
import { endValuesOf, type PlanProblems, type PlanValues, planProblems, requestOf } from './plan-values.ts';
import { SetupFrame } from './setup-frame.tsx';

export interface PlanFormProps {
  currency: CurrencyCode;
  /** What was typed before; null for nothing. */
  initial: PlanValues | null;
  onPlanned: (values: PlanValues, request: RecurringRequest, preview: RecurringPreview) => void;
}

const usable = (all: readonly Instrument[]) => all.filter((one) => isUsable(one) && isAccount(one));

/** How much, where to, how often, from when until when. */
export function PlanForm(props: PlanFormProps) {
  const t = useMoneyTexts();
  return (
    <InstrumentsView
      choose={usable}
      emptyText={t('money/move/recurring:form.nowhere')}
      newAccount={pathTo('/ewa/accounts/new')}
      rows={4}
      frame={(content) => <SetupFrame title={t('money/move/recurring:titles.setup')}>{content}</SetupFrame>}
    >
      {(places) => <Fields {...props} places={places} />}
    </InstrumentsView>
  );
}

function Fields({ currency, initial, onPlanned, places }: PlanFormProps & { places: readonly Instrument[] }) {
  const { api, startup } = useApp();
  const { t, money, today } = useMoneyView(currency);
  const minimum = minimumOf(useCell(startup.configuration));
  const tomorrow = addDays(isoDate(today), 1);
  const place = preselected(places);
  const [limit, setLimit] = useState('');
  const form = useSubmit({
    form: 'money/move/recurring',
    initial: initial ?? {
      amount: null,
      place: place === null ? null : String(place),
      frequency: 'Weekly' as const,
      startsOn: tomorrow as string | null,
      ...endValuesOf(null),
    },
    secret: [],
    check: (values: PlanValues): PlanProblems | null =>
      planProblems(values, { minimum, earliest: isoDate(today) }),
    send: async (values) => {
      const request = requestOf(values);
      if (!request) throw new Error('A plan that was checked has everything.');
      return { request, preview: await previewRecurring(api, request) };
    },
    refusals: {
      InvalidAmount: { amount: 'InvalidAmount' },
      RecurringAmountExceedsLimit: { amount: 'RecurringAmountExceedsLimit' },
      RecurringStartPassed: { startsOn: 'tooEarly' },
      InstrumentNotUsable: { place: 'InstrumentNotUsable' },
    },
    // The limit is the server's, and so are the words that name it.
    onFailed: (failure) => setLimit(failure.kind === 'refused' ? failure.message : ''),
    onDone: ({ request, preview }, { values }) => {
      onPlanned(values, request, preview);
      return null;
    },
  });
  const { values, problems, change } = form;
  const wrong = (key: PlanProblems[keyof PlanProblems]) =>
    key === 'RecurringAmountExceedsLimit'
      ? limit
      : key && t(`money/move/recurring:problems.${key}`, { minimum: money(minimum) });
  return (
    <SetupFrame
      title={t('money/move/recurring:titles.setup')}
      onSubmit={() => void form.submit()}
      footer={
        <SubmitButton submission={form} pendingLabel={t('money/move/recurring:plan.working')}>
          {t('money/move/recurring:form.next')}
        </SubmitButton>
      }
    >
      <Stack gap={5}>
        <FormStatus submission={form} />
        <AmountField
          label={t('money/move/recurring:form.amount')}
          currency={currency}
          value={values.amount}
          onChange={(amount) => change({ amount })}
          error={wrong(problems.amount)}
          enterKeyHint="next"
        />
        <RadioGroup
          label={t('money/move/recurring:form.to')}
          options={places.map((one) => ({
            value: String(one.id),
            label: one.name,
            description: instrumentState(one, t),
          }))}
          value={values.place}
          onChange={(chosen) => change({ place: chosen })}
          error={wrong(problems.place)}
        />
        <RadioGroup
          label={t('money/move/recurring:form.often')}
          options={recurringFrequency.names.map((value) => ({
            value,
            label: t(`money/move/recurring:form.frequency.${value}`),
          }))}
          value={values.frequency}
          onChange={(frequency) => change({ frequency })}
        />
        <DatePicker
          label={t('money/move/recurring:form.start')}
          description={t('money/move/recurring:form.startHint')}
          min={today}
          value={values.startsOn}
          onChange={(startsOn) => change({ startsOn })}
          error={wrong(problems.startsOn)}
        />
        <EndFields
          values={values}
          onChange={change}
          problems={problems}
          currency={currency}
          min={values.startsOn ?? today}
        />
      </Stack>
    </SetupFrame>
  );
}
