'use client';

import type { ReactNode } from 'react';
import { Button } from '../../components/button/button.tsx';
import { Drawer } from '../../components/drawer/drawer.tsx';
import { useWords } from '../../messages/words.ts';
import { type FieldRootProps, fieldRoot } from '../../primitives/field-root.ts';
import { Stack } from '../../primitives/stack/stack.tsx';
import { Text } from '../../primitives/text/text.tsx';
import { type CardDisclosureText, words } from './words.ts';

export { type CardDisclosureText, words as cardDisclosureWords } from './words.ts';

/** One disclosure. */
export interface Disclosure {
  title: string;
  /** Nodes that the app has already sanitised. */
  content: ReactNode;
}

export interface CardDisclosureProps extends FieldRootProps<HTMLElement> {
  /** Whether it is shown. The caller keeps this state. */
  isOpen: boolean;
  /** Called when the person closes it; the caller sets `isOpen` to `false`. */
  onClose: () => void;
  /** The texts, in order. */
  disclosures: readonly Disclosure[];
  /** Under review with no card applied yet: hides the link button. */
  isInApproval: boolean;
  /** Goes on to link a card. */
  onLink: () => void;
  /** Words of its own, in place of those in the reader's language. */
  text?: Partial<CardDisclosureText> | undefined;
}

/** What must be told about a card, and the way to link it while that is possible. */
export function CardDisclosure(props: CardDisclosureProps) {
  const { isOpen, onClose, disclosures, isInApproval, onLink } = props;
  const text = useWords(words, props.text);
  return (
    <Drawer
      {...fieldRoot(props)}
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
