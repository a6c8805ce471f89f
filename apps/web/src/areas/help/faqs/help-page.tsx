import { Screen as Page } from '@dayfare/ui/screen';
import type { ReactNode } from 'react';
import { PageHeader } from '../../../platform/page-chrome/page-header.tsx';

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
