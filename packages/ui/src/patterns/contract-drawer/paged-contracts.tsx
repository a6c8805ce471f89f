import { ArrowLeft } from 'lucide-react';
import { BottomSheet } from '../../components/bottom-sheet/bottom-sheet.tsx';
import { Button } from '../../components/button/button.tsx';
import { IconButton } from '../../components/icon-button/icon-button.tsx';
import { useUiMessages } from '../../messages/messages.ts';
import { useWords } from '../../messages/words.ts';
import { rootProps } from '../../primitives/root-props.ts';
import { useFreshOnOpen } from '../shared/use-fresh-on-open.ts';
import { backedOut, type ContractDrawerBase, type PagedContractsText } from './contract-drawer-props.ts';
import { NotReady } from './not-ready.tsx';
import { words } from './words.ts';

export interface PagedContractsProps extends ContractDrawerBase {
  /** Overrides of the drawer's texts. */
  text?: Partial<PagedContractsText> | undefined;
}

/** Contracts one after another, each agreed to separately. */
export function PagedContracts(props: PagedContractsProps) {
  const { isOpen, state = 'ready', contracts, onDismiss, onRetry } = props;
  const text = useWords(words, props.text);
  const messages = useUiMessages();
  const [page, setPage] = useFreshOnOpen(isOpen, 0);
  const total = contracts.length;
  const contract = state === 'ready' ? contracts[page] : undefined;
  const hasPages = state === 'loading' || contract !== undefined;
  // While the contracts load, the line above the title is there, so that nothing moves when they come.
  const position = total === 0 ? '\u00a0' : text.position(page + 1, total);

  const back = () => (page === 0 ? onDismiss({ agreed: false, counter: backedOut }) : setPage(page - 1));
  const agree = () => (page + 1 === total ? onDismiss({ agreed: true, counter: total }) : setPage(page + 1));

  return (
    <BottomSheet
      {...rootProps(props)}
      isTall
      isOpen={isOpen}
      onOpenChange={(open) => !open && onDismiss({ agreed: false, counter: page })}
      title={contract?.title ?? text.title}
      page={hasPages ? { key: contract?.id ?? '', label: position } : undefined}
      start={<IconButton icon={ArrowLeft} label={messages.back} onPress={back} />}
      actions={
        contract && (
          <Button isStretched onPress={agree}>
            {text.agree(page + 1, total)}
          </Button>
        )
      }
    >
      {contract ? (
        contract.content
      ) : (
        <NotReady isLoading={state === 'loading'} onRetry={onRetry} text={text} />
      )}
    </BottomSheet>
  );
}
