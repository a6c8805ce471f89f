import { IconButton } from '@dayfare/ui/icon-button';
import { Inline } from '@dayfare/ui/inline';
import { Stack } from '@dayfare/ui/stack';
import { Text } from '@dayfare/ui/text';
import { X } from 'lucide-react';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { useNavigationType } from 'react-router-dom';

export interface DetailPaneProps {
  title: string;
  /** Name of the button that closes it. */
  closeLabel: string;
  onClose: () => void;
  children: ReactNode;
}

/**
 * What was chosen in a list, in the second column of a wide window. Choosing it moves focus to its heading, so give each its own key. To
 * show it, use `useDetailPane`.
 */
export function DetailPane({ title, closeLabel, onClose, children }: DetailPaneProps) {
  const id = useId();
  const heading = useRef<HTMLElement>(null);
  const isChosen = useNavigationType() === 'PUSH';
  useEffect(() => {
    if (isChosen) heading.current?.focus({ preventScroll: true });
  }, [isChosen]);
  return (
    <Stack as="section" gap={5} aria-labelledby={id}>
      <Inline justify="between">
        <Text variant="heading" id={id} ref={heading} isFocusTarget>
          {title}
        </Text>
        <IconButton icon={X} tone="muted" label={closeLabel} onPress={onClose} />
      </Inline>
      {children}
    </Stack>
  );
}
