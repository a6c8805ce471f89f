import { type LinkOutcome, saveLinked } from '@dayfare/api/money/accounts/bank-link-queries';
import { replaceInstruments } from '@dayfare/api/money/accounts/accounts-queries';
import { Banner } from '@dayfare/ui/banner';
import { ListRow } from '@dayfare/ui/list-row';
import { snackbarDurations } from '@dayfare/ui/snackbar';
import { useQueryClient } from '@tanstack/react-query';
import { Landmark } from 'lucide-react';
import { useApp } from '../../../platform/app-context/app-context.ts';
import { meaningOf } from '../../../platform/failures/failure.ts';
import { FormStatus } from '../../../platform/forms/form-status.tsx';
import { SubmitButton } from '../../../platform/forms/submit-button.tsx';
import { useSubmit } from '../../../platform/forms/use-submit.ts';
import { useNavigate } from '../../../platform/navigation/use-navigate.ts';
import { TaskFrame } from '../accounts/account-frame.tsx';
import { ProofStep } from '../accounts/proof-step.tsx';
import { useLinkingEvents } from '../accounts/use-linking-events.ts';
import { useProofDemand } from '../accounts/use-proof-demand.ts';
import { useWayBack } from '../accounts/use-way-back.ts';
import { useMoneyTexts } from '../parts/use-money-texts.ts';
import { accountPath, accountsPath, linkPath } from '../view/steps.ts';

const refusals: Readonly<Record<string, { readonly account?: string }>> = {
  // The sheet that asks for the code says the rest.
  ProofRequired: {},
};

export interface SaveLinkedProps {
  linked: Extract<LinkOutcome, { kind: 'success' }>;
  /** Starts over if too much time has passed. */
  onAgain: () => void;
}

/** The account that was chosen at the bank, before it is saved: nothing is added by an address alone. */
export function SaveLinked({ linked, onAgain }: SaveLinkedProps) {
  const { api, notices } = useApp();
  const t = useMoneyTexts();
  const navigate = useNavigate();
  const client = useQueryClient();
  const wayBack = useWayBack();
  const events = useLinkingEvents(linkPath);
  const proof = useProofDemand(events.failed);
  const { bankName, last4, instrumentId } = linked;
  const isAgain = instrumentId > 0;
  const initial: { readonly account?: string } = {};
  const form = useSubmit({
    form: 'money/save-linked',
    initial,
    secret: [],
    send: () => saveLinked(api, linked),
    refusals,
    onFailed: proof.onFailed,
    onDone: async (answer, { isShown }) => {
      proof.settle();
      await replaceInstruments(client, api, answer);
      events.completed('BankAccount');
      events.happened(linked.events);
      if (!isShown) return null;
      notices.say({
        message: t(`money/link:${isAgain ? 'savedAgain' : 'saved'}`, { bank: bankName }),
        tone: 'success',
        durationMs: snackbarDurations.component,
      });
      const { path, isForTransfer } = wayBack;
      await navigate(isForTransfer || !isAgain ? path : accountPath(instrumentId), { replace: true });
      return null;
    },
  });
  const isOver = form.failure && meaningOf(form.failure, { BankLinkExpired: true });
  return (
    <TaskFrame
      title={t(`money/link:${isAgain ? 'checkAgain' : 'checkTitle'}`)}
      backTo={accountsPath}
      onSubmit={() => (isOver ? onAgain() : void form.submit())}
      footer={
        <SubmitButton submission={form} pendingLabel={t('money/link:saving')}>
          {isOver ? t('money/accounts:account.linkAgain') : t(`money/link:${isAgain ? 'saveAgain' : 'save'}`)}
        </SubmitButton>
      }
    >
      <FormStatus
        submission={form}
        title={t('money/link:saveFailed')}
        own={() =>
          isOver && (
            <Banner tone="warning" isAnnounced>
              {t('money/link:expired')}
            </Banner>
          )
        }
      />
      <ProofStep
        demand={proof.demand}
        reason={t('money/accounts:bank.proof')}
        isPending={form.isPending}
        onProved={() => void form.submit()}
      />
      <ListRow
        icon={Landmark}
        title={bankName}
        subtitle={t('money/get-money:where.ending', { kind: t('money/get-money:where.bank'), last4 })}
      />
    </TaskFrame>
  );
}
