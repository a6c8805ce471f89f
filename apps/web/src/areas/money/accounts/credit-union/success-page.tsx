import { instrumentsQuery } from '@dayfare/api/money/queries';
import { contractType } from '@dayfare/domain/contracts';
import { AccountSuccess } from '@dayfare/ui/patterns/account-success';
import { Skeleton } from '@dayfare/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Navigate } from 'react-router-dom';
import { Agreement } from '../../../../kit/contracts/agreement.tsx';
import { useListOfContracts } from '../../../../kit/contracts/use-list-of-contracts.ts';
import { TaskFrame } from '../../../../kit/money/parts/task-frame.tsx';
import { useWaysOut } from '../../../../kit/money/parts/use-ways-out.ts';
import { useApp } from '../../../../platform/app-context/app-context.ts';
import { BrandMark } from '../../../../platform/brand/brand-mark.tsx';
import { useTexts } from '../../../../platform/i18n/use-texts.ts';
import { pathTo } from '../../../../platform/navigation/path-to.ts';
import { useNavigate } from '../../../../platform/navigation/use-navigate.ts';
import { LoadProblem } from '../../../../platform/queries/load-problem.tsx';
import { QueryView } from '../../../../platform/queries/query-view.tsx';
import { MembersOnly } from './members-only.tsx';

export const title = 'money/accounts/credit-union:titles.success';

/** Says that the credit union's account is set up, and asks for its agreement. Users without one are led to entering its number. */
export function SuccessScreen() {
  const { api } = useApp();
  const t = useTexts('money/accounts/credit-union');
  const { home } = useWaysOut();
  const accounts = useQuery(instrumentsQuery(api));
  const { list } = useListOfContracts(['CreditUnion']);
  return (
    <MembersOnly>
      <QueryView
        queries={[accounts, list]}
        loading={<Skeleton shape="row" count={2} isAnnounced />}
        failed={(problem) => (
          <LoadProblem
            {...problem}
            title={t('success.loadFailed')}
            text={t('success.loadFailedText')}
            offlineText={t('success.offlineText')}
          />
        )}
        frame={(content) => (
          <TaskFrame title={t('titles.success')} backTo={home}>
            {content}
          </TaskFrame>
        )}
      >
        {(all, contracts) =>
          all.some(
            ({ kind, subType, status }) =>
              kind === 'BankAccount' && subType === 'None' && status === 'Active',
          ) ? (
            <SetUp contractIds={contracts.map(({ id }) => id)} />
          ) : (
            <Navigate to={pathTo('/ewa/mypaynow')} replace />
          )
        }
      </QueryView>
    </MembersOnly>
  );
}

function SetUp({ contractIds }: { contractIds: readonly number[] }) {
  const t = useTexts('money/accounts/credit-union');
  const navigate = useNavigate();
  const { back, help, home } = useWaysOut();
  const [isAgreed, setAgreed] = useState(false);
  const [isReading, setReading] = useState(false);
  return (
    <AccountSuccess
      logo={<BrandMark drawing="mark" />}
      onBack={back}
      onHelp={help}
      isAgreed={isAgreed}
      onContinue={() => void navigate(pathTo('/home/verify-pin'))}
      skip={{ label: t('success.skip'), onPress: () => void navigate(home) }}
      policy={
        <Agreement
          contractType={contractType.toWire('CreditUnion')}
          contractIds={contractIds}
          isAgreed={isAgreed}
          isOpen={isReading}
          onOpenChange={setReading}
          onAgree={setAgreed}
          text={{
            agree: t('success.agree'),
            read: t('success.read'),
            saveFailed: t('success.saveFailed'),
            drawer: {
              title: t('success.drawer'),
              agree: () => t('success.agreeDrawer'),
              position: (page, pages) => t('success.position', { page, pages }),
              failedTitle: t('success.drawerFailed'),
              failed: t('success.drawerFailedText'),
            },
          }}
        />
      }
    />
  );
}

export { SuccessScreen as Screen };
