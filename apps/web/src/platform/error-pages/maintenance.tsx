import { AppHeader } from '@dayfare/ui/app-header';
import { ErrorState } from '@dayfare/ui/error-state';
import { Screen as Page } from '@dayfare/ui/screen';
import { useEffect, useState } from 'react';
import { useApp } from '../app-context/app-context.ts';
import { BrandMark } from '../brand/brand-mark.tsx';
import { useTexts } from '../i18n/use-texts.ts';
import { useCell } from '../state/cell.ts';

export const title = 'app:titles.maintenance';
export const back = 'previous';

/** How often the server is asked whether it is back, ms. */
const askEveryMs = 15_000;

/** The server is being worked on, or is down; asks by itself whether that is over. */
export function Screen() {
  const { startup, connection } = useApp();
  const isOutage = useCell(connection.server) === 'outage';
  const t = useTexts('app');
  const [isAsking, setAsking] = useState(false);

  useEffect(() => {
    const timer = setInterval(() => void startup.askForReturn(), askEveryMs);
    return () => clearInterval(timer);
  }, [startup]);

  const ask = async () => {
    setAsking(true);
    await startup.askForReturn();
    setAsking(false);
  };
  return (
    <Page header={<AppHeader logo={<BrandMark />} />}>
      <ErrorState
        kind={isOutage ? 'problem' : 'maintenance'}
        headingLevel={1}
        title={t(isOutage ? 'start.downTitle' : 'start.maintenanceTitle')}
        onRetry={() => void ask()}
        retryLabel={t('start.retry')}
        isRetrying={isAsking}
      >
        {t(isOutage ? 'start.downText' : 'start.maintenanceText')}
      </ErrorState>
    </Page>
  );
}
