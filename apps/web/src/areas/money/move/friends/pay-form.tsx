import type {
  Friend,
  FriendPayment,
  FriendReceipt,
  Friends,
} from '@dayfare/api/money/friends/friends-queries';
import { longestFriendNote, minorUnits, zero } from '@dayfare/domain/money';
import { Link } from '@dayfare/ui/link';
import { Text } from '@dayfare/ui/text';
import { TextField } from '@dayfare/ui/text-field';
import { useState } from 'react';
import type { Move } from '../../../../kit/money/move/use-move.ts';
import { HeldMoneyForm } from '../../../../kit/money/parts/held-money-form.tsx';
import type { HeldMoneyValues } from '../../../../kit/money/parts/held-money-values.ts';
import { useCurrency } from '../../../../kit/money/parts/use-currency.ts';
import { useHeldMoneyForm } from '../../../../kit/money/parts/use-held-money-form.ts';
import { useMoneyView } from '../../../../kit/money/parts/use-money-view.ts';
import { useWaysOut } from '../../../../kit/money/parts/use-ways-out.ts';
import { useTexts } from '../../../../platform/i18n/use-texts.ts';
import { pathTo } from '../../../../platform/navigation/path-to.ts';
import { ConfirmPayment } from './confirm-payment.tsx';

interface Values extends HeldMoneyValues {
  readonly note: string;
}

export interface PayFormProps {
  friend: Friend;
  sources: Friends['sources'];
  move: Move<FriendPayment, FriendReceipt>;
}

/** How much, from where and what for; then the one button, which names the payee. */
export function PayForm({ friend, sources, move }: PayFormProps) {
  const t = useTexts('money/move/friends');
  const { home } = useWaysOut();
  const { t: common, money } = useMoneyView(useCurrency() ?? 'USD');
  const [first] = sources;
  const initial: Values = {
    ...{ from: first ? String(first.id) : null, amount: null },
    note: '',
  };
  const [isAsking, setAsking] = useState(false);
  const submission = useHeldMoneyForm({
    ...{ form: 'money/pay-friend', initial, move, fee: zero },
    secret: ['note'],
    balanceOf: (from) => sources.find(({ id }) => String(id) === from)?.balance ?? null,
    sentOf: ({ from, amount, note }: Values): FriendPayment => ({
      ...{ friend, from: Number(from), note: note.trim() },
      amount: minorUnits(amount ?? 0),
    }),
  });
  const { values, failure, change } = submission.form;
  const { amount } = values;
  return (
    <HeldMoneyForm
      title={t('payName', { name: friend.name })}
      backTo={home}
      submission={submission}
      onSubmit={submission.isComplete ? () => setAsking(true) : undefined}
      demand={move.demand}
      sources={sources.map(({ id, name, balance }) => ({
        value: String(id),
        label: name,
        description: common('kit/money/parts:has', { balance: money(balance) }),
      }))}
      text={{
        submit: amount
          ? t('payAmount', { name: friend.name, amount: money(minorUnits(amount)) })
          : t('pay', { name: friend.name }),
        pending: t('paying'),
        failed: t('notPaid'),
        proof: t('proof'),
        amount: t('amount'),
        from: t('from'),
      }}
      wayOut={
        failure?.kind === 'refused' &&
        failure.code === 'OwnLimitExceeded' && (
          <Link variant="standalone" href={pathTo('/ewa/limits')}>
            {t('limits')}
          </Link>
        )
      }
    >
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
        amount={money(minorUnits(amount ?? 0))}
        from={sources.find(({ id }) => String(id) === values.from)?.name ?? ''}
        onClose={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false);
          void submission.form.submit();
        }}
      />
    </HeldMoneyForm>
  );
}
