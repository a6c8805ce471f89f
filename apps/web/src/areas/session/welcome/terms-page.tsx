import { contractType, hasEsignCheckbox } from '@dayfare/domain/contracts';
import { Button } from '@dayfare/ui/button';
import { ContractDrawer, type ContractDrawerResult } from '@dayfare/ui/patterns/contract-drawer';
import { Skeleton } from '@dayfare/ui/skeleton';
import { useState } from 'react';
import { AgreementList } from '../../../kit/contracts/agreement-list.tsx';
import { useContractText } from '../../../kit/contracts/use-contract-text.ts';
import { usePolicyAgreed } from '../../../kit/contracts/use-policy-agreed.ts';
import { FormStatus } from '../../../platform/forms/form-status.tsx';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { LoadProblem } from '../../../platform/queries/load-problem.tsx';
import { QueryView } from '../../../platform/queries/query-view.tsx';
import { StepScreen } from '../steps/step-screen.tsx';
import { useTerms } from './use-terms.ts';

export const title = 'session/welcome:titles.terms';

/** The agreements that someone has yet to accept: each can be read separately, all are accepted together. */
export function Screen() {
  const t = useTexts('session/welcome');
  const { list, step } = useTerms();
  const text = useContractText();
  const Text = text.data;
  const report = usePolicyAgreed();
  const [isAgreeing, setAgreeing] = useState(false);
  const documents = (list.data ?? []).map(({ id, contractTitle, htmlText }) => ({
    id: String(id),
    title: contractTitle,
    content: Text && <Text html={htmlText} />,
  }));
  const needsESign = (list.data ?? []).some((one) => {
    const type = contractType.fromWire(one.contractType);
    return type !== null && hasEsignCheckbox(type);
  });

  const dismiss = ({ agreed }: ContractDrawerResult) => {
    setAgreeing(false);
    if (!agreed) return;
    report((list.data ?? []).map(({ id }) => id));
    void step.submit();
  };
  const words = { title: t('terms.title'), text: t('terms.text') };
  return (
    <QueryView
      queries={[list, text]}
      loading={<Skeleton shape="row" count={3} isAnnounced />}
      failed={(problem) => (
        <LoadProblem
          {...problem}
          title={t('terms.failedTitle')}
          text={t('terms.failed')}
          offlineText={t('terms.offline')}
        />
      )}
      frame={(content) => <StepScreen {...words}>{content}</StepScreen>}
    >
      {() => (
        <StepScreen
          {...words}
          footer={
            <Button
              isStretched
              aria-haspopup="dialog"
              isPending={step.isPending}
              pendingLabel={t('terms.saving')}
              onPress={() => setAgreeing(true)}
            >
              {t('terms.agree')}
            </Button>
          }
        >
          <FormStatus submission={step} title={t('terms.notSavedTitle')} text={t('terms.notSaved')} />
          <AgreementList
            agreements={documents}
            nameOf={(title) => t('terms.open', { title })}
            onRetry={() => void list.refetch()}
          />
          <ContractDrawer
            agreement="checkbox"
            isOpen={isAgreeing}
            contracts={documents}
            onDismiss={dismiss}
            onRetry={() => void list.refetch()}
            text={{
              title: t('terms.drawer'),
              agree: t('terms.agreeToAll'),
              eSign: needsESign ? t('terms.eSign') : undefined,
              done: t('terms.done'),
              agreeFirst: t('terms.agreeFirst'),
            }}
          />
        </StepScreen>
      )}
    </QueryView>
  );
}
