import { AppHeader } from '@dayfare/ui/app-header';
import { Button } from '@dayfare/ui/button';
import { Screen } from '@dayfare/ui/screen';
import type { ReactNode } from 'react';
import { useApp } from '../../../platform/app-context/app-context.ts';
import { BrandMark } from '../../../platform/brand/brand-mark.tsx';
import type { Submission } from '../../../platform/forms/use-submit.ts';
import { goBackFrom } from '../../../platform/navigation/back.ts';
import { useNavigate } from '../../../platform/navigation/use-navigate.ts';
import { stepPath } from '../transfer/steps.ts';

export interface DestinationScreenProps {
  title: string;
  /** Opens it as a place that money can go to; null where it is about money that has gone there. */
  opening: Submission<object> | null;
  text: { readonly get: string; readonly getting: string; readonly elsewhere: string };
  children: ReactNode;
}

/** A place that money can be sent to without an account: what it is and the way to send pay there, or what was sent. */
export function DestinationScreen({ title, opening, text, children }: DestinationScreenProps) {
  const app = useApp();
  const navigate = useNavigate();
  return (
    <Screen
      header={
        <AppHeader title={title} logo={<BrandMark drawing="mark" />} onBack={() => void goBackFrom(app)} />
      }
      footer={
        opening &&
        (opening.failure?.kind === 'refused' ? (
          // The same again would be refused again.
          <Button variant="secondary" isStretched onPress={() => void navigate(stepPath('amount'))}>
            {text.elsewhere}
          </Button>
        ) : (
          <Button
            isStretched
            isPending={opening.isPending}
            pendingLabel={text.getting}
            onPress={() => void opening.submit()}
          >
            {text.get}
          </Button>
        ))
      }
    >
      {children}
    </Screen>
  );
}
