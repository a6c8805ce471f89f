import { AppHeader } from '@dayfare/ui/app-header';
import { Screen } from '@dayfare/ui/screen';
import { Text } from '@dayfare/ui/text';
import type { ReactNode } from 'react';
import { BrandMark } from '../../../platform/brand/brand-mark.tsx';
import { BrandPanel } from '../../../platform/brand/brand-panel.tsx';
import { useNavigate } from '../../../platform/navigation/use-navigate.ts';

/** Props of {@link AccountFrame}. */
export interface AccountFrameProps {
  title: string;
  /** Where the way back leads. */
  backTo: string;
  footer?: ReactNode;
  onSubmit?: (() => void) | undefined;
  children: ReactNode;
}

/** The frame of the pages about one account: the way back, the title, one thing to do. */
export function AccountFrame({ title, backTo, footer, onSubmit, children }: AccountFrameProps) {
  const navigate = useNavigate();
  return (
    <Screen
      header={
        <AppHeader
          isPageHeading={false}
          logo={<BrandMark drawing="mark" />}
          onBack={() => void navigate(backTo)}
        />
      }
      summary={<BrandPanel />}
      footer={footer}
      onSubmit={onSubmit}
    >
      <Text variant="title" isBalanced isFocusTarget>
        {title}
      </Text>
      {children}
    </Screen>
  );
}
