import { BottomSheet } from '../../components/bottom-sheet/bottom-sheet.tsx';
import { Button } from '../../components/button/button.tsx';
import { Checkbox } from '../../components/checkbox/checkbox.tsx';
import { Stack } from '../../primitives/stack/stack.tsx';
import { Text } from '../../primitives/text/text.tsx';
import type { ContractDrawerBase, ContractDrawerText } from './contract-drawer-props.ts';
import { NotReady } from './not-ready.tsx';
import { useFreshOnOpen } from './use-fresh-on-open.ts';

/** Words of the drawer with one box for all. */
export interface ListedContractsText extends ContractDrawerText {
  /** Beside the box: "I agree to these agreements". */
  agree: string;
  /** The button: "Continue". */
  done: string;
  /** Under the box, when one goes on without it: "Tick the box to agree". */
  agreeFirst: string;
}

export interface ListedContractsProps extends ContractDrawerBase {
  text: ListedContractsText;
}

/** One or several contracts below one another, and one box for all of them. */
export function ListedContracts(props: ListedContractsProps) {
  const { isOpen, state = 'ready', contracts, onDismiss, onRetry, text } = props;
  const [answer, setAnswer] = useFreshOnOpen(isOpen, { agreed: false, asked: false });
  const only = contracts.length === 1 ? contracts[0] : undefined;
  const isReady = state === 'ready' && contracts.length > 0;
  const done = () =>
    answer.agreed
      ? onDismiss({ agreed: true, counter: contracts.length })
      : setAnswer({ agreed: false, asked: true });

  return (
    <BottomSheet
      isOpen={isOpen}
      onOpenChange={(open) => !open && onDismiss({ agreed: false, counter: 0 })}
      title={only?.title ?? text.title}
      actions={
        isReady && (
          <>
            <Checkbox
              isSelected={answer.agreed}
              onChange={(agreed) => setAnswer({ agreed, asked: false })}
              isRequired
              error={answer.asked && text.agreeFirst}
            >
              {text.agree}
            </Checkbox>
            <Button stretch onPress={done}>
              {text.done}
            </Button>
          </>
        )
      }
    >
      {isReady ? (
        <Stack gap="section">
          {contracts.map(({ id, title, content }) => (
            <Stack key={id} as="section" gap={2}>
              {!only && (
                <Text variant="heading" as="h3">
                  {title}
                </Text>
              )}
              {content}
            </Stack>
          ))}
        </Stack>
      ) : (
        <NotReady isLoading={state === 'loading'} onRetry={onRetry} text={text} />
      )}
    </BottomSheet>
  );
}
