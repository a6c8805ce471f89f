import type { Move, MoveReceipt } from '@dayfare/api/money/moves/moves-queries';
import type { Instrument } from '@dayfare/api/money/queries';
import { holdsMoney, minorUnits, zero } from '@dayfare/domain/money';
import { Text } from '@dayfare/ui/text';
import type { Move as KeyedMove } from '../../../kit/money/move/use-move.ts';
import { useApp } from '../../../platform/app-context/app-context.ts';
import { useCell } from '../../../platform/state/cell.ts';
import { Facts } from '../parts/facts.tsx';
import { HeldMoneyForm } from '../parts/held-money-form.tsx';
import type { HeldMoneyValues } from '../parts/held-money-values.ts';
import { useCurrency } from '../parts/use-currency.ts';
import { useHeldMoneyForm } from '../parts/use-held-money-form.ts';
import { useMoneyView } from '../parts/use-money-view.ts';
import { amountOf } from '../view/limits.ts';
import { accountPath } from '../view/steps.ts';
import type { MoveSource } from './move-sources.ts';

export interface MoveFormProps {
  /** Where the money goes. */
  account: Instrument;
  sources: readonly MoveSource[];
  move: KeyedMove<Move, MoveReceipt>;
}

/** Where from, how much, what it costs and when it is there; then the one button. */
export function MoveForm({ account, sources, move }: MoveFormProps) {
  const { startup } = useApp();
  const { t, money } = useMoneyView(useCurrency() ?? 'USD');
  const { value } = useCell(startup.configuration);
  const isAtOnce = holdsMoney(account) || account.kind !== 'BankAccount';
  const fee = isAtOnce && !holdsMoney(account) ? amountOf(value('TransferMoneyFeeAmount'), zero) : zero;
  const sourceOf = (from: string | null) => sources.find(({ value: of }) => of === from);
  const [only] = sources;
  const initial: HeldMoneyValues = { from: sources.length === 1 && only ? only.value : null, amount: null };
  const submission = useHeldMoneyForm({
    ...{ form: 'money/move', initial, secret: [], move, fee },
    balanceOf: (from) => sourceOf(from)?.balance ?? null,
    sentOf: ({ from, amount }: HeldMoneyValues): Move => ({
      ...{ from: sourceOf(from)?.instrument.id ?? 0, to: account.id },
      amount: minorUnits(amount ?? 0),
      ...(sourceOf(from)?.isFromFriends && { isFromFriends: true }),
    }),
  });
  const { amount } = submission.form.values;
  return (
    <HeldMoneyForm
      title={t('money/move:titles.move')}
      backTo={accountPath(account.id)}
      submission={submission}
      demand={move.demand}
      sources={sources.map(({ value: of, instrument: { name }, balance, isFromFriends }) => ({
        value: of,
        label: isFromFriends ? t('money/move:friends', { name }) : name,
        description: t('money/move:has', { balance: money(balance) }),
      }))}
      text={{
        submit: amount ? t('money/move:yes', { amount: money(minorUnits(amount)) }) : t('money/move:first'),
        pending: t('money/move:moving'),
        failed: t('money/move:failed'),
        proof: t('money/move:proof'),
        amount: t('money/move:amount'),
        from: t('money/move:from'),
      }}
      intro={<Text tone="muted">{t('money/move:text', { name: account.name })}</Text>}
    >
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
    </HeldMoneyForm>
  );
}
