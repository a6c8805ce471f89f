import { ErrorState } from '@dayfare/ui/error-state';
import { Screen as Page } from '@dayfare/ui/screen';
import { useEffect, useState } from 'react';
import { useApp } from '../app-context/app-context.ts';
import { useTexts } from '../i18n/use-texts.ts';

export const title = 'app:titles.maintenance';
export const back = 'previous';

/** How often the server is asked whether it is back, ms. */
const askEveryMs = 15_000;

/** The server is being worked on; asks by itself whether that is over. */
export function Screen() {
  const { startup } = useApp();
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
    <Page>
      <ErrorState
        kind="maintenance"
        headingLevel={1}
        title={t('start.maintenanceTitle')}
        onRetry={() => void ask()}
        retryLabel={t('start.retry')}
        isRetrying={isAsking}
      >
        {t('start.maintenanceText')}
      </ErrorState>
    </Page>
  );
}
