import { Button } from '@dayfare/ui/button';
import {
  ContractDrawer,
  type ContractDrawerResult,
  type PagedContractsText,
} from '@dayfare/ui/patterns/contract-drawer';
import { PolicyCheckbox } from '@dayfare/ui/patterns/policy-checkbox';
import { Stack } from '@dayfare/ui/stack';
import { Text } from '@dayfare/ui/text';
import { type GivenAgreement, useContracts } from './use-contracts.ts';
import { usePolicyAgreed } from './use-policy-agreed.ts';

/** Texts of an agreement. */
export interface AgreementText {
  /** What checking the box means, as a full sentence. */
  readonly agree: string;
  /** Said instead of the box where they were agreed to before. */
  readonly before?: string;
  /** The button that opens the contracts. */
  readonly read: string;
  /** Shown when the agreement couldn't be recorded; not needed if the caller saves it. */
  readonly saveFailed?: string;
  readonly drawer: PagedContractsText;
}

export interface AgreementProps {
  /** API number of the contract type. */
  contractType: number;
  /** The contracts of that type that must all be agreed to. Default: all of them. */
  contractIds?: readonly number[] | undefined;
  isAgreed: boolean;
  /** The subject of the agreement is being sent, so it can't be withdrawn. Default `false`. */
  isLocked?: boolean | undefined;
  /** Whether the contracts are open. */
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** Whether they were agreed to before in the same words: nothing is asked then, and they can be read again. Default `false`. */
  isFromBefore?: boolean | undefined;
  /** Called with `false` when the contracts are closed without agreeing, or the agreement is withdrawn. */
  onAgree: (agreed: boolean, agreements: readonly GivenAgreement[]) => void;
  /** Whether the caller saves the agreements, with what they are for. Default `false`: each is saved at once. */
  isSavedLater?: boolean | undefined;
  /** What is wrong, after the contracts were closed without agreeing. */
  error?: string | undefined;
  text: AgreementText;
}

/** A box that can only be checked by reading the contracts and agreeing. */
export function Agreement(props: AgreementProps) {
  const { contractType, contractIds, isAgreed, isLocked = false, isOpen, onOpenChange, onAgree } = props;
  const { isFromBefore = false, isSavedLater = false, error, text } = props;
  const {
    contracts,
    agreements,
    Text: ContractText,
    state,
    retry,
    save,
    hasSaveFailed,
  } = useContracts({
    contractType,
    contractIds,
    isOpen,
  });

  const report = usePolicyAgreed();

  const dismiss = ({ agreed }: ContractDrawerResult) => {
    onOpenChange(false);
    if (isFromBefore) return;
    onAgree(agreed, agreed ? agreements : []);
    if (!agreed) return;
    report(contracts.map(({ id }) => id));
    if (!isSavedLater) save(() => onAgree(false, []));
  };
  const open = () => {
    if (!isLocked) onOpenChange(true);
  };
  return (
    <Stack gap={1} align="start">
      {isFromBefore ? (
        <Text tone="muted">{text.before}</Text>
      ) : (
        <PolicyCheckbox
          isAgreed={isAgreed}
          onOpen={open}
          onWithdraw={() => !isLocked && onAgree(false, [])}
          error={hasSaveFailed && !isAgreed ? text.saveFailed : error}
        >
          {text.agree}
        </PolicyCheckbox>
      )}
      <Button variant="quiet" size="small" isFlush aria-haspopup="dialog" onPress={open}>
        {text.read}
      </Button>
      <ContractDrawer
        isOpen={isOpen}
        state={state}
        contracts={contracts.map(({ id, contractTitle, htmlText }) => ({
          id: String(id),
          title: contractTitle,
          content: ContractText && <ContractText html={htmlText} />,
        }))}
        onDismiss={dismiss}
        onRetry={retry}
        text={text.drawer}
      />
    </Stack>
  );
}
