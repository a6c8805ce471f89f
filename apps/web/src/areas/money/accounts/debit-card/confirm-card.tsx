import { replaceInstruments } from '@dayfare/api/money/accounts/accounts-queries';
import { confirmCard, lookUpCard } from '@dayfare/api/money/accounts/debit-card-queries';
import { type Instrument, instrumentsQuery } from '@dayfare/api/money/queries';
import { Banner } from '@dayfare/ui/banner';
import { snackbarDurations } from '@dayfare/ui/snackbar';
import { Text } from '@dayfare/ui/text';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useLinkingEvents } from '../../../../kit/money/accounts/use-linking-events.ts';
import { useWayBack } from '../../../../kit/money/accounts/use-way-back.ts';
import { TaskFrame } from '../../../../kit/money/parts/task-frame.tsx';
import { useMoneyTexts } from '../../../../kit/money/parts/use-money-texts.ts';
import { useApp } from '../../../../platform/app-context/app-context.ts';
import type { Refusal } from '../../../../platform/failures/failure.ts';
import { FormStatus } from '../../../../platform/forms/form-status.tsx';
import { SubmitButton } from '../../../../platform/forms/submit-button.tsx';
import { useSubmit } from '../../../../platform/forms/use-submit.ts';
import { pathTo } from '../../../../platform/navigation/path-to.ts';
import { useNavigate } from '../../../../platform/navigation/use-navigate.ts';
import { BankPage, type Challenge } from './bank-page-frame.tsx';

const initial: { readonly accountID: string } = { accountID: '' };

/** What the bank is asked, its page where it wants to ask its customer, and what has come of it. */
export function ConfirmCard({ card }: { card: Instrument }) {
  const { api, notices } = useApp();
  const t = useMoneyTexts();
  const navigate = useNavigate();
  const client = useQueryClient();
  const { path, intent, keep } = useWayBack();
  const events = useLinkingEvents('/ewa/accounts/:id/confirm');
  const [challenge, setChallenge] = useState<Challenge | null>(null);
  const [isLate, setLate] = useState(false);
  const { id, name, last4 } = card;
  const form = useSubmit({
    form: 'money/confirm-card',
    initial,
    secret: ['accountID'],
    send: async ({ accountID }) => {
      if (accountID) return { list: await confirmCard(api, id, accountID) };
      const lookup = await lookUpCard(api, id, window.location.origin);
      if (lookup.outcome !== 'frictionless') return { lookup };
      return { list: await confirmCard(api, id, lookup.accountID) };
    },
    onFailed: (failure) => {
      setChallenge(null);
      form.change(initial);
      events.failed(failure);
      // How the card stands now decides what its page says.
      void client.invalidateQueries({ queryKey: instrumentsQuery(api).queryKey });
    },
    onDone: async ({ list, lookup }, { isShown }) => {
      if (lookup?.challengeUrl) {
        setChallenge({ address: lookup.challengeUrl, accountID: lookup.accountID });
        return null;
      }
      if (!list) {
        const message = t('money/accounts/debit-card:refused.byBank');
        return { kind: 'refused', code: '', level: 'Warning', message } satisfies Refusal;
      }
      await replaceInstruments(client, api, list);
      if (!isShown) return null;
      const message = t('money/accounts/debit-card:confirm.done', { name });
      notices.say({ message, tone: 'success', durationMs: snackbarDurations.app });
      await navigate(intent ? path : pathTo('/ewa/accounts/:id', { id }), { replace: true });
      return null;
    },
  });
  const ask = () => {
    setLate(false);
    void form.submit(initial);
  };
  return (
    <TaskFrame
      title={t('money/accounts/debit-card:titles.confirm')}
      backTo={keep(pathTo('/ewa/accounts/:id', { id }))}
      onSubmit={ask}
      footer={
        challenge === null && (
          <SubmitButton submission={form} pendingLabel={t('money/accounts/debit-card:confirm.asking')}>
            {t('kit/money/accounts:account.confirmCard')}
          </SubmitButton>
        )
      }
    >
      <Text>{t('money/accounts/debit-card:confirm.text', { name, last4 })}</Text>
      <FormStatus submission={form} title={t('money/accounts/debit-card:confirm.failed')} />
      {isLate && (
        <Banner tone="warning" isAnnounced>
          {t('money/accounts/debit-card:confirm.late')}
        </Banner>
      )}
      {challenge && (
        <BankPage
          challenge={challenge}
          onAnswered={() => void form.submit({ accountID: challenge.accountID })}
          onLate={() => {
            setChallenge(null);
            setLate(true);
          }}
        />
      )}
    </TaskFrame>
  );
}
