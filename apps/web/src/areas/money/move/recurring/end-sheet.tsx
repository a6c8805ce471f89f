import { type Recurring, recurringKey, saveRecurring } from '@dayfare/api/money/recurring/recurring-queries';
import type { CurrencyCode } from '@dayfare/domain/money';
import { BottomSheet } from '@dayfare/ui/bottom-sheet';
import { Form } from '@dayfare/ui/form';
import { useSnackbar } from '@dayfare/ui/snackbar';
import { useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import { useKeyedRequest } from '../../../../kit/money/move/use-keyed-request.ts';
import { useMoneyTexts } from '../../../../kit/money/parts/use-money-texts.ts';
import { useApp } from '../../../../platform/app-context/app-context.ts';
import { FormStatus } from '../../../../platform/forms/form-status.tsx';
import { SubmitButton } from '../../../../platform/forms/submit-button.tsx';
import { useSubmit } from '../../../../platform/forms/use-submit.ts';
import { EndFields } from './end-fields.tsx';
import { endProblems, endValuesOf, typedEnd } from './plan-values.ts';

export interface EndSheetProps {
  recurring: Recurring;
  currency: CurrencyCode;
  onClose: () => void;
}

/** Gives a regular transfer a new end. */
export function EndSheet({ recurring: { id, plan }, currency, onClose }: EndSheetProps) {
  const { api } = useApp();
  const client = useQueryClient();
  const t = useMoneyTexts();
  const { notify } = useSnackbar();
  const form = useId();
  const request = useKeyedRequest();
  const saving = useSubmit({
    form: 'money/recurring-end',
    initial: endValuesOf(plan.end),
    secret: [],
    check: (values) => endProblems(values, plan),
    send: (values) => {
      const end = typedEnd(values);
      if (!('by' in end)) throw new Error('An end that was checked has everything.');
      return request({ plan: { ...plan, end }, id, contractsAccepted: [] }, (body, idempotencyKey) =>
        saveRecurring(api, { ...body, idempotencyKey }),
      );
    },
    refusals: { RecurringEndNotValid: { times: 'timesOutOfRange', endDate: 'dateBeforeStart' } },
    onDone: async () => {
      await client.invalidateQueries({ queryKey: recurringKey });
      notify({ message: t('money/move/recurring:plan.extended'), tone: 'success' });
      onClose();
    },
  });
  return (
    <BottomSheet
      isOpen
      onOpenChange={(open) => !open && onClose()}
      title={t('money/move/recurring:plan.extend')}
      actions={
        <SubmitButton submission={saving} form={form} pendingLabel={t('money/move/recurring:plan.working')}>
          {t('money/move/recurring:plan.extendSave')}
        </SubmitButton>
      }
    >
      <Form id={form} onSubmit={() => void saving.submit()}>
        <FormStatus submission={saving} />
        <EndFields
          values={saving.values}
          onChange={saving.change}
          problems={saving.problems}
          currency={currency}
          min={plan.startsOn}
        />
      </Form>
    </BottomSheet>
  );
}
