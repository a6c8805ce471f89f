import { type CardApplication, cardApplicationQuery } from '@dayfare/api/card/apply/apply-queries';
import { Box } from '@dayfare/ui/box';
import { Button } from '@dayfare/ui/button';
import { ContractDrawer, type ContractDrawerResult } from '@dayfare/ui/patterns/contract-drawer';
import { PolicyCheckbox } from '@dayfare/ui/patterns/policy-checkbox';
import { Stack } from '@dayfare/ui/stack';
import { Text } from '@dayfare/ui/text';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { usePolicyAgreed } from '../../../kit/contracts/use-policy-agreed.ts';
import { useApp } from '../../../platform/app-context/app-context.ts';
import { FormStatus } from '../../../platform/forms/form-status.tsx';
import { SubmitButton } from '../../../platform/forms/submit-button.tsx';
import { useSubmit } from '../../../platform/forms/use-submit.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { pathTo } from '../../../platform/navigation/path-to.ts';
import { useNavigate } from '../../../platform/navigation/use-navigate.ts';
import { ApplyFrame } from './apply-frame.tsx';
import { CardDesign } from './card-design.tsx';
import type { useCardContracts } from './use-card-contracts.ts';

export interface TermsFormProps {
  application: CardApplication;
  contracts: ReturnType<typeof useCardContracts>;
}

/** The fees in short, and the contracts, which are read page by page and agreed to one by one. */
export function TermsForm({
  application,
  contracts: { contracts, shortForm, text, list, save },
}: TermsFormProps) {
  const { api } = useApp();
  const client = useQueryClient();
  const navigate = useNavigate();
  const t = useTexts('card/apply');
  const report = usePolicyAgreed();
  const [isReading, setReading] = useState(false);
  const { hasAgreed: isFromBefore, program } = application;
  const form = useSubmit<{ isAgreed: boolean }, void, { isAgreed?: 'missing' }>({
    form: 'card/apply-terms',
    initial: { isAgreed: isFromBefore },
    secret: [],
    check: ({ isAgreed }) => (isAgreed ? null : { isAgreed: 'missing' }),
    send: isFromBefore ? () => undefined : save,
    onDone: async (_, { isShown }) => {
      await client.refetchQueries({ queryKey: cardApplicationQuery(api).queryKey });
      if (isShown) await navigate(pathTo('/card/personal-info'));
      return null;
    },
  });
  const { values, problems, change } = form;
  const dismiss = ({ agreed }: ContractDrawerResult) => {
    setReading(false);
    if (isFromBefore) return;
    change({ isAgreed: agreed });
    if (agreed) report(contracts.map(({ id }) => id));
  };
  const read = () => {
    if (!form.isPending) setReading(true);
  };
  const Contract = text.data;
  return (
    <ApplyFrame
      step="terms"
      title={t('titles.terms')}
      text={t('terms.text')}
      backTo={pathTo('/card/home')}
      onSubmit={() => void form.submit()}
      footer={
        <SubmitButton submission={form} pendingLabel={t('saving')}>
          {t('next')}
        </SubmitButton>
      }
    >
      <FormStatus submission={form} title={t('terms.notSaved')} />
      <CardDesign program={program} />
      {shortForm && Contract && (
        <Box as="section" background="surface" radius="card" padding="card">
          <Stack gap={3}>
            <Text variant="heading">{shortForm.contractTitle}</Text>
            <Contract html={shortForm.htmlText} />
          </Stack>
        </Box>
      )}
      <Stack gap={1} align="start">
        {isFromBefore ? (
          <Text tone="muted">{t('terms.before')}</Text>
        ) : (
          <PolicyCheckbox
            isAgreed={values.isAgreed}
            onOpen={read}
            onWithdraw={() => !form.isPending && change({ isAgreed: false })}
            error={problems.isAgreed && t('terms.missing')}
          >
            {t('terms.agree', { count: contracts.length })}
          </PolicyCheckbox>
        )}
        <Button variant="quiet" size="small" isFlush aria-haspopup="dialog" onPress={read}>
          {t('terms.read')}
        </Button>
      </Stack>
      <ContractDrawer
        isOpen={isReading}
        contracts={contracts.map(({ id, contractTitle, htmlText }) => ({
          id: String(id),
          title: contractTitle,
          content: Contract && <Contract html={htmlText} />,
        }))}
        onDismiss={dismiss}
        onRetry={() => void list.refetch()}
      />
    </ApplyFrame>
  );
}
