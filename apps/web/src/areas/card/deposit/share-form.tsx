import { type DirectDeposit, replaceDeposit, saveDeposit } from '@dayfare/api/card/deposit-queries';
import { type DepositShare, depositAmountBounds, depositShareProblem } from '@dayfare/domain/card';
import { minorUnits } from '@dayfare/domain/money';
import { AmountField } from '@dayfare/ui/amount-field';
import { Banner } from '@dayfare/ui/banner';
import { ChoiceCards } from '@dayfare/ui/choice-cards';
import { MaskedField } from '@dayfare/ui/masked-field';
import { useQueryClient } from '@tanstack/react-query';
import { TaskFrame } from '../../../kit/money/parts/task-frame.tsx';
import { useMoneyView } from '../../../kit/money/parts/use-money-view.ts';
import { useApp } from '../../../platform/app-context/app-context.ts';
import { FormStatus } from '../../../platform/forms/form-status.tsx';
import { SubmitButton } from '../../../platform/forms/submit-button.tsx';
import { useSubmit } from '../../../platform/forms/use-submit.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { pathTo } from '../../../platform/navigation/path-to.ts';
import { useShareWords } from './use-share-words.ts';

const parts = ['all', 'percent', 'amount'] as const;
type Part = (typeof parts)[number];

interface ShareValues {
  readonly part: Part;
  readonly percent: string;
  /** Minor units. */
  readonly amount: number | null;
}

interface ShareProblems {
  readonly percent?: 'percent';
  readonly amount?: 'amount';
}

function valuesOf({ request }: DirectDeposit): ShareValues {
  const share = request?.share;
  const none = { part: 'all', percent: '50', amount: null } as const;
  if (!share || share.split === 'EntirePaycheck') return none;
  return share.by === 'Percentage'
    ? { ...none, part: 'percent', percent: String(share.percent) }
    : { ...none, part: 'amount', amount: share.amount };
}

function shareOf({ part, percent, amount }: ShareValues): DepositShare {
  if (part === 'all') return { split: 'EntirePaycheck' };
  return part === 'percent'
    ? { split: 'Specified', by: 'Percentage', percent: percent === '' ? 0 : Number(percent) }
    : { split: 'Specified', by: 'Amount', amount: minorUnits(amount ?? 0) };
}

export interface ShareFormProps {
  deposit: DirectDeposit;
  onSaved: () => void;
}

/** All of the pay or a part of it, and where the rest goes. */
export function ShareForm({ deposit, onSaved }: ShareFormProps) {
  const { api } = useApp();
  const client = useQueryClient();
  const t = useTexts('card/deposit');
  const { money } = useMoneyView(deposit.currency);
  const words = useShareWords(deposit.currency);
  const form = useSubmit<ShareValues, Awaited<ReturnType<typeof saveDeposit>>, ShareProblems>({
    form: 'card/deposit',
    initial: valuesOf(deposit),
    secret: [],
    check: (values) => {
      const wrong = depositShareProblem(shareOf(values));
      return wrong && { [wrong]: wrong };
    },
    send: (values) => saveDeposit(api, deposit.cardID, shareOf(values)),
    onDone: (saved) => {
      replaceDeposit(client, saved);
      onSaved();
      return null;
    },
  });
  const { values, problems, change } = form;
  const share = shareOf(values);
  const { least, most } = depositAmountBounds;
  return (
    <TaskFrame
      title={t('titles.page')}
      backTo={pathTo('/card/direct-deposit-welcome2')}
      onSubmit={() => void form.submit()}
      footer={
        <SubmitButton submission={form} pendingLabel={t('saving')}>
          {t('submit')}
        </SubmitButton>
      }
    >
      <FormStatus submission={form} title={t('notSaved')} />
      <ChoiceCards<Part>
        label={t('share')}
        value={values.part}
        onChange={(part) => change({ part })}
        choices={parts.map((value) => ({
          ...{ value, title: t(`parts.${value}.title`), description: t(`parts.${value}.text`) },
        }))}
      />
      {values.part === 'percent' && (
        <MaskedField
          label={t('percent')}
          mode="numeric"
          maxLength={2}
          suffix="%"
          value={values.percent}
          onChange={(percent) => change({ percent })}
          error={problems.percent && t('wrong.percent')}
        />
      )}
      {values.part === 'amount' && (
        <AmountField
          label={t('amount')}
          currency={deposit.currency}
          value={values.amount}
          onChange={(amount) => change({ amount })}
          error={
            problems.amount &&
            t('wrong.amount', { least: money(minorUnits(least)), most: money(minorUnits(most)) })
          }
        />
      )}
      {!depositShareProblem(share) && <Banner tone="info">{words(share).rest}</Banner>}
    </TaskFrame>
  );
}
