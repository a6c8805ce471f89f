import { useState } from 'react';
import { Agreement } from '../../../kit/contracts/agreement.tsx';
import type { GivenAgreement } from '../../../kit/contracts/use-contracts.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { WithQueries } from '../../../platform/queries/with-queries.tsx';

export interface StateDocumentProps {
  /** Number of the contract. */
  number: number;
  /** The state, in the current language. */
  name: string;
  isAgreed: boolean;
  /** The state is being saved, so the agreement can't be withdrawn. */
  isLocked: boolean;
  /** Whether the user tried to go on without agreeing. */
  isMissing: boolean;
  /** Called with the agreements, or none once they are withdrawn. They are saved with the state. */
  onAgree: (agreements: readonly GivenAgreement[]) => void;
}

/** What the law of a state has people told, to be read and agreed to before they say that they live there. */
export function StateDocument({ number, name, isAgreed, isLocked, isMissing, onAgree }: StateDocumentProps) {
  const t = useTexts('session/state-selection');
  const [isOpen, setOpen] = useState(false);
  return (
    <WithQueries>
      <Agreement
        contractType={number}
        isAgreed={isAgreed}
        isLocked={isLocked}
        isSavedLater
        isOpen={isOpen}
        onOpenChange={setOpen}
        onAgree={(_, agreements) => onAgree(agreements)}
        error={isMissing && !isAgreed ? t('documents.missing') : undefined}
        text={{
          agree: t('documents.agree', { state: name }),
          read: t('documents.read'),
          drawer: {
            title: t('documents.title', { state: name }),
            agree: () => t('documents.give'),
            position: (page, pages) => t('documents.position', { page, pages }),
            failedTitle: t('documents.failedTitle'),
            failed: t('documents.failed'),
          },
        }}
      />
    </WithQueries>
  );
}
