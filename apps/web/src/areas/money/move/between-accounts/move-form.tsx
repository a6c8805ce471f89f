import type { Move, MoveReceipt } from '@dayfare/api/money/moves/moves-queries';
import type { Instrument } from '@dayfare/api/money/queries';
import { holdsMoney, minorUnits, zero } from '@dayfare/domain/money';
import { Text } from '@dayfare/ui/text';
import { amountOf } from '../../../../kit/money/format/limits.ts';
import type { Move as KeyedMove } from '../../../../kit/money/move/use-move.ts';
import { Facts } from '../../../../kit/money/parts/facts.tsx';
import { HeldMoneyForm } from '../../../../kit/money/parts/held-money-form.tsx';
import type { HeldMoneyValues } from '../../../../kit/money/parts/held-money-values.ts';
import { useCurrency } from '../../../../kit/money/parts/use-currency.ts';
import { useHeldMoneyForm } from '../../../../kit/money/parts/use-held-money-form.ts';
import { useMoneyView } from '../../../../kit/money/parts/use-money-view.ts';
import { useApp } from '../../../../platform/app-context/app-context.ts';
import { pathTo } from '../../../../platform/navigation/path-to.ts';
import { useCell } from '../../../../platform/state/cell.ts';
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
    ...{ form: 'money/move/between-accounts', initial, secret: [], move, fee },
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
      title={t('money/move/between-accounts:titles.move')}
      backTo={pathTo('/ewa/accounts/:id', { id: account.id })}
      submission={submission}
      demand={move.demand}
      sources={sources.map(({ value: of, instrument: { name }, balance, isFromFriends }) => ({
        value: of,
        label: isFromFriends ? t('money/move/between-accounts:friends', { name }) : name,
        description: t('kit/money/parts:has', { balance: money(balance) }),
      }))}
      text={{
        submit: amount
          ? t('money/move/between-accounts:yes', { amount: money(minorUnits(amount)) })
          : t('money/move/between-accounts:first'),
        pending: t('money/move/between-accounts:moving'),
        failed: t('money/move/between-accounts:failed'),
        proof: t('money/move/between-accounts:proof'),
        amount: t('money/move/between-accounts:amount'),
        from: t('money/move/between-accounts:from'),
      }}
      intro={<Text tone="muted">{t('money/move/between-accounts:text', { name: account.name })}</Text>}
    >
      <Facts
        facts={[
          {
            name: t('money/move/between-accounts:fee'),
            value: fee === 0 ? t('money/move/between-accounts:free') : money(fee),
          },
          {
            name: t('money/move/between-accounts:arrives'),
            value: t(`money/move/between-accounts:${isAtOnce ? 'atOnce' : 'nextDay'}`),
          },
        ]}
      />
    </HeldMoneyForm>
  );
}
