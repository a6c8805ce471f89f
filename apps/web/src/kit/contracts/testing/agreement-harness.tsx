import { useState } from 'react';
import { Agreement } from '../agreement.tsx';

export interface AgreementHarnessProps {
  isLocked?: boolean;
  ids?: readonly number[];
  onAgree?: (agreed: boolean) => void;
}

/** An agreement to two contracts, with the state that its caller keeps. */
export function AgreementHarness({
  isLocked = false,
  ids = [120, 121],
  onAgree = () => undefined,
}: AgreementHarnessProps) {
  const [isAgreed, setAgreed] = useState(false);
  const [isOpen, setOpen] = useState(false);
  return (
    <Agreement
      contractType={12}
      contractIds={ids}
      isAgreed={isAgreed}
      isLocked={isLocked}
      isOpen={isOpen}
      onOpenChange={setOpen}
      onAgree={(next) => {
        onAgree(next);
        setAgreed(next);
      }}
      text={{
        ...{ agree: 'I agree', read: 'Read', saveFailed: 'Not recorded' },
        drawer: {
          title: 'Contracts',
          agree: (position, total) => `Agree ${position} of ${total}`,
          position: (position, total) => `${position}/${total}`,
          ...{ failedTitle: 'Not loaded', failed: 'Try again.' },
        },
      }}
    />
  );
}
