import { hoursMutation } from '@dayfare/api/time/queries';
import { loggedHoursProblem } from '@dayfare/domain/validation';
import { DatePicker } from '@dayfare/ui/date-picker';
import { Form } from '@dayfare/ui/form';
import { useSnackbar } from '@dayfare/ui/snackbar';
import { Text } from '@dayfare/ui/text';
import { TimeField } from '@dayfare/ui/time-field';
import { useMutation } from '@tanstack/react-query';
import { useMoneyView } from '../../../kit/money/parts/use-money-view.ts';
import { useApp } from '../../../platform/app-context/app-context.ts';
import { FormStatus } from '../../../platform/forms/form-status.tsx';
import { SubmitButton } from '../../../platform/forms/submit-button.tsx';
import { useSubmit } from '../../../platform/forms/use-submit.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { pathTo } from '../../../platform/navigation/path-to.ts';
import { useNavigate } from '../../../platform/navigation/use-navigate.ts';
import { minuteOf } from './words.ts';

/** A day and two times of it, `09:30`; null while a part is missing. */
interface HoursValues {
  readonly day: string | null;
  readonly start: string | null;
  readonly end: string | null;
}

export interface HoursFormProps {
  /** Null: new hours. */
  id: number | null;
  initial: HoursValues;
}

type Found = { readonly [Field in keyof HoursValues]?: 'missing' | 'same' };

function check({ day, start, end }: HoursValues): Found | null {
  const missing = {
    ...(!day && { day: 'missing' as const }),
    ...(!start && { start: 'missing' as const }),
    ...(!end && { end: 'missing' as const }),
  };
  if (!start || !end || !day) return missing;
  // How long they can be at most, the server knows.
  const wrong = loggedHoursProblem({ start: minuteOf(start), end: minuteOf(end) }, null);
  return wrong ? { end: 'same' } : null;
}

/** The day and times of hours, to log or to change. */
export function HoursForm({ id, initial }: HoursFormProps) {
  const { api } = useApp();
  const t = useTexts('time/entry');
  const { today } = useMoneyView('USD');
  const navigate = useNavigate();
  const { notify } = useSnackbar();
  const { mutateAsync } = useMutation(hoursMutation(api));
  const form = useSubmit<HoursValues, unknown, Found>({
    form: 'time/hours',
    initial,
    secret: [],
    check,
    send: ({ day, start, end }) =>
      mutateAsync({
        ...{ do: 'log', id, day: day ?? '' },
        ...{ startMinute: minuteOf(start ?? ''), endMinute: minuteOf(end ?? '') },
      }),
    onDone: async () => {
      notify({ message: t('done.log'), tone: 'success' });
      await navigate(pathTo('/timely-shifts'), { replace: true });
      return null;
    },
  });
  const { values, problems, change } = form;
  const isOvernight = values.start !== null && values.end !== null && values.end < values.start;
  return (
    <Form onSubmit={() => void form.submit()}>
      <FormStatus submission={form} title={t('notSaved')} />
      <DatePicker
        label={t('day')}
        max={today}
        value={values.day}
        error={problems.day && t('dayMissing')}
        onChange={(day) => change({ day })}
      />
      <TimeField
        label={t('start')}
        value={values.start}
        error={problems.start && t('startMissing')}
        onChange={(start) => change({ start })}
      />
      <TimeField
        label={t('end')}
        value={values.end}
        error={problems.end && t(problems.end === 'same' ? 'same' : 'endMissing')}
        onChange={(end) => change({ end })}
      />
      {isOvernight && <Text tone="muted">{t('overnight')}</Text>}
      <SubmitButton submission={form} pendingLabel={t('saving')}>
        {t('save')}
      </SubmitButton>
    </Form>
  );
}
