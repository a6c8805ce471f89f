import {
  type Move,
  type MoveReceipt,
  moveBetween,
  refreshHeld,
} from '@dayfare/api/money/instrument-money-queries';
import type { Instrument } from '@dayfare/api/money/queries';
import { holdsMoney, isTransferRefusal, minorUnits, zero } from '@dayfare/domain/money';
import { AmountField } from '@dayfare/ui/amount-field';
import { RadioGroup } from '@dayfare/ui/radio-group';
import { Text } from '@dayfare/ui/text';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useApp } from '../../../platform/app-context/app-context.ts';
import { FormStatus } from '../../../platform/forms/form-status.tsx';
import { SubmitButton } from '../../../platform/forms/submit-button.tsx';
import { useSubmit } from '../../../platform/forms/use-submit.ts';
import { useCell } from '../../../platform/state/cell.ts';
import { AccountFrame } from '../accounts/account-frame.tsx';
import { ProofStep } from '../accounts/proof-step.tsx';
import { useProofDemand } from '../accounts/use-proof-demand.ts';
import { Facts } from '../parts/facts.tsx';
import { useCurrency } from '../parts/use-currency.ts';
import { useMoneyView } from '../parts/use-money-view.ts';
import { usePerson } from '../parts/use-person.ts';
import { amountOf } from '../view/limits.ts';
import { accountPath } from '../view/steps.ts';
import { forgetMove, keepMove } from './kept-move.ts';
import type { MoveSource } from './move-sources.ts';
import { type MoveProblems, type MoveValues, moveProblems } from './move-values.ts';

const refusals: Readonly<Record<string, MoveProblems>> = {
  FundsAmountExceeds: { amount: 'moveNotThere' },
  FundsNotAvailable: { amount: 'moveNotThere' },
  // The sheet that asks for the code says the rest.
  ProofRequired: {},
};

const isFinal = (code: string) =>
  isTransferRefusal(code) || code === 'ProofRequired' || code === 'InstrumentNotFound';

/** Props of {@link MoveForm}. */
export interface MoveFormProps {
  /** Where the money goes. */
  account: Instrument;
  sources: readonly MoveSource[];
  onDone: (receipt: MoveReceipt) => void;
  /** Called when the answer got lost: the move may have been made. */
  onUnknown: (move: Move) => void;
}

/** Where from, how much, what it costs and when it is there; then the one button. */
export function MoveForm({ account, sources, onDone, onUnknown }: MoveFormProps) {
  const { api, startup, unfinished } = useApp();
  const client = useQueryClient();
  const currency = useCurrency() ?? 'USD';
  const { t, money } = useMoneyView(currency);
  const { userId } = usePerson();
  const { value } = useCell(startup.configuration);
  const proof = useProofDemand();
  // Names this intent: the same however often it is sent, until something else is typed.
  const [key, setKey] = useState(() => crypto.randomUUID());
  const isAtOnce = holdsMoney(account) || account.kind !== 'BankAccount';
  const fee = isAtOnce && !holdsMoney(account) ? amountOf(value('TransferMoneyFeeAmount'), zero) : zero;
  const sourceOf = (from: string | null) => sources.find(({ value: of }) => of === from);
  const most = amountOf(value('TransferMoneyMaxLimit'), minorUnits(Number.MAX_SAFE_INTEGER));
  const moveOf = ({ from, amount }: MoveValues): Move => ({
    ...{ key, from: sourceOf(from)?.instrument.id ?? 0, to: account.id },
    amount: minorUnits(amount ?? 0),
    ...(sourceOf(from)?.isFromFriends && { isFromFriends: true }),
  });
  const [only] = sources;
  const initial: MoveValues = { from: sources.length === 1 && only ? only.value : null, amount: null };
  const form = useSubmit({
    form: 'money/move',
    initial,
    secret: [],
    check: (values: MoveValues) =>
      moveProblems(values, { most, fee, balance: sourceOf(values.from)?.balance ?? null }),
    send: async (sent) => {
      const move = moveOf(sent);
      await keepMove(unfinished, userId, move);
      return moveBetween(api, move);
    },
    refusals,
    onFailed: (failure) => {
      proof.onFailed(failure);
      // Only a refusal by what moves money ends a key: one in front of it says nothing of an earlier try, which a browser may have made by itself.
      if (failure.kind === 'refused' && isFinal(failure.code)) void forgetMove(unfinished, key);
      else onUnknown(moveOf(form.values));
    },
    onDone: async (receipt) => {
      proof.settle();
      await forgetMove(unfinished, key);
      await refreshHeld(client);
      onDone(receipt);
      return null;
    },
  });
  const { values, problems } = form;
  const change = (patch: Partial<MoveValues>) => {
    setKey(crypto.randomUUID());
    form.change(patch);
  };
  const wrong = (problem: MoveProblems[keyof MoveProblems]) =>
    problem && t(`money/move:problems.${problem}`, { most: money(most) });
  return (
    <AccountFrame
      title={t('money/move:titles.move')}
      backTo={accountPath(account.id)}
      onSubmit={() => void form.submit()}
      footer={
        <SubmitButton submission={form} pendingLabel={t('money/move:moving')}>
          {values.amount
            ? t('money/move:yes', { amount: money(minorUnits(values.amount)) })
            : t('money/move:first')}
        </SubmitButton>
      }
    >
      <Text tone="muted">{t('money/move:text', { name: account.name })}</Text>
      <FormStatus submission={form} title={t('money/move:failed')} />
      <ProofStep
        demand={proof.demand}
        reason={t('money/move:proof')}
        isPending={form.isPending}
        onProved={() => void form.submit()}
      />
      <AmountField
        label={t('money/move:amount')}
        currency={currency}
        value={values.amount}
        onChange={(amount) => change({ amount })}
        error={wrong(problems.amount)}
        enterKeyHint="next"
      />
      <RadioGroup
        label={t('money/move:from')}
        options={sources.map(({ value: of, instrument: { name }, balance, isFromFriends }) => ({
          value: of,
          label: isFromFriends ? t('money/move:friends', { name }) : name,
          description: t('money/move:has', { balance: money(balance) }),
        }))}
        value={values.from}
        onChange={(from) => change({ from })}
        error={wrong(problems.from)}
      />
      <Facts
        facts={[
          {
            name: t('money/move:fee'),
            value: fee === 0 ? t('money/move:free') : money(fee),
          },
          {
            name: t('money/move:arrives'),
            value: t(`money/move:${isAtOnce ? 'atOnce' : 'nextDay'}`),
          },
        ]}
      />
    </AccountFrame>
  );
}
