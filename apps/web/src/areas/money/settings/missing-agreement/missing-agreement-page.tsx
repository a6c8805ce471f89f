import { availableFundsQuery } from '@dayfare/api/money/queries';
import { Button } from '@dayfare/ui/button';
import { EmptyState } from '@dayfare/ui/empty-state';
import { Skeleton } from '@dayfare/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { TaskFrame } from '../../../../kit/money/parts/task-frame.tsx';
import { useApp } from '../../../../platform/app-context/app-context.ts';
import { useTexts } from '../../../../platform/i18n/use-texts.ts';
import { pathTo } from '../../../../platform/navigation/path-to.ts';
import { useNavigate } from '../../../../platform/navigation/use-navigate.ts';
import { LoadProblem } from '../../../../platform/queries/load-problem.tsx';
import { QueryView } from '../../../../platform/queries/query-view.tsx';
import { AgreeForm } from './agree-form.tsx';

export const title = 'money/settings/missing-agreement:titles.page';

/** The agreement without which nothing can be taken: to read, and to agree to. */
export function MissingAgreementScreen() {
  const { api } = useApp();
  const t = useTexts('money/settings/missing-agreement');
  const navigate = useNavigate();
  const funds = useQuery(availableFundsQuery(api));
  const frame = { title: t('titles.page'), backTo: pathTo('/ewa/home') };
  const home = (
    <Button isStretched onPress={() => void navigate(pathTo('/ewa/home'))}>
      {t('home')}
    </Button>
  );
  return (
    <QueryView
      queries={[funds]}
      isOldShown={false}
      loading={<Skeleton shape="text" count={3} isAnnounced />}
      failed={(problem) => (
        <LoadProblem {...problem} title={t('failed')} text={t('failedText')} offlineText={t('offlineText')} />
      )}
      frame={(content) => <TaskFrame {...frame}>{content}</TaskFrame>}
    >
      {({ agreementType }) =>
        agreementType === null ? (
          <TaskFrame {...frame} footer={home}>
            <EmptyState title={t('noneTitle')}>{t('none')}</EmptyState>
          </TaskFrame>
        ) : (
          <AgreeForm contractType={agreementType} />
        )
      }
    </QueryView>
  );
}

export { MissingAgreementScreen as Screen };
