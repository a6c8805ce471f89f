import { useTabs } from '../navigation/use-tabs.ts';
import { WithoutRail } from '../navigation/without-rail.tsx';
import { FindButton } from './find-button.tsx';

/** Opens “Find anything” from the header of a page in the navigation, where no rail has it; nothing in a task and for visitors. */
export function FindOnPhones() {
  if (useTabs().length === 0) return null;
  return (
    <WithoutRail>
      <FindButton />
    </WithoutRail>
  );
}
