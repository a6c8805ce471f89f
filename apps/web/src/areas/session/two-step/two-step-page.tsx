import { twoStepQuery } from '@dayfare/api/session/queries';
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
import { TwoStepForm } from './two-step-form.tsx';

export const title = 'session/two-step:titles.page';
export const back = 'previous';

/** The page with the settings of two-step sign-in. */
export function Screen() {
  const app = useApp();
  const t = useTexts('session/two-step');
  const settings = useQuery(twoStepQuery(app.api));
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
        queries={[settings]}
        loading={<Skeleton shape="text" count={3} isAnnounced />}
        // Saving old settings would not save what was shown.
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
        {(now) => <TwoStepForm settings={now} />}
      </QueryView>
    </Page>
  );
}
