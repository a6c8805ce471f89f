import { AppHeader } from '@dayfare/ui/app-header';
import { Screen as Page } from '@dayfare/ui/screen';
import type { ReactNode } from 'react';
import { useApp } from '../../../platform/app-context/app-context.ts';
import { BrandMark } from '../../../platform/brand/brand-mark.tsx';
import { BrandPanel } from '../../../platform/brand/brand-panel.tsx';
import { goBackFrom } from '../../../platform/navigation/back.ts';

export interface HelpPageProps {
  title: string;
  children: ReactNode;
}

/** The frame of the pages about help. */
export function HelpPage({ title, children }: HelpPageProps) {
  const app = useApp();
  return (
    <Page
      header={
        <AppHeader title={title} logo={<BrandMark drawing="mark" />} onBack={() => void goBackFrom(app)} />
      }
      summary={<BrandPanel />}
    >
      {children}
    </Page>
  );
}
