'use client';

import type { ReactNode } from 'react';
import { Button } from '../../components/button/button.tsx';
import { Drawer } from '../../components/drawer/drawer.tsx';
import { useWords } from '../../messages/words.ts';
import { type RootProps, rootProps } from '../../primitives/root-props.ts';
import { Stack } from '../../primitives/stack/stack.tsx';
import { Text } from '../../primitives/text/text.tsx';
import { type CardDisclosureText, words } from './words.ts';

export { type CardDisclosureText, words as cardDisclosureWords } from './words.ts';

/** A disclosure. */
export interface Disclosure {
  title: string;
  /** Content that the app has already sanitised. */
  content: ReactNode;
}

export interface CardDisclosureProps extends RootProps<HTMLElement> {
  /** Whether it is open (controlled). */
  isOpen: boolean;
  /** Called when the person closes it; the caller sets `isOpen` to `false`. */
  onClose: () => void;
  /** The disclosures, in order. */
  disclosures: readonly Disclosure[];
  /** Whether the application is under review and there is no card yet; hides the link button. */
  isInApproval: boolean;
  /** Called to link a card. */
  onLink: () => void;
  /** Overrides of the built-in texts. */
  text?: Partial<CardDisclosureText> | undefined;
}

/** Disclosures about a card, with a button to link it while that is possible. */
export function CardDisclosure(props: CardDisclosureProps) {
  const { isOpen, onClose, disclosures, isInApproval, onLink } = props;
  const text = useWords(words, props.text);
  return (
    <Drawer
      {...rootProps(props)}
      isOpen={isOpen}
      onOpenChange={(open) => !open && onClose()}
      title={text.title}
      actions={
        isInApproval ? undefined : (
          <Button isStretched onPress={() => onLink()}>
            {text.link}
          </Button>
        )
      }
    >
      <Stack gap="section">
        {disclosures.map(({ title, content }) => (
          <Stack key={title} as="section" gap={2}>
            <Text variant="heading" as="h3">
              {title}
            </Text>
            {content}
          </Stack>
        ))}
      </Stack>
    </Drawer>
  );
}
