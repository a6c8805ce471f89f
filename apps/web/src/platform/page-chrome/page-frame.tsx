import { AppHeader } from '@dayfare/ui/app-header';
import { Screen } from '@dayfare/ui/screen';
import type { ReactNode } from 'react';
import { useApp } from '../app-context/app-context.ts';
import { BrandMark } from '../brand/brand-mark.tsx';
import { goBackFrom } from '../navigation/back.ts';
import { FindOnPhones } from './find-on-phones.tsx';

export interface PageFrameProps {
  title: string;
  footer?: ReactNode;
  children: ReactNode;
}

/** The frame of an area's page: its title as the heading, and the way back that the catalogue of routes names. */
export function PageFrame({ title, footer, children }: PageFrameProps) {
  const app = useApp();
  return (
    <Screen
      header={
        <AppHeader
          title={title}
          logo={<BrandMark drawing="mark" />}
          onBack={() => void goBackFrom(app)}
          trailing={<FindOnPhones />}
        />
      }
      footer={footer}
    >
      {children}
    </Screen>
  );
}
