import { Screen as Page } from '@dayfare/ui/screen';
import type { ReactNode } from 'react';
import { PageHeader } from '../../session/index.ts';

export interface HelpPageProps {
  title: string;
  children: ReactNode;
}

/** The frame of the pages about help. */
export function HelpPage({ title, children }: HelpPageProps) {
  return (
    <Page header={<PageHeader title={title} />} isWide>
      {children}
    </Page>
  );
}
