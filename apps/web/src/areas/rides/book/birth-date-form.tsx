import { refreshRides, saveRiderBirthDate } from '@dayfare/api/rides/queries';
import { DateField } from '@dayfare/ui/date-field';
import { Stack } from '@dayfare/ui/stack';
import { Text } from '@dayfare/ui/text';
import { useQueryClient } from '@tanstack/react-query';
import { TaskFrame } from '../../../kit/money/parts/task-frame.tsx';
import { useApp } from '../../../platform/app-context/app-context.ts';
import { FormStatus } from '../../../platform/forms/form-status.tsx';
import { SubmitButton } from '../../../platform/forms/submit-button.tsx';
import { useSubmit } from '../../../platform/forms/use-submit.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { pathTo } from '../../../platform/navigation/path-to.ts';

interface Values {
  /** `1994-04-02`; null while a part is missing. */
  readonly birthDate: string | null;
}

export interface BirthDateFormProps {
  /** In years. */
  minimumAge: number;
}

/** Asks once for the date of birth: rides are not for children. */
export function BirthDateForm({ minimumAge }: BirthDateFormProps) {
  const { api } = useApp();
  const client = useQueryClient();
  const t = useTexts('rides/book');
  const form = useSubmit<Values, boolean>({
    form: 'rides/birth-date',
    initial: { birthDate: null },
    secret: ['birthDate'],
    check: ({ birthDate }) => (birthDate === null ? { birthDate: 'missing' } : null),
    send: ({ birthDate }) => saveRiderBirthDate(api, birthDate ?? ''),
    onDone: async () => {
      await refreshRides(client);
      return null;
    },
  });
  return (
    <TaskFrame
      title={t('titles.birthDate')}
      backTo={pathTo('/apps')}
      onSubmit={() => void form.submit()}
      footer={
        <SubmitButton submission={form} pendingLabel={t('saving')}>
          {t('save')}
        </SubmitButton>
      }
    >
      <Stack gap={5}>
        <Text tone="muted">{t('birthDateText', { age: minimumAge })}</Text>
        <FormStatus submission={form} title={t('saveFailed')} />
        <DateField
          label={t('birthDate')}
          autoComplete="bday"
          value={form.values.birthDate}
          onChange={(birthDate) => form.change({ birthDate })}
          error={form.problems.birthDate && t('birthDateMissing')}
        />
      </Stack>
    </TaskFrame>
  );
}
