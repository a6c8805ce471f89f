import { saveOwnLimit } from '@dayfare/api/money/settings/spending-limits-queries';
import { minorUnits } from '@dayfare/domain/money';
import { AmountField } from '@dayfare/ui/amount-field';
import { BottomSheet } from '@dayfare/ui/bottom-sheet';
import { Button } from '@dayfare/ui/button';
import { Form } from '@dayfare/ui/form';
import { snackbarDurations } from '@dayfare/ui/snackbar';
import { Text } from '@dayfare/ui/text';
import { useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import { useApp } from '../../../../platform/app-context/app-context.ts';
import { FormStatus } from '../../../../platform/forms/form-status.tsx';
import { SubmitButton } from '../../../../platform/forms/submit-button.tsx';
import { useSubmit } from '../../../../platform/forms/use-submit.ts';
import { useTexts } from '../../../../platform/i18n/use-texts.ts';
import type { OwnLimitProps } from './own-limit-props.ts';

interface Values {
  /** Minor units; null while nothing is typed. */
  readonly amount: number | null;
  readonly isRemoved: boolean;
}

export interface LimitSheetProps extends OwnLimitProps {
  onClose: () => void;
}

/** Sets, changes or removes one limit, and says before that when it holds. */
export function LimitSheet({ limit: { span, amount }, currency, onClose }: LimitSheetProps) {
  const { api, notices } = useApp();
  const client = useQueryClient();
  const t = useTexts('money/settings/spending-limits');
  const id = useId();
  const initial: Values = { amount, isRemoved: false };
  const form = useSubmit({
    form: 'money/own-limit',
    initial,
    secret: [],
    check: ({ amount: typed, isRemoved }: Values): { amount?: 'missing' } | null =>
      isRemoved || typed ? null : { amount: 'missing' },
    send: ({ amount: typed, isRemoved }) =>
      saveOwnLimit(api, client, { span, amount: isRemoved ? null : minorUnits(typed ?? 0) }),
    onDone: () => {
      notices.say({ message: t('saved'), tone: 'success', durationMs: snackbarDurations.app });
      onClose();
      return null;
    },
  });
  const { amount: typed } = form.values;
  const isHigher = amount !== null && typed !== null && typed > amount;
  return (
    <BottomSheet
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t(`sheet.${span}`)}
      actions={
        <>
          <SubmitButton submission={form} form={id} pendingLabel={t('saving')}>
            {t('save')}
          </SubmitButton>
          {amount !== null && (
            <Button
              variant="quiet"
              isStretched
              isDisabled={form.isPending}
              onPress={() => void form.submit({ isRemoved: true })}
            >
              {t('remove')}
            </Button>
          )}
        </>
      }
    >
      <Form id={id} onSubmit={() => void form.submit({ isRemoved: false })}>
        <FormStatus submission={form} title={t('notSaved')} />
        <AmountField
          label={t('most')}
          currency={currency}
          value={typed}
          onChange={(minor) => form.change({ amount: minor })}
          description={t(isHigher ? 'later' : 'atOnce')}
          messageLines={2}
          error={form.problems.amount && t('amountMissing')}
          autoFocus
        />
        {amount !== null && <Text tone="muted">{t('removeText')}</Text>}
      </Form>
    </BottomSheet>
  );
}
