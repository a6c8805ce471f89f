import { saveContractMutation } from '@dayfare/api/contracts/queries';
import { refreshTips } from '@dayfare/api/tips/queries';
import { contractType } from '@dayfare/domain/contracts';
import { Form } from '@dayfare/ui/form';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Agreement } from '../../../kit/contracts/agreement.tsx';
import type { GivenAgreement } from '../../../kit/contracts/use-contracts.ts';
import { agreementText } from '../../../kit/money/parts/agreement-text.ts';
import { useMoneyTexts } from '../../../kit/money/parts/use-money-texts.ts';
import { useApp } from '../../../platform/app-context/app-context.ts';
import { FormStatus } from '../../../platform/forms/form-status.tsx';
import { SubmitButton } from '../../../platform/forms/submit-button.tsx';
import { useSubmit } from '../../../platform/forms/use-submit.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';

/** Reads and agrees to the contract on early tips; the button opens it, and saves the agreement once it was given. */
export function TermsForm() {
  const { api } = useApp();
  const client = useQueryClient();
  const t = useTexts('tips/setup');
  const words = useTexts('tips/home');
  const money = useMoneyTexts();
  const { mutateAsync: save } = useMutation(saveContractMutation(api));
  const [isReading, setReading] = useState(false);
  const initial: { readonly agreements: readonly GivenAgreement[] } = { agreements: [] };
  const form = useSubmit({
    form: 'tips/terms',
    initial,
    secret: [],
    send: async ({ agreements }) => {
      await Promise.all(agreements.map((one) => save(one)));
    },
    onDone: async () => {
      await refreshTips(client);
      return null;
    },
  });
  const isAgreed = form.values.agreements.length > 0;
  return (
    <Form onSubmit={() => (isAgreed ? void form.submit() : setReading(true))}>
      <FormStatus submission={form} title={words('problems.failed')} />
      <Agreement
        contractType={contractType.toWire('TimelyTips')}
        isAgreed={isAgreed}
        isLocked={form.isPending}
        isOpen={isReading}
        onOpenChange={setReading}
        onAgree={(_agreed, agreements) => form.change({ agreements })}
        isSavedLater
        text={agreementText(money, 1)}
      />
      <SubmitButton submission={form} pendingLabel={words('working')}>
        {t(isAgreed ? 'next' : 'read')}
      </SubmitButton>
    </Form>
  );
}
