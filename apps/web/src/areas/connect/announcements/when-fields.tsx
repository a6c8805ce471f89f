import { Checkbox } from '@dayfare/ui/checkbox';
import { DatePicker } from '@dayfare/ui/date-picker';
import { TimeField } from '@dayfare/ui/time-field';
import { useMoneyView } from '../../../kit/money/parts/use-money-view.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import type { AnnouncementValues, Found } from './announcement-values.ts';

export interface WhenFieldsProps {
  values: AnnouncementValues;
  problems: Partial<Found>;
  onChange: (patch: Partial<AnnouncementValues>) => void;
}

/** Whether people see an announcement later, and when. */
export function WhenFields({ values, problems, onChange }: WhenFieldsProps) {
  const t = useTexts('connect/announcements');
  const { today } = useMoneyView('USD');
  return (
    <>
      <Checkbox isSelected={values.isLater} onChange={(isLater) => onChange({ isLater })}>
        {t('later')}
      </Checkbox>
      {values.isLater && (
        <>
          <DatePicker
            label={t('day')}
            min={today}
            value={values.day}
            onChange={(day) => onChange({ day })}
            error={problems.day && t(problems.day)}
          />
          <TimeField
            label={t('time')}
            value={values.time}
            onChange={(time) => onChange({ time })}
            error={problems.time && t(problems.time)}
          />
        </>
      )}
    </>
  );
}
