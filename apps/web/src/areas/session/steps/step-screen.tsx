import { AppHeader } from '@dayfare/ui/app-header';
import { Screen } from '@dayfare/ui/screen';
import { Stack } from '@dayfare/ui/stack';
import { Text } from '@dayfare/ui/text';
import type { ReactNode } from 'react';
import { BrandMark } from '../../../platform/brand/brand-mark.tsx';
import { AccountButton } from '../account/account-button.tsx';

export interface StepScreenProps {
  title: string;
  text: string;
  /** The primary action. */
  footer?: ReactNode;
  onSubmit?: (() => void) | undefined;
  children: ReactNode;
}

/** A step between signing in and the home. There is no way back except signing out, in the account menu. */
export function StepScreen({ title, text, footer, onSubmit, children }: StepScreenProps) {
  return (
    <Screen
      header={<AppHeader logo={<BrandMark />} trailing={<AccountButton />} />}
      footer={footer}
      onSubmit={onSubmit}
    >
      <Stack gap={2}>
        <Text variant="title" isBalanced isFocusTarget>
          {title}
        </Text>
        <Text tone="muted">{text}</Text>
      </Stack>
      {children}
    </Screen>
  );
}
