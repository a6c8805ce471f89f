import { BottomSheet } from '../../components/bottom-sheet/bottom-sheet.tsx';
import { Button } from '../../components/button/button.tsx';
import { Checkbox } from '../../components/checkbox/checkbox.tsx';
import { useWords } from '../../messages/words.ts';
import { rootProps } from '../../primitives/root-props.ts';
import { useFreshOnOpen } from '../shared/use-fresh-on-open.ts';
import type { ContractDrawerBase, ListedContractsText } from './contract-drawer-props.ts';
import { ContractSections } from './contract-sections.tsx';
import { NotReady } from './not-ready.tsx';
import { listedWords, words } from './words.ts';

export interface ListedContractsProps extends ContractDrawerBase {
  /** Overrides of the drawer's texts. */
  text?: Partial<ListedContractsText> | undefined;
}

/** One or more contracts below one another, with one box for all of them. */
export function ListedContracts(props: ListedContractsProps) {
  const { isOpen, state = 'ready', contracts, onDismiss, onRetry } = props;
  const text: ListedContractsText = { ...useWords(words), ...useWords(listedWords), ...props.text };
  const [answer, setAnswer] = useFreshOnOpen(isOpen, { agreed: false, signed: false, asked: false });
  const only = contracts.length === 1 ? contracts[0] : undefined;
  const isReady = state === 'ready' && contracts.length > 0;
  const isComplete = answer.agreed && (answer.signed || !text.eSign);
  const done = () =>
    isComplete
      ? onDismiss({ agreed: true, counter: contracts.length })
      : setAnswer({ ...answer, asked: true });
  const missing = (isTicked: boolean) => answer.asked && !isTicked && text.agreeFirst;

  return (
    <BottomSheet
      {...rootProps(props)}
      isTall
      isOpen={isOpen}
      onOpenChange={(open) => !open && onDismiss({ agreed: false, counter: 0 })}
      title={only?.title ?? text.title}
      actions={
        isReady && (
          <>
            <Checkbox
              isSelected={answer.agreed}
              onChange={(agreed) => setAnswer({ ...answer, agreed })}
              isRequired
              error={missing(answer.agreed)}
            >
              {text.agree}
            </Checkbox>
            {text.eSign && (
              <Checkbox
                isSelected={answer.signed}
                onChange={(signed) => setAnswer({ ...answer, signed })}
                isRequired
                error={missing(answer.signed)}
              >
                {text.eSign}
              </Checkbox>
            )}
            <Button isStretched onPress={done}>
              {text.done}
            </Button>
          </>
        )
      }
    >
      {isReady ? (
        <ContractSections contracts={contracts} />
      ) : (
        <NotReady isLoading={state === 'loading'} onRetry={onRetry} text={text} />
      )}
    </BottomSheet>
  );
}
