'use client';

import { ScanFace, Settings, ShieldCheck } from 'lucide-react';
import { BottomSheet } from '../../components/bottom-sheet/bottom-sheet.tsx';
import { Button } from '../../components/button/button.tsx';
import { useWords } from '../../messages/words.ts';
import { type FieldRootProps, fieldRoot } from '../../primitives/field-root.ts';
import type { Icon } from '../../primitives/icon.ts';
import { Stack } from '../../primitives/stack/stack.tsx';
import { Text } from '../../primitives/text/text.tsx';
import { Emblem } from '../shared/emblem.tsx';
import { type BiometricKind, type BiometricPromptText, words } from './words.ts';

export { type BiometricKind, type BiometricPromptText, words as biometricPromptWords } from './words.ts';

export interface BiometricPromptProps extends FieldRootProps<HTMLElement> {
  /** Whether it is shown. The caller keeps this state. */
  isOpen: boolean;
  /** What is asked. */
  kind: BiometricKind;
  /** Turns it on, or opens the settings. */
  onAccept: () => void;
  /** Not now, the cross, Escape and a press behind. */
  onDismiss: () => void;
  /** Whether the phone is being asked. Default `false`. */
  isPending?: boolean | undefined;
  /** Words of one's own for this kind. */
  text?: Partial<BiometricPromptText> | undefined;
}

const pictures = {
  auth: ScanFace,
  settings: Settings,
  appSetting: ShieldCheck,
} as const satisfies Record<BiometricKind, Icon>;

/** Offers to sign in by face or fingerprint, or leads to the settings that still stand in the way. */
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
      {...fieldRoot(rest)}
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
