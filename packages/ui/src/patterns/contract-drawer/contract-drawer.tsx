import { ArrowLeft } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { BottomSheet } from '../../components/bottom-sheet/bottom-sheet.tsx';
import { Button } from '../../components/button/button.tsx';
import { ErrorState } from '../../components/error-state/error-state.tsx';
import { IconButton } from '../../components/icon-button/icon-button.tsx';
import { Skeleton } from '../../components/skeleton/skeleton.tsx';
import { useUiMessages } from '../../messages/messages.ts';

/** One contract to read and agree to. */
export interface DrawerContract {
  /** Tells the contracts apart. */
  id: string;
  title: string;
  /** Its text: nodes that the app has already sanitised. */
  content: ReactNode;
}

/** Counter with which going back from the first contract dismisses the drawer. */
export const backedOut = -1;

/** How the drawer was left. */
export interface ContractDrawerResult {
  /** Whether every contract was agreed to. */
  agreed: boolean;
  /** Contracts agreed to before it was left; {@link backedOut} when the person went back from the first one. */
  counter: number;
}

/** The drawer's words. */
export interface ContractDrawerText {
  /** Name of the drawer while there is no contract to name it, e.g. "Agreements". */
  title: string;
  /** The button, e.g. "I Agree 1/3". */
  agree: (position: number, total: number) => string;
  /** Above the contract's title, e.g. "Agreement 1 of 3". */
  position: (position: number, total: number) => string;
  /** What happened when the contracts could not be loaded. */
  failedTitle: string;
  /** What to do then, and that nothing was agreed to. */
  failed: string;
}

export interface ContractDrawerProps {
  isOpen: boolean;
  /** Default `ready`. */
  state?: 'ready' | 'loading' | 'failed' | undefined;
  /** In the order in which they are read. */
  contracts: readonly DrawerContract[];
  /** Called once, however the drawer is left. The caller closes it. */
  onDismiss: (result: ContractDrawerResult) => void;
  /** Loads the contracts again after a failure. */
  onRetry: () => void;
  text: ContractDrawerText;
}

/** Contracts one after another; each is agreed to by itself, and nothing is agreed to by leaving. */
export function ContractDrawer(props: ContractDrawerProps) {
  const { isOpen, state = 'ready', contracts, onDismiss, onRetry, text } = props;
  const messages = useUiMessages();
  const [page, setPage] = useState(0);
  const [wasOpen, setWasOpen] = useState(isOpen);
  // Starts over when it opens, not when it closes: the page must not change under the eyes while it slides away.
  if (isOpen !== wasOpen) {
    setWasOpen(isOpen);
    if (isOpen) setPage(0);
  }

  const total = contracts.length;
  const contract = state === 'ready' ? contracts[page] : undefined;
  const back = () => (page === 0 ? onDismiss({ agreed: false, counter: backedOut }) : setPage(page - 1));
  const agree = () => (page + 1 === total ? onDismiss({ agreed: true, counter: total }) : setPage(page + 1));

  return (
    <BottomSheet
      isOpen={isOpen}
      onOpenChange={(open) => !open && onDismiss({ agreed: false, counter: page })}
      title={contract?.title ?? text.title}
      page={contract && { key: contract.id, label: text.position(page + 1, total) }}
      start={<IconButton icon={ArrowLeft} label={messages.back} onPress={back} />}
      actions={
        contract && (
          <Button stretch onPress={agree}>
            {text.agree(page + 1, total)}
          </Button>
        )
      }
    >
      {contract?.content}
      {state === 'loading' && <Skeleton shape="text" count={10} announce />}
      {(state === 'failed' || (state === 'ready' && total === 0)) && (
        <ErrorState title={text.failedTitle} headingLevel={3} onRetry={onRetry}>
          {text.failed}
        </ErrorState>
      )}
    </BottomSheet>
  );
}
