import { Skeleton } from '@dayfare/ui/skeleton';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { pathTo } from '../../../platform/navigation/path-to.ts';
import { LoadProblem } from '../../../platform/queries/load-problem.tsx';
import { QueryView } from '../../../platform/queries/query-view.tsx';
import { ApplyFrame } from './apply-frame.tsx';
import { CardDesign } from './card-design.tsx';
import { openApplication } from './open-application.ts';
import { TermsForm } from './terms-form.tsx';
import { useApplication } from './use-application.ts';
import { useCardContracts } from './use-card-contracts.ts';

export const title = 'card/apply:titles.terms';
export const load = openApplication('/card/carddesign-terms');

/** What the card looks like, what it costs, and what is agreed to before anything else is asked. */
export function Screen() {
  const t = useTexts('card/apply');
  const application = useApplication();
  const contracts = useCardContracts();
  return (
    <QueryView
      queries={[contracts.list, contracts.text]}
      frame={(content) => (
        <ApplyFrame
          step="terms"
          title={t('titles.terms')}
          text={t('terms.text')}
          backTo={pathTo('/card/home')}
          footer={null}
        >
          <CardDesign program={application.program} />
          {content}
        </ApplyFrame>
      )}
      loading={<Skeleton shape="row" count={4} isAnnounced />}
      failed={(problem) => (
        <LoadProblem
          {...problem}
          title={t('terms.failed')}
          text={t('terms.failedText')}
          offlineText={t('offlineText')}
          headingLevel={2}
        />
      )}
    >
      {() => <TermsForm application={application} contracts={contracts} />}
    </QueryView>
  );
}
