import {
  type Friend,
  type FriendPayment,
  type FriendReceipt,
  type Friends,
  payFriend,
  refreshAfterFriend,
} from '@dayfare/api/money/friends-queries';
import { isTransferRefusal, longestFriendNote, minorUnits, zero } from '@dayfare/domain/money';
import { AmountField } from '@dayfare/ui/amount-field';
import { Link } from '@dayfare/ui/link';
import { RadioGroup } from '@dayfare/ui/radio-group';
import { Text } from '@dayfare/ui/text';
import { TextField } from '@dayfare/ui/text-field';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useApp } from '../../../platform/app-context/app-context.ts';
import { FormStatus } from '../../../platform/forms/form-status.tsx';
import { SubmitButton } from '../../../platform/forms/submit-button.tsx';
import { useSubmit } from '../../../platform/forms/use-submit.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { useCell } from '../../../platform/state/cell.ts';
import { AccountFrame } from '../accounts/account-frame.tsx';
import { ProofStep } from '../accounts/proof-step.tsx';
import { useProofDemand } from '../accounts/use-proof-demand.ts';
import { useWaysOut } from '../credit-union/use-ways-out.ts';
import { type MoveProblems, type MoveValues, moveProblems } from '../move/move-values.ts';
import { useCurrency } from '../parts/use-currency.ts';
import { useMoneyView } from '../parts/use-money-view.ts';
import { usePerson } from '../parts/use-person.ts';
import { amountOf } from '../view/limits.ts';
import { limitsPath } from '../view/steps.ts';
import { ConfirmPayment } from './confirm-payment.tsx';
import { forgetPayment, keepPayment } from './kept-payment.ts';

interface Values extends MoveValues {
  readonly note: string;
}

const refusals: Readonly<Record<string, MoveProblems>> = {
  FundsAmountExceeds: { amount: 'moveNotThere' },
  FundsNotAvailable: { amount: 'moveNotThere' },
  // The sheet that asks for the code says the rest.
  ProofRequired: {},
};

/** Whether a refusal is of this payment: one in front of what moves money says nothing of an earlier try. */
const isFinal = (code: string) =>
  isTransferRefusal(code) ||
  ['ProofRequired', 'InstrumentNotFound', 'FriendNotFound', 'FriendIsYou'].includes(code);

/** Props of {@link PayForm}. */
export interface PayFormProps {
  friend: Friend;
  sources: Friends['sources'];
  onDone: (receipt: FriendReceipt) => void;
  /** Called when the answer got lost: it may have been paid. */
  onUnknown: (payment: FriendPayment) => void;
}

/** How much, from where and what for; then the one button, which says whom it pays. */
export function PayForm({ friend, sources, onDone, onUnknown }: PayFormProps) {
  const { api, startup, unfinished } = useApp();
  const client = useQueryClient();
  const currency = useCurrency() ?? 'USD';
  const t = useTexts('money/friends');
  const { home } = useWaysOut();
  const { t: common, money } = useMoneyView(currency);
  const { userId } = usePerson();
  const { value } = useCell(startup.configuration);
  const proof = useProofDemand();
  // Names this intent: the same however often it is sent, until something else is typed.
  const [key, setKey] = useState(() => crypto.randomUUID());
  const most = amountOf(value('TransferMoneyMaxLimit'), minorUnits(Number.MAX_SAFE_INTEGER));
  const balanceIn = (id: string | null) => sources.find((one) => String(one.id) === id)?.balance ?? null;
  const [first] = sources;
  const initial: Values = {
    ...{ from: first ? String(first.id) : null, amount: null },
    note: '',
  };
  const paymentOf = ({ from, amount, note }: Values): FriendPayment => ({
    ...{ key, friend, from: Number(from), note: note.trim() },
    amount: minorUnits(amount ?? 0),
  });
  const problemsOf = (values: Values) =>
    moveProblems(values, { most, fee: zero, balance: balanceIn(values.from) });
  const [isAsking, setAsking] = useState(false);
  const form = useSubmit<Values, FriendReceipt, MoveProblems>({
    form: 'money/pay-friend',
    initial,
    secret: ['note'],
    check: problemsOf,
    send: async (sent) => {
      const payment = paymentOf(sent);
      await keepPayment(unfinished, userId, payment);
      return payFriend(api, payment);
    },
    refusals,
    onFailed: (failure) => {
      proof.onFailed(failure);
      if (failure.kind === 'refused' && isFinal(failure.code)) void forgetPayment(unfinished, key);
      else onUnknown(paymentOf(form.values));
    },
    onDone: async (receipt) => {
      proof.settle();
      await forgetPayment(unfinished, key);
      await refreshAfterFriend(client);
      onDone(receipt);
      return null;
    },
  });
  const { values, problems } = form;
  const change = (patch: Partial<Values>) => {
    setKey(crypto.randomUUID());
    form.change(patch);
  };
  const wrong = (problem: MoveProblems[keyof MoveProblems]) =>
    problem && common(`money/move:problems.${problem}`, { most: money(most) });
  return (
    <AccountFrame
      title={t('payName', { name: friend.name })}
      backTo={home}
      onSubmit={() => (problemsOf(values) ? void form.submit() : setAsking(true))}
      footer={
        <SubmitButton submission={form} pendingLabel={t('paying')}>
          {values.amount
            ? t('payAmount', { name: friend.name, amount: money(minorUnits(values.amount)) })
            : t('pay', { name: friend.name })}
        </SubmitButton>
      }
    >
      <FormStatus submission={form} title={t('notPaid')} />
      {form.failure?.kind === 'refused' && form.failure.code === 'OwnLimitExceeded' && (
        <Link variant="standalone" href={limitsPath}>
          {t('limits')}
        </Link>
      )}
      <ProofStep
        demand={proof.demand}
        reason={t('proof')}
        isPending={form.isPending}
        onProved={() => void form.submit()}
      />
      <AmountField
        label={t('amount')}
        currency={currency}
        value={values.amount}
        onChange={(amount) => change({ amount })}
        error={wrong(problems.amount)}
        enterKeyHint="next"
      />
      <RadioGroup
        label={t('from')}
        options={sources.map(({ id, name, balance }) => ({
          value: String(id),
          label: name,
          description: common('money/move:has', { balance: money(balance) }),
        }))}
        value={values.from}
        onChange={(from) => change({ from })}
        error={wrong(problems.from)}
      />
      <TextField
        label={t('note')}
        description={t('noteHint')}
        maxLength={longestFriendNote}
        value={values.note}
        onChange={(note) => change({ note })}
      />
      <Text tone="muted">{t('free')}</Text>
      <ConfirmPayment
        isOpen={isAsking}
        name={friend.name}
        amount={money(minorUnits(values.amount ?? 0))}
        from={sources.find(({ id }) => String(id) === values.from)?.name ?? ''}
        onClose={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false);
          void form.submit();
        }}
      />
    </AccountFrame>
  );
}
