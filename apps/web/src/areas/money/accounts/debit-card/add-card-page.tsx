import { replaceInstruments } from '@dayfare/api/money/accounts/accounts-queries';
import { addCard, cardObstacle } from '@dayfare/api/money/accounts/debit-card-queries';
import { snackbarDurations } from '@dayfare/ui/snackbar';
import { Stack } from '@dayfare/ui/stack';
import { Text } from '@dayfare/ui/text';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { digitsOf } from '../../../../kit/money/accounts/bank-values.ts';
import { useLinkingEvents } from '../../../../kit/money/accounts/use-linking-events.ts';
import { useWayBack } from '../../../../kit/money/accounts/use-way-back.ts';
import { useKeyedRequest } from '../../../../kit/money/move/use-keyed-request.ts';
import { TaskFrame } from '../../../../kit/money/parts/task-frame.tsx';
import { useCurrency } from '../../../../kit/money/parts/use-currency.ts';
import { useMoneyTexts } from '../../../../kit/money/parts/use-money-texts.ts';
import { ProofStep } from '../../../../kit/money/proof/proof-step.tsx';
import { useProofDemand } from '../../../../kit/money/proof/use-proof-demand.ts';
import { useApp } from '../../../../platform/app-context/app-context.ts';
import type { Refusal } from '../../../../platform/failures/failure.ts';
import { FormStatus } from '../../../../platform/forms/form-status.tsx';
import { SubmitButton } from '../../../../platform/forms/submit-button.tsx';
import { useSubmit } from '../../../../platform/forms/use-submit.ts';
import { pathTo } from '../../../../platform/navigation/path-to.ts';
import { useNavigate } from '../../../../platform/navigation/use-navigate.ts';
import { AccountBehind } from './account-behind.tsx';
import { CardFields } from './card-fields.tsx';
import { CardFrame } from './card-frame.tsx';
import {
  asksForAccount,
  billedToKnown,
  type CardProblems,
  type CardValues,
  cardProblems,
  toBillingAddress,
} from './card-values.ts';
import { useCardFrame } from './use-card-frame.ts';
import { useKnownAddress } from './use-known-address.ts';

export const title = 'money/accounts/debit-card:titles.add';

const refusals: Readonly<Record<string, CardProblems>> = {
  CardAddressMismatch: { address: 'CardAddressMismatch' },
  CardNeedsAccount: { card: 'needsAccount' },
  RoutingNumberNotValid: { routing: 'RoutingNumberNotValid' },
  AccountNumberNotValid: { account: 'AccountNumberNotValid' },
  InstrumentExists: { account: 'InstrumentExists' },
  // The sheet that asks for the code says the rest.
  ProofRequired: {},
};

/** A debit card: its number, expiration date and security code in a frame of another origin, everything else here. */
export function AddCardScreen() {
  const { api, notices } = useApp();
  const t = useMoneyTexts();
  const navigate = useNavigate();
  const client = useQueryClient();
  const { keep } = useWayBack();
  const events = useLinkingEvents(pathTo('/card/add-card'));
  const country = useCurrency() === 'CAD' ? 'CA' : 'US';
  const proof = useProofDemand(events.failed);
  const request = useKeyedRequest();
  const billing = useKnownAddress();
  const [isAccountShown, setAccountShown] = useState(false);
  const initial: CardValues = {
    ...{ card: null, name: '', nickname: '', billedTo: 'known', routing: '', account: '' },
    address: { country, street: '', apartment: '', city: '', region: null, postalCode: '' },
  };
  const form = useSubmit({
    form: 'money/debit-card',
    initial,
    secret: ['card', 'account'],
    check: (values: CardValues): CardProblems | null => {
      const found = cardProblems(values, { country, isAccountShown, known: billing.known });
      setAccountShown(asksForAccount(values));
      return found;
    },
    send: async ({ card, name, nickname, billedTo, address, routing, account }) => {
      if (!card) throw new Error('No card was typed.');
      const obstacle = await cardObstacle(api, card.token);
      if (obstacle) return { obstacle };
      const numbers = { routingNumber: digitsOf(routing), accountNumber: digitsOf(account) };
      const added = await request(
        {
          ...{ cardToken: card.token, nameOnCard: name.trim(), nickname: nickname.trim() },
          billingAddress: billedToKnown({ billedTo }, billing.known) ?? toBillingAddress(address),
          account: card.isInstant ? null : numbers,
        },
        (body, key) => addCard(api, body, key),
      );
      return { added };
    },
    refusals,
    onFailed: (failure) => {
      if (failure.kind === 'refused' && failure.code === 'CardTokenExpired') frame.restart();
      proof.onFailed(failure);
    },
    onDone: async ({ added: answer, obstacle }, { values, isShown }) => {
      proof.settle();
      if (!answer) {
        const message = t(`money/accounts/debit-card:refused.${obstacle}`);
        return { kind: 'refused', code: obstacle, level: 'Error', message } satisfies Refusal;
      }
      await replaceInstruments(client, api, answer);
      events.completed('Card');
      const added = answer.instruments.at(-1);
      if (!isShown || !added) return null;
      const message = t('money/accounts/debit-card:add.added');
      notices.say({ message, tone: 'success', durationMs: snackbarDurations.app });
      const path = values.card?.isInstant
        ? (id: number) => pathTo('/ewa/accounts/:id/confirm', { id })
        : (id: number) => pathTo('/ewa/accounts/:id', { id });
      await navigate(keep(path(added.id)), { replace: true });
      return null;
    },
  });
  const { values, problems, change } = form;
  const send = async () => {
    if (form.isPending) return;
    const card = await frame.ask();
    await form.submit({ card });
  };
  const frame = useCardFrame(() => void send());
  // The card comes first on the page, so it has the focus before other fields that are wrong.
  const focusFrame = useEffectEvent(frame.focus);
  useEffect(() => {
    if (problems.card === 'inFrame') focusFrame();
  }, [problems]);
  return (
    <TaskFrame
      title={t('money/accounts/debit-card:titles.add')}
      backTo={keep(pathTo('/ewa/accounts/new'))}
      onSubmit={() => void send()}
      footer={
        <SubmitButton submission={form} pendingLabel={t('money/accounts/debit-card:add.adding')}>
          {t('money/accounts/debit-card:add.add')}
        </SubmitButton>
      }
    >
      <Text tone="muted">{t('money/accounts/debit-card:add.text')}</Text>
      <Stack gap={5}>
        <FormStatus
          submission={{ ...form, submit: send }}
          title={t('money/accounts/debit-card:add.failed')}
        />
        <ProofStep
          demand={proof.demand}
          reason={t('kit/money/accounts:bank.proof')}
          isPending={form.isPending}
          onProved={() => void form.submit()}
        />
        <CardFrame frame={frame} />
        {isAccountShown && asksForAccount(values) && (
          <AccountBehind country={country} values={values} problems={problems} onChange={change} />
        )}
        <CardFields {...{ country, billing, values, problems }} onChange={change} />
      </Stack>
    </TaskFrame>
  );
}

export { AddCardScreen as Screen };
