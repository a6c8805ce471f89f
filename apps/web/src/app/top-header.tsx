import { AppHeader } from '@dayfare/ui/app-header';
import { useApp } from './app-context.ts';
import { useCell } from './cell.ts';
import { topHeaderSettings } from './top-header-settings.ts';

/** The bar that the configuration puts above every page, with the way back to where people came from. */
export default function TopHeader() {
  const { startup } = useApp();
  const remote = topHeaderSettings(useCell(startup.configuration));
  return <AppHeader isPageHeading={false} remote={remote} />;
}
