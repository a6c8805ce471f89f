import { ErrorState } from '../../components/error-state/error-state.tsx';
import { Skeleton } from '../../components/skeleton/skeleton.tsx';
import type { ContractDrawerText } from './contract-drawer-props.ts';

interface NotReadyProps {
  isLoading: boolean;
  onRetry: () => void;
  text: ContractDrawerText;
}

/** Replaces the contracts while there are none to read: nothing can be agreed to unseen. */
export function NotReady({ isLoading, onRetry, text }: NotReadyProps) {
  if (isLoading) return <Skeleton shape="text" count={10} isAnnounced />;
  return (
    <ErrorState title={text.failedTitle} headingLevel={3} onRetry={onRetry}>
      {text.failed}
    </ErrorState>
  );
}
