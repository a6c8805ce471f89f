import { replaceInstruments } from '@dayfare/api/money/accounts/accounts-queries';
import { type LinkOutcome, saveLinked } from '@dayfare/api/money/accounts/bank-link-queries';
import { Banner } from '@dayfare/ui/banner';
import { ListRow } from '@dayfare/ui/list-row';
import { snackbarDurations } from '@dayfare/ui/snackbar';
import { useQueryClient } from '@tanstack/react-query';
import { Landmark } from 'lucide-react';
import { useLinkingEvents } from '../../../../kit/money/accounts/use-linking-events.ts';
import { useWayBack } from '../../../../kit/money/accounts/use-way-back.ts';
import { TaskFrame } from '../../../../kit/money/parts/task-frame.tsx';
import { useMoneyTexts } from '../../../../kit/money/parts/use-money-texts.ts';
import { ProofStep } from '../../../../kit/money/proof/proof-step.tsx';
import { useProofDemand } from '../../../../kit/money/proof/use-proof-demand.ts';
import { useApp } from '../../../../platform/app-context/app-context.ts';
import { meaningOf } from '../../../../platform/failures/failure.ts';
import { FormStatus } from '../../../../platform/forms/form-status.tsx';
import { SubmitButton } from '../../../../platform/forms/submit-button.tsx';
import { useSubmit } from '../../../../platform/forms/use-submit.ts';
import { pathTo } from '../../../../platform/navigation/path-to.ts';
import { useNavigate } from '../../../../platform/navigation/use-navigate.ts';

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
  const events = useLinkingEvents(pathTo('/ewa/accounts/link'));
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
        message: t(`money/accounts/link:${isAgain ? 'savedAgain' : 'saved'}`, { bank: bankName }),
        tone: 'success',
        durationMs: snackbarDurations.app,
      });
      const { path, intent } = wayBack;
      await navigate(intent || !isAgain ? path : pathTo('/ewa/accounts/:id', { id: instrumentId }), {
        replace: true,
      });
      return null;
    },
  });
  const isOver = form.failure && meaningOf(form.failure, { BankLinkExpired: true });
  return (
    <TaskFrame
      title={t(`money/accounts/link:${isAgain ? 'checkAgain' : 'checkTitle'}`)}
      backTo={pathTo('/ewa/accounts')}
      onSubmit={() => (isOver ? onAgain() : void form.submit())}
      footer={
        <SubmitButton submission={form} pendingLabel={t('money/accounts/link:saving')}>
          {isOver
            ? t('kit/money/accounts:account.linkAgain')
            : t(`money/accounts/link:${isAgain ? 'saveAgain' : 'save'}`)}
        </SubmitButton>
      }
    >
      <FormStatus
        submission={form}
        title={t('money/accounts/link:saveFailed')}
        own={() =>
          isOver && (
            <Banner tone="warning" isAnnounced>
              {t('money/accounts/link:expired')}
            </Banner>
          )
        }
      />
      <ProofStep
        demand={proof.demand}
        reason={t('kit/money/accounts:bank.proof')}
        isPending={form.isPending}
        onProved={() => void form.submit()}
      />
      <ListRow
        icon={Landmark}
        title={bankName}
        subtitle={t('kit/money/format:ending', { kind: t('kit/money/format:bank'), last4 })}
      />
    </TaskFrame>
  );
}
