import { devicesQuery } from '@dayfare/api/session/queries';
import { AppHeader } from '@dayfare/ui/app-header';
import { Screen as Page } from '@dayfare/ui/screen';
import { Skeleton } from '@dayfare/ui/skeleton';
import { Text } from '@dayfare/ui/text';
import { useQuery } from '@tanstack/react-query';
import { useApp } from '../../../platform/app-context/app-context.ts';
import { BrandMark } from '../../../platform/brand/brand-mark.tsx';
import { BrandPanel } from '../../../platform/brand/brand-panel.tsx';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { goBackFrom } from '../../../platform/navigation/back.ts';
import { LoadProblem } from '../../../platform/queries/load-problem.tsx';
import { QueryView } from '../../../platform/queries/query-view.tsx';
import { DeviceList } from './device-list.tsx';

export const title = 'session/devices:titles.page';
export const back = 'previous';

/** Where the person's account is in use, and ways to end that. */
export function Screen() {
  const app = useApp();
  const t = useTexts('session/devices');
  const devices = useQuery(devicesQuery(app.api));
  return (
    <Page
      header={
        <AppHeader
          title={t('titles.page')}
          logo={<BrandMark drawing="mark" />}
          onBack={() => void goBackFrom(app)}
        />
      }
      summary={<BrandPanel />}
    >
      <Text tone="muted">{t('text')}</Text>
      <QueryView
        queries={[devices]}
        loading={<Skeleton shape="text" count={4} isAnnounced />}
        // What was true a while ago would be no answer to who is signed in now.
        isOldShown={false}
        failed={(problem) => (
          <LoadProblem
            {...problem}
            title={t('loadFailed')}
            text={t('loadFailedText')}
            offlineText={t('offlineText')}
            headingLevel={2}
          />
        )}
      >
        {(found) => <DeviceList devices={found} />}
      </QueryView>
    </Page>
  );
}
