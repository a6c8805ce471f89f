import { saveContractMutation } from '@dayfare/api/contracts/queries';
import { moneyKeys } from '@dayfare/api/money/queries';
import { Text } from '@dayfare/ui/text';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useApp } from '../../../platform/app-context/app-context.ts';
import { FormStatus } from '../../../platform/forms/form-status.tsx';
import { SubmitButton } from '../../../platform/forms/submit-button.tsx';
import { useSubmit } from '../../../platform/forms/use-submit.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { useNavigate } from '../../../platform/navigation/use-navigate.ts';
import { Agreement, type GivenAgreement } from '../../contracts/index.ts';
import { TaskFrame } from '../accounts/account-frame.tsx';
import { agreementText } from '../get-money/agreement-text.ts';
import { useMoneyTexts } from '../parts/use-money-texts.ts';
import { homePath } from '../view/steps.ts';

/** Reads and agrees; the button opens what there is to read, and saves it once it was agreed to. */
export function AgreeForm({ contractType }: { contractType: number }) {
  const { api } = useApp();
  const client = useQueryClient();
  const navigate = useNavigate();
  const t = useTexts('money/missing-agreement');
  const money = useMoneyTexts();
  const { mutateAsync: save } = useMutation(saveContractMutation(api));
  const [isReading, setReading] = useState(false);
  const initial: { readonly agreements: readonly GivenAgreement[] } = { agreements: [] };
  const form = useSubmit({
    form: 'money/missing-agreement',
    initial,
    secret: [],
    send: async ({ agreements }) => {
      await Promise.all(agreements.map((one) => save(one)));
    },
    onDone: async (_saved, { isShown }) => {
      await client.invalidateQueries({ queryKey: moneyKeys.funds });
      if (isShown) await navigate(homePath, { replace: true });
      return null;
    },
  });
  const isAgreed = form.values.agreements.length > 0;
  return (
    <TaskFrame
      title={t('titles.page')}
      backTo={homePath}
      onSubmit={() => (isAgreed ? void form.submit() : setReading(true))}
      footer={
        <SubmitButton submission={form} pendingLabel={t('saving')}>
          {t(isAgreed ? 'save' : 'read')}
        </SubmitButton>
      }
    >
      <Text>{t('text')}</Text>
      <FormStatus submission={form} title={t('notSaved')} />
      <Agreement
        contractType={contractType}
        isAgreed={isAgreed}
        isLocked={form.isPending}
        isOpen={isReading}
        onOpenChange={setReading}
        onAgree={(_agreed, agreements) => form.change({ agreements })}
        isSavedLater
        text={agreementText(money, 1)}
      />
    </TaskFrame>
  );
}
