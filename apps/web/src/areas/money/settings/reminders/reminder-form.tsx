import { type AvailableFunds, earningsQuery } from '@dayfare/api/money/queries';
import { type Reminder, saveReminder } from '@dayfare/api/money/reminders/reminders-queries';
import { minorUnits, reminderHours } from '@dayfare/domain/money';
import { browserLocale, dateFormat } from '@dayfare/domain/product';
import { Amount } from '@dayfare/ui/amount';
import { AmountField } from '@dayfare/ui/amount-field';
import { Checkbox } from '@dayfare/ui/checkbox';
import { Select } from '@dayfare/ui/select';
import { snackbarDurations } from '@dayfare/ui/snackbar';
import { Stack } from '@dayfare/ui/stack';
import { Text } from '@dayfare/ui/text';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { TaskFrame } from '../../../../kit/money/parts/task-frame.tsx';
import { useMoneyView } from '../../../../kit/money/parts/use-money-view.ts';
import { useBalance } from '../../../../kit/money/reasons/use-balance.ts';
import { useApp } from '../../../../platform/app-context/app-context.ts';
import { FormStatus } from '../../../../platform/forms/form-status.tsx';
import { SubmitButton } from '../../../../platform/forms/submit-button.tsx';
import { useSubmit } from '../../../../platform/forms/use-submit.ts';
import { useTexts } from '../../../../platform/i18n/use-texts.ts';
import { pathTo } from '../../../../platform/navigation/path-to.ts';

interface Values {
  readonly isOn: boolean;
  /** Minor units. */
  readonly amount: number | null;
  readonly hour: string;
}

export interface ReminderFormProps {
  funds: AvailableFunds;
  reminder: Reminder;
}

/** What can be taken now, and when to be told of it. */
export function ReminderForm({ funds, reminder }: ReminderFormProps) {
  const { api, notices } = useApp();
  const client = useQueryClient();
  const t = useTexts('money/settings/reminders');
  const { language, moment } = useMoneyView(funds.currency);
  const { data: earnings } = useQuery(earningsQuery(api));
  const { now, words } = useBalance(funds, earnings?.period.payday ?? null);
  const initial: Values = { isOn: reminder.isOn, amount: reminder.minimum, hour: String(reminder.hour) };
  const form = useSubmit({
    form: 'money/reminder',
    initial,
    secret: [],
    check: ({ isOn, amount }: Values): { amount?: 'missing' } | null =>
      isOn && !amount ? { amount: 'missing' } : null,
    send: ({ isOn, amount, hour }) =>
      saveReminder(api, client, {
        ...{ isOn, hour: Number(hour) },
        minimum: amount ? minorUnits(amount) : reminder.minimum,
      }),
    onDone: () => {
      notices.say({ message: t('saved'), tone: 'success', durationMs: snackbarDurations.app });
      return null;
    },
  });
  const { values, problems } = form;
  const hourText = dateFormat(browserLocale(language), {
    hour: 'numeric',
    minute: '2-digit',
    timeZone: 'UTC',
  });
  return (
    <TaskFrame
      title={t('titles.page')}
      backTo={pathTo('/ewa/home')}
      onSubmit={() => void form.submit()}
      footer={
        <SubmitButton submission={form} pendingLabel={t('saving')}>
          {t('save')}
        </SubmitButton>
      }
    >
      <Stack gap={1}>
        <Text tone="muted">{t('now')}</Text>
        <Amount minor={now} currency={funds.currency} size="hero" />
        {words.title && <Text isStrong>{words.title}</Text>}
        <Text>{words.text}</Text>
      </Stack>
      <Text>{t('text')}</Text>
      <Stack gap={5}>
        <FormStatus submission={form} title={t('notSaved')} />
        <Checkbox isSelected={values.isOn} onChange={(isOn) => form.change({ isOn })}>
          {t('tell')}
        </Checkbox>
        {values.isOn && (
          <>
            <AmountField
              label={t('amount')}
              currency={funds.currency}
              value={values.amount}
              onChange={(amount) => form.change({ amount })}
              error={problems.amount && t('amountMissing')}
            />
            <Select
              label={t('hour')}
              options={reminderHours.map((hour) => ({
                value: String(hour),
                label: hourText.format(hour * 3_600_000),
              }))}
              value={values.hour}
              onChange={(hour) => form.change({ hour })}
            />
          </>
        )}
        <div role="status">
          <Text tone="muted">
            {reminder.nextAt === null ? t('off') : t('next', { when: moment(reminder.nextAt) })}
          </Text>
        </div>
      </Stack>
    </TaskFrame>
  );
}
