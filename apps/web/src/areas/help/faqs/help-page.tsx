import { Screen as Page } from '@dayfare/ui/screen';
import type { ReactNode } from 'react';
import { PageHeader } from '../../session/index.ts';

export interface HelpPageProps {
  title: string;
  /** Stands beside the page’s content in a wide window. Default: nothing. */
  aside?: ReactNode;
  children: ReactNode;
}

/** The frame of the pages about help. */
export function HelpPage({ title, aside, children }: HelpPageProps) {
  return (
    <Page header={<PageHeader title={title} />} isWide aside={aside}>
      {children}
    </Page>
  );
}
