import { contractsContract } from '@dayfare/api/contracts/contract';
import { Checkbox } from '@dayfare/ui/checkbox';
import { Skeleton } from '@dayfare/ui/skeleton';
import { Text } from '@dayfare/ui/text';
import { useState } from 'react';
import { AgreementList } from '../../../../kit/contracts/agreement-list.tsx';
import { useContractText } from '../../../../kit/contracts/use-contract-text.ts';
import { useListOfContracts } from '../../../../kit/contracts/use-list-of-contracts.ts';
import { usePolicyAgreed } from '../../../../kit/contracts/use-policy-agreed.ts';
import { TaskFrame } from '../../../../kit/money/parts/task-frame.tsx';
import { useApp } from '../../../../platform/app-context/app-context.ts';
import { FormStatus } from '../../../../platform/forms/form-status.tsx';
import { SubmitButton } from '../../../../platform/forms/submit-button.tsx';
import { useSubmit } from '../../../../platform/forms/use-submit.ts';
import { useTexts } from '../../../../platform/i18n/use-texts.ts';
import { pathTo } from '../../../../platform/navigation/path-to.ts';
import { useNavigate } from '../../../../platform/navigation/use-navigate.ts';
import { LoadProblem } from '../../../../platform/queries/load-problem.tsx';
import { QueryView } from '../../../../platform/queries/query-view.tsx';
import { MembersOnly } from './members-only.tsx';

export const title = 'money/accounts/credit-union:titles.added';

/** Thanks for the account, and the three agreements that go with it. */
export function AddedScreen() {
  return (
    <MembersOnly>
      <Agreements />
    </MembersOnly>
  );
}

function Agreements() {
  const { api } = useApp();
  const t = useTexts('money/accounts/credit-union');
  const navigate = useNavigate();
  const { list, brandingType } = useListOfContracts(['Privacy', 'CreditUnion', 'TermsOfService']);
  const text = useContractText();
  const ShownText = text.data;
  const report = usePolicyAgreed();
  const [isAgreed, setAgreed] = useState(false);
  const documents = (list.data ?? []).map(({ id, contractTitle, htmlText }) => ({
    id: String(id),
    title: contractTitle,
    content: ShownText && <ShownText html={htmlText} />,
  }));
  const saving = useSubmit({
    form: 'money/credit-union-agreements',
    initial: {},
    secret: [],
    send: async () => {
      const { saveContract } = api.client(contractsContract);
      // Agreeing twice changes nothing: after a failure all of them are sent again.
      for (const { id, contractType } of list.data ?? [])
        await saveContract({ id, contractType, userSentBrandingType: brandingType });
    },
    onDone: async (_answer, { isShown }) => {
      report((list.data ?? []).map(({ id }) => id));
      if (isShown) await navigate(pathTo('/ewa/home'), { replace: true });
    },
  });
  const frame = { title: t('added.title'), backTo: pathTo('/ewa/ecsfcu') };
  return (
    <QueryView
      queries={[list, text]}
      loading={<Skeleton shape="row" count={3} isAnnounced />}
      failed={(problem) => (
        <LoadProblem
          {...problem}
          title={t('added.loadFailed')}
          text={t('added.loadFailedText')}
          offlineText={t('added.offlineText')}
        />
      )}
      frame={(content) => <TaskFrame {...frame}>{content}</TaskFrame>}
    >
      {() => (
        <TaskFrame
          {...frame}
          onSubmit={() => isAgreed && void saving.submit()}
          footer={
            <SubmitButton submission={saving} isDisabled={!isAgreed} pendingLabel={t('added.saving')}>
              {t('added.continue')}
            </SubmitButton>
          }
        >
          <FormStatus submission={saving} title={t('added.saveFailed')} />
          <Text tone="muted">{t('added.text')}</Text>
          <AgreementList
            agreements={documents}
            nameOf={(title) => t('added.open', { title })}
            onRetry={() => void list.refetch()}
          />
          <Checkbox isSelected={isAgreed} onChange={setAgreed} isDisabled={saving.isPending}>
            {t('added.agree')}
          </Checkbox>
        </TaskFrame>
      )}
    </QueryView>
  );
}

export { AddedScreen as Screen };
