'use client';

import type { DefaultProps } from '@dayfare/themes/brands';
import { UiProvider } from '@dayfare/ui/provider';
import { useRouter } from 'next/navigation';
import type { ReactNode } from 'react';

export function Providers({ defaults, children }: { defaults: DefaultProps; children: ReactNode }) {
  const { push } = useRouter();
  return (
    <UiProvider locale="en-US" navigate={push} defaults={defaults}>
      {children}
    </UiProvider>
  );
}
