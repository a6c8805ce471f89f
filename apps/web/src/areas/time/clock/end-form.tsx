import { hoursMutation, type TimeEntry } from '@dayfare/api/time/queries';
import { atLocalTime, isoDate } from '@dayfare/domain/money';
import { Banner } from '@dayfare/ui/banner';
import { DatePicker } from '@dayfare/ui/date-picker';
import { Form } from '@dayfare/ui/form';
import { TimeField } from '@dayfare/ui/time-field';
import { useMutation } from '@tanstack/react-query';
import { useMoneyView } from '../../../kit/money/parts/use-money-view.ts';
import { useApp } from '../../../platform/app-context/app-context.ts';
import { FormStatus } from '../../../platform/forms/form-status.tsx';
import { SubmitButton } from '../../../platform/forms/submit-button.tsx';
import { useSubmit } from '../../../platform/forms/use-submit.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { minuteOf } from '../entry/words.ts';
import { zoneOf } from '../entry/zone.ts';

export interface EndFormProps {
  /** The shift that goes on. */
  entry: TimeEntry;
  businessId: number;
}

interface Values {
  readonly day: string | null;
  readonly time: string | null;
}

/** Asks for the end of a shift without a clock-out. */
export function EndForm({ entry, businessId }: EndFormProps) {
  const { api } = useApp();
  const t = useTexts('time/clock');
  const { today } = useMoneyView('USD');
  const { mutateAsync } = useMutation(hoursMutation(api));
  const initial: Values = { day: entry.day, time: null };
  const form = useSubmit({
    form: 'time/end',
    initial,
    secret: [],
    check: ({ day, time }) => {
      const problems = { ...(!day && { day: 'missing' }), ...(!time && { time: 'missing' }) };
      return Object.keys(problems).length > 0 ? problems : null;
    },
    send: ({ day, time }) => {
      const minute = minuteOf(time ?? '');
      const endAt = atLocalTime(isoDate(day ?? ''), Math.floor(minute / 60), minute % 60, zoneOf(entry));
      return mutateAsync({ do: 'end', id: entry.id, businessId, endAt: new Date(endAt).toISOString() });
    },
    onDone: () => null,
  });
  const { values, problems, change } = form;
  return (
    <Form onSubmit={() => void form.submit()}>
      <Banner tone="warning" title={t('forgotten')}>
        {t('forgottenText')}
      </Banner>
      <FormStatus submission={form} title={t('notSaved')} />
      <DatePicker
        label={t('endDay')}
        min={entry.day}
        max={today}
        value={values.day}
        error={problems.day && t('endDayMissing')}
        onChange={(day) => change({ day })}
      />
      <TimeField
        label={t('endTime')}
        value={values.time}
        error={problems.time && t('endTimeMissing')}
        onChange={(time) => change({ time })}
      />
      <SubmitButton submission={form} pendingLabel={t('working')}>
        {t('end')}
      </SubmitButton>
    </Form>
  );
}
