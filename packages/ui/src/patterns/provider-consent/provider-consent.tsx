'use client';

import { Banner } from '../../components/banner/banner.tsx';
import { BottomSheet } from '../../components/bottom-sheet/bottom-sheet.tsx';
import { Button } from '../../components/button/button.tsx';
import { useWords } from '../../messages/words.ts';
import { type RootProps, rootProps } from '../../primitives/root-props.ts';
import { Stack } from '../../primitives/stack/stack.tsx';
import { Text } from '../../primitives/text/text.tsx';
import { useSpinner } from './use-spinner.ts';
import { type ProviderConsentText, words } from './words.ts';

export { consentSpinnerMs } from './use-spinner.ts';
export { type ProviderConsentText, words as providerConsentWords } from './words.ts';

export interface ProviderConsentProps extends RootProps<HTMLElement> {
  /** Whether it is open (controlled). */
  isOpen: boolean;
  /** Called when the person closes it; the caller sets `isOpen` to `false`. */
  onClose: () => void;
  /** Called to open the provider's sign-in, in this window or through the native app. */
  onContinue: () => void;
  /** Overrides of the built-in texts. */
  text?: Partial<ProviderConsentText> | undefined;
}

/** Sends people to the payroll provider to give consent. Its spinner stops after 30 seconds and says so. */
export function ProviderConsent({ isOpen, onClose, onContinue, text: own, ...rest }: ProviderConsentProps) {
  const text = useWords(words, own);
  const [spinner, spin] = useSpinner(isOpen);
  const go = () => {
    spin();
    onContinue();
  };
  return (
    <BottomSheet
      {...rootProps(rest)}
      isOpen={isOpen}
      onOpenChange={(open) => !open && onClose()}
      title={text.title}
      actions={
        <Button isStretched onPress={go} isPending={spinner === 'turning'} pendingLabel={text.opening}>
          {text.continue}
        </Button>
      }
    >
      <Stack gap={4}>
        <Text>{text.message}</Text>
        {spinner === 'slow' && (
          <Banner tone="warning" isAnnounced title={text.slowTitle}>
            {text.slow}
          </Banner>
        )}
      </Stack>
    </BottomSheet>
  );
}
