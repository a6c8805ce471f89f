import type { CurrencyCode, MinorUnits } from '@dayfare/domain/money';
import { TaskFrame } from '../parts/task-frame.tsx';
import { useMoneyView } from '../parts/use-money-view.ts';
import { UnknownOutcome } from './unknown-outcome.tsx';
import type { Move } from './use-move.ts';

interface TaskWords<Sent> {
  title: string;
  /** What may have moved; `money` writes an amount. */
  text: (sent: Sent, money: (amount: MinorUnits) => string) => string;
  check: string;
  checking: string;
  /** Said if the answer is that nothing moved. */
  notDone: string;
}

export interface UnknownTaskProps<Sent, Receipt> {
  move: Move<Sent, Receipt>;
  currency: CurrencyCode;
  words: TaskWords<Sent>;
  /** Where the task is left to. */
  backTo: string;
}

/** The page of a task whose move has had no answer: it is settled before another one begins. Nothing while there is none. */
export function UnknownTask<Sent, Receipt>({
  move,
  currency,
  words,
  backTo,
}: UnknownTaskProps<Sent, Receipt>) {
  const { t, money } = useMoneyView(currency);
  const { unknown } = move;
  if (!unknown) return null;
  const { title, text, ...others } = words;
  return (
    <UnknownOutcome
      move={{ ...move, state: unknown }}
      words={{
        ...others,
        title: () => title,
        safe: t('kit/money/transfer:unknown.safe'),
        text: () => text(unknown.sent, money),
      }}
      frame={(page) => <TaskFrame backTo={backTo} {...page} />}
    />
  );
}
