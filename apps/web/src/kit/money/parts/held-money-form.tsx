import { AmountField } from '@dayfare/ui/amount-field';
import { RadioGroup, type RadioOption } from '@dayfare/ui/radio-group';
import type { ReactNode } from 'react';
import type { Refusal } from '../../../platform/failures/failure.ts';
import { FormStatus } from '../../../platform/forms/form-status.tsx';
import { SubmitButton } from '../../../platform/forms/submit-button.tsx';
import { ProofStep } from '../proof/proof-step.tsx';
import type { HeldMoneyProblems, HeldMoneyValues } from './held-money-values.ts';
import { TaskFrame } from './task-frame.tsx';
import { useCurrency } from './use-currency.ts';
import type { HeldMoneySubmission } from './use-held-money-form.ts';
import { useMoneyView } from './use-money-view.ts';

export interface HeldMoneyFormProps {
  title: string;
  /** Where the way back leads. */
  backTo: string;
  submission: HeldMoneySubmission<HeldMoneyValues>;
  /** The response that asked for a code before it sends; null while none is needed. */
  demand: Refusal | null;
  sources: readonly RadioOption[];
  text: {
    readonly submit: string;
    readonly pending: string;
    /** That nothing has moved. */
    readonly failed: string;
    /** Why a code is asked for. */
    readonly proof: string;
    readonly amount: string;
    readonly from: string;
    /** What to choose where nothing is. Default: where the money comes from. */
    readonly fromMissing?: string | undefined;
  };
  /** Asks before it sends. Default: sends. */
  onSubmit?: (() => void) | undefined;
  /** Above the form. Default: nothing. */
  intro?: ReactNode;
  /** What to do about a failure. Default: nothing. */
  wayOut?: ReactNode;
  /** Below the amount and its source. */
  children: ReactNode;
}

/** How much of the money that we hold, and where from; then the one button, which says what it does. */
export function HeldMoneyForm(props: HeldMoneyFormProps) {
  const { title, backTo, submission, demand, sources, text, intro, wayOut, children } = props;
  const { form, most } = submission;
  const { onSubmit = () => void form.submit() } = props;
  const { values, problems, change } = form;
  const currency = useCurrency() ?? 'USD';
  const { t, money } = useMoneyView(currency);
  const wrong = (problem: HeldMoneyProblems[keyof HeldMoneyProblems]) =>
    problem && t(`kit/money/parts:problems.${problem}`, { most: money(most) });
  return (
    <TaskFrame
      title={title}
      backTo={backTo}
      onSubmit={onSubmit}
      footer={
        <SubmitButton submission={form} pendingLabel={text.pending}>
          {text.submit}
        </SubmitButton>
      }
    >
      {intro}
      <FormStatus submission={form} title={text.failed} />
      {wayOut}
      <ProofStep
        demand={demand}
        reason={text.proof}
        isPending={form.isPending}
        onProved={() => void form.submit()}
      />
      <AmountField
        label={text.amount}
        currency={currency}
        value={values.amount}
        onChange={(amount) => change({ amount })}
        error={wrong(problems.amount)}
        enterKeyHint="next"
      />
      <RadioGroup
        label={text.from}
        options={sources}
        value={values.from}
        onChange={(from) => change({ from })}
        error={(problems.from && text.fromMissing) ?? wrong(problems.from)}
      />
      {children}
    </TaskFrame>
  );
}
