'use client';

import { BottomSheet } from '../../components/bottom-sheet/bottom-sheet.tsx';
import { Button } from '../../components/button/button.tsx';
import { useWords } from '../../messages/words.ts';
import { type RootProps, rootProps } from '../../primitives/root-props.ts';
import type { DrawerContract } from '../contract-drawer/contract-drawer-props.ts';
import { ContractSections } from '../contract-drawer/contract-sections.tsx';
import { NotReady } from '../contract-drawer/not-ready.tsx';
import { type PolicySheetText, words } from './words.ts';

export type { DrawerContract } from '../contract-drawer/contract-drawer-props.ts';
export { type PolicySheetText, words as policySheetWords } from './words.ts';

export interface PolicySheetProps extends RootProps<HTMLElement> {
  /** Whether it is open (controlled). */
  isOpen: boolean;
  /** Called when the person closes it; the caller sets `isOpen` to `false`. */
  onClose: () => void;
  /**
   * Whether the text has arrived.
   * @default 'ready'
   */
  state?: 'ready' | 'loading' | 'failed' | undefined;
  /** One or more policies, in order. */
  policies: readonly DrawerContract[];
  /** Called to load them again after a failure. */
  onRetry: () => void;
  /** Overrides of the built-in texts. */
  text?: Partial<PolicySheetText> | undefined;
}

/** Policies to read. To ask for agreement, use `ContractDrawer`. */
export function PolicySheet({
  isOpen,
  onClose,
  state = 'ready',
  policies,
  onRetry,
  text: own,
  ...rest
}: PolicySheetProps) {
  const text = useWords(words, own);
  const only = policies.length === 1 ? policies[0] : undefined;
  const isReady = state === 'ready' && policies.length > 0;
  return (
    <BottomSheet
      {...rootProps(rest)}
      isTall
      isOpen={isOpen}
      onOpenChange={(open) => !open && onClose()}
      title={only?.title ?? text.title}
      actions={
        isReady && (
          <Button isStretched variant="secondary" onPress={() => onClose()}>
            {text.done}
          </Button>
        )
      }
    >
      {isReady ? (
        <ContractSections contracts={policies} />
      ) : (
        <NotReady isLoading={state === 'loading'} onRetry={onRetry} text={text} />
      )}
    </BottomSheet>
  );
}
