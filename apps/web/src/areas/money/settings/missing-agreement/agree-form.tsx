import { saveContractMutation } from '@dayfare/api/contracts/queries';
import { moneyKeys } from '@dayfare/api/money/queries';
import { Text } from '@dayfare/ui/text';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Agreement } from '../../../../kit/contracts/agreement.tsx';
import type { GivenAgreement } from '../../../../kit/contracts/use-contracts.ts';
import { agreementText } from '../../../../kit/money/parts/agreement-text.ts';
import { TaskFrame } from '../../../../kit/money/parts/task-frame.tsx';
import { useMoneyTexts } from '../../../../kit/money/parts/use-money-texts.ts';
import { useApp } from '../../../../platform/app-context/app-context.ts';
import { FormStatus } from '../../../../platform/forms/form-status.tsx';
import { SubmitButton } from '../../../../platform/forms/submit-button.tsx';
import { useSubmit } from '../../../../platform/forms/use-submit.ts';
import { useTexts } from '../../../../platform/i18n/use-texts.ts';
import { pathTo } from '../../../../platform/navigation/path-to.ts';
import { useNavigate } from '../../../../platform/navigation/use-navigate.ts';

/** Reads and agrees; the button opens what there is to read, and saves it once it was agreed to. */
export function AgreeForm({ contractType }: { contractType: number }) {
  const { api } = useApp();
  const client = useQueryClient();
  const navigate = useNavigate();
  const t = useTexts('money/settings/missing-agreement');
  const money = useMoneyTexts();
  const { mutateAsync: save } = useMutation(saveContractMutation(api));
  const [isReading, setReading] = useState(false);
  const initial: { readonly agreements: readonly GivenAgreement[] } = { agreements: [] };
  const form = useSubmit({
    form: 'money/settings/missing-agreement',
    initial,
    secret: [],
    send: async ({ agreements }) => {
      await Promise.all(agreements.map((one) => save(one)));
    },
    onDone: async (_saved, { isShown }) => {
      await client.invalidateQueries({ queryKey: moneyKeys.funds });
      if (isShown) await navigate(pathTo('/ewa/home'), { replace: true });
      return null;
    },
  });
  const isAgreed = form.values.agreements.length > 0;
  return (
    <TaskFrame
      title={t('titles.page')}
      backTo={pathTo('/ewa/home')}
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
