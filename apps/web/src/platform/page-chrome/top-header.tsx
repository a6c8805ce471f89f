import { AppHeader } from '@dayfare/ui/app-header';
import { useEffect } from 'react';
import { useApp } from '../app-context/app-context.ts';
import { loadingId } from '../loading/loading-id.ts';
import { useCell } from '../state/cell.ts';
import { topHeaderSettings } from './top-header-settings.ts';

const barColour = '--df-colour-chart-strong';

/** The bar that the configuration puts above every page, with the way back to where people came from, and the loading bar's colour. */
export default function TopHeader() {
  const { startup } = useApp();
  const remote = topHeaderSettings(useCell(startup.configuration));
  const { returnUrl, headerText, loadingBarColor } = remote;

  useEffect(() => {
    const bar = document.getElementById(loadingId);
    if (!bar || !loadingBarColor) return;
    bar.style.setProperty(barColour, loadingBarColor);
    return () => void bar.style.removeProperty(barColour);
  }, [loadingBarColor]);

  if (!returnUrl || !headerText) return null;
  return (
    // The page below has a header of its own, and a page has one banner.
    <section aria-label={headerText}>
      <AppHeader isPageHeading={false} remote={remote} />
    </section>
  );
}
