import { Box } from '@dayfare/ui/box';
import { Stack } from '@dayfare/ui/stack';
import { Text } from '@dayfare/ui/text';
import { type ReactNode, useId } from 'react';
import * as styles from './card.css.ts';

export interface CardProps {
  title: string;
  /** Beside the title: how to change what is shown. */
  action?: ReactNode | undefined;
  children: ReactNode;
}

/** A part of the home with its heading. */
export function Card({ title, action, children }: CardProps) {
  const id = useId();
  return (
    <Box as="section" background="surface" radius="card" padding="card" aria-labelledby={id}>
      <Stack gap={3}>
        <div className={styles.head}>
          <Text variant="heading" id={id}>
            {title}
          </Text>
          {action}
        </div>
        {children}
      </Stack>
    </Box>
  );
}
