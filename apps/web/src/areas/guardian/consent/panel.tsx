import { EmptyState, type IllustrationName } from '@dayfare/ui/empty-state';
import { Stack } from '@dayfare/ui/stack';
import type { ReactNode } from 'react';
import { Contact } from './contact.tsx';

export interface PanelProps {
  illustration: IllustrationName;
  title: string;
  children: ReactNode;
  /** The one thing to do, if any. */
  action?: ReactNode;
}

/** The state of the link or the consent, and the support contact. */
export function Panel({ illustration, title, children, action }: PanelProps) {
  return (
    <Stack gap="section">
      <EmptyState illustration={illustration} title={title} headingLevel={1} action={action}>
        {children}
      </EmptyState>
      <Contact />
    </Stack>
  );
}
