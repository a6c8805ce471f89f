import { goalPicture, longestGoalName, rhythms } from '@dayfare/domain/savings';
import { AmountField } from '@dayfare/ui/amount-field';
import { DatePicker } from '@dayfare/ui/date-picker';
import { RadioGroup } from '@dayfare/ui/radio-group';
import { SegmentedControl } from '@dayfare/ui/segmented-control';
import { Select } from '@dayfare/ui/select';
import { Stack } from '@dayfare/ui/stack';
import { Text } from '@dayfare/ui/text';
import { TextField } from '@dayfare/ui/text-field';
import { dayOfYearWords, dayWords } from '../../../kit/money/format/when.ts';
import { TaskFrame } from '../../../kit/money/parts/task-frame.tsx';
import { useMoneyView } from '../../../kit/money/parts/use-money-view.ts';
import { FormStatus } from '../../../platform/forms/form-status.tsx';
import { SubmitButton } from '../../../platform/forms/submit-button.tsx';
import { useSubmit } from '../../../platform/forms/use-submit.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { goalIcons } from '../goals/goal-look.ts';
import {
  type PlanProblems,
  type PlanStep,
  type PlanValues,
  planOf,
  planProblems,
  sourceValue,
} from './plan-values.ts';
import { RuleFields } from './rule-fields.tsx';

export interface PlanFormProps extends PlanStep {
  initial: PlanValues;
  onPlanned: (values: PlanValues) => void;
}

/** What for, how much, by when or how much each time, how often and from where. */
export function PlanForm({ savings, goal, backTo, initial, onPlanned }: PlanFormProps) {
  const t = useTexts('savings/plan');
  const { currency, limits, earliestDay, paydays, sources } = savings;
  const { money, language, today } = useMoneyView(currency);
  const form = useSubmit<PlanValues, PlanValues, PlanProblems>({
    form: 'savings/plan',
    initial,
    secret: [],
    check: (values) => planProblems(values, { savings, goal }),
    send: (values) => values,
    onDone: (values) => {
      onPlanned(values);
      return null;
    },
  });
  const { values, problems, change } = form;
  const wrong = (key: PlanProblems[keyof PlanProblems]) =>
    key &&
    t(`problems.${key}`, {
      ...{ leastGoal: money(limits.leastGoal), mostGoal: money(limits.mostGoal) },
      ...{ leastDeposit: money(limits.leastDeposit), mostDeposit: money(limits.mostDeposit) },
      earliest: dayWords(earliestDay, language),
    });
  const plan = planOf(values, { goal, savings });
  return (
    <TaskFrame
      title={t(goal ? 'titles.change' : 'titles.new')}
      backTo={backTo}
      onSubmit={() => void form.submit()}
      footer={
        <SubmitButton submission={form} pendingLabel={t('saving')}>
          {t('next')}
        </SubmitButton>
      }
    >
      <Stack gap={5}>
        <FormStatus submission={form} />
        <TextField
          label={t('name')}
          description={t('nameHint')}
          maxLength={longestGoalName}
          value={values.name}
          onChange={(name) => change({ name })}
          error={wrong(problems.name)}
        />
        <Select
          label={t('picture')}
          options={goalPicture.names.map((value) => ({
            ...{ value, label: t(`pictures.${value}`), icon: goalIcons[value] },
          }))}
          value={values.picture}
          onChange={(picture) => change({ picture })}
        />
        <AmountField
          label={t('target')}
          currency={currency}
          value={values.target}
          onChange={(target) => change({ target })}
          error={wrong(problems.target)}
        />
        <RadioGroup
          label={t('often')}
          options={rhythms
            .filter((value) => value !== 'Payday' || paydays.length > 0)
            .map((value) => ({ value, label: t(`frequency.${value}`) }))}
          value={values.frequency}
          onChange={(frequency) => change({ frequency })}
        />
        <DatePicker
          label={t('startsOn')}
          min={earliestDay}
          value={values.startsOn}
          onChange={(startsOn) => change({ startsOn })}
          error={wrong(problems.startsOn)}
        />
        <SegmentedControl
          label={t('by')}
          segments={(['deposit', 'date'] as const).map((value) => ({
            value,
            label: t(value === 'date' ? 'byDate' : 'byDeposit'),
          }))}
          value={values.by}
          onChange={(by) => change({ by })}
        />
        {values.by === 'date' ? (
          <DatePicker
            label={t('endsOn')}
            min={values.startsOn ?? earliestDay}
            value={values.endsOn}
            onChange={(endsOn) => change({ endsOn })}
            error={wrong(problems.endsOn)}
          />
        ) : (
          <AmountField
            label={t('deposit')}
            currency={currency}
            value={values.deposit}
            onChange={(deposit) => change({ deposit })}
            error={wrong(problems.deposit)}
          />
        )}
        <div role="status">
          {plan && typeof plan !== 'string' && (
            <Text isStrong>
              {t(`works.${plan.frequency}`, {
                amount: money(plan.deposit),
                day: dayOfYearWords(plan.endsOn, today, language),
              })}
            </Text>
          )}
        </div>
        <RadioGroup
          label={t('from')}
          options={sources.map(({ id, name, available }) => ({
            value: sourceValue(id),
            label: name ?? t('pay'),
            description:
              id === null
                ? t('payText')
                : available === null
                  ? undefined
                  : t('has', { amount: money(available) }),
          }))}
          value={values.from}
          onChange={(from) => change({ from })}
          error={wrong(problems.from)}
        />
        {sources.some(({ id }) => id === null) && (
          <RuleFields values={values} onChange={change} currency={currency} />
        )}
      </Stack>
    </TaskFrame>
  );
}
