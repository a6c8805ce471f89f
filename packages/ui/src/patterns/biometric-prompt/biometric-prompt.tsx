'use client';

import { ScanFace, Settings, ShieldCheck } from 'lucide-react';
import { BottomSheet } from '../../components/bottom-sheet/bottom-sheet.tsx';
import { Button } from '../../components/button/button.tsx';
import { useWords } from '../../messages/words.ts';
import type { Icon } from '../../primitives/icon.ts';
import { type RootProps, rootProps } from '../../primitives/root-props.ts';
import { Stack } from '../../primitives/stack/stack.tsx';
import { Text } from '../../primitives/text/text.tsx';
import { Emblem } from '../shared/emblem.tsx';
import { type BiometricKind, type BiometricPromptText, words } from './words.ts';

export { type BiometricKind, type BiometricPromptText, words as biometricPromptWords } from './words.ts';

export interface BiometricPromptProps extends RootProps<HTMLElement> {
  /** Whether it is open (controlled). */
  isOpen: boolean;
  /** Which prompt to show. */
  kind: BiometricKind;
  /** Called to turn it on, or to open the settings. */
  onAccept: () => void;
  /** Called for "Not now", the close button, Escape and a press outside. */
  onDismiss: () => void;
  /**
   * Whether the phone's dialog is open.
   * @default false
   */
  isPending?: boolean | undefined;
  /** Overrides of this prompt's texts. */
  text?: Partial<BiometricPromptText> | undefined;
}

const pictures = {
  auth: ScanFace,
  settings: Settings,
  appSetting: ShieldCheck,
} as const satisfies Record<BiometricKind, Icon>;

/** Offers sign-in by face or fingerprint, or leads to the settings that are missing for it. */
export function BiometricPrompt({
  isOpen,
  kind,
  onAccept,
  onDismiss,
  isPending,
  text: own,
  ...rest
}: BiometricPromptProps) {
  const text = { ...useWords(words)[kind], ...own };
  return (
    <BottomSheet
      {...rootProps(rest)}
      isOpen={isOpen}
      onOpenChange={(open) => !open && onDismiss()}
      title={text.title}
      actions={
        <>
          <Button isStretched onPress={() => onAccept()} isPending={isPending}>
            {text.action}
          </Button>
          <Button isStretched variant="quiet" onPress={() => onDismiss()}>
            {text.notNow}
          </Button>
        </>
      }
    >
      <Stack gap={4}>
        <Emblem icon={pictures[kind]} />
        <Text align="center">{text.description}</Text>
      </Stack>
    </BottomSheet>
  );
}
