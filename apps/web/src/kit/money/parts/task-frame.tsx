import { AppHeader } from '@dayfare/ui/app-header';
import { EmptyState, type IllustrationName } from '@dayfare/ui/empty-state';
import { Screen } from '@dayfare/ui/screen';
import { Text } from '@dayfare/ui/text';
import type { ReactNode } from 'react';
import { BrandMark } from '../../../platform/brand/brand-mark.tsx';
import { useNavigate } from '../../../platform/navigation/use-navigate.ts';

export interface TaskFrameProps {
  title: string;
  /** Where the way back leads. */
  backTo: string;
  /** A drawing above the title, on a page that says what has come of it. Default: none. */
  illustration?: IllustrationName | undefined;
  /** What stands below the title there. Default: nothing. */
  message?: ReactNode;
  footer?: ReactNode;
  onSubmit?: (() => void) | undefined;
  children: ReactNode;
}

/** The frame of the pages about one account: the way back, the title, one thing to do. */
export function TaskFrame(props: TaskFrameProps) {
  const { title, backTo, illustration, message, footer, onSubmit, children } = props;
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
      footer={footer}
      onSubmit={onSubmit}
    >
      {illustration ? (
        <EmptyState illustration={illustration} title={title} headingLevel={1}>
          {message}
        </EmptyState>
      ) : (
        <Text variant="title" isBalanced isFocusTarget>
          {title}
        </Text>
      )}
      {children}
    </Screen>
  );
}
