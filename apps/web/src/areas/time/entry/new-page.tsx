import { TaskFrame } from '../../../kit/money/parts/task-frame.tsx';
import { useMoneyView } from '../../../kit/money/parts/use-money-view.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { pathTo } from '../../../platform/navigation/path-to.ts';
import { HoursForm } from './hours-form.tsx';

export const title = 'time/entry:titles.new';

/** Logs hours of a day. */
export function NewHoursScreen() {
  const t = useTexts('time/entry');
  const { today } = useMoneyView('USD');
  return (
    <TaskFrame title={t('titles.new')} backTo={pathTo('/timely-shifts')}>
      <HoursForm id={null} initial={{ day: today, start: null, end: null }} />
    </TaskFrame>
  );
}

export { NewHoursScreen as Screen };
