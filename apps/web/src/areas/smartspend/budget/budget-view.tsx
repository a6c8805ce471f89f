import { type Budget, budgetQuery } from '@dayfare/api/smartspend/queries';
import { AppHeader } from '@dayfare/ui/app-header';
import { Screen } from '@dayfare/ui/screen';
import { Skeleton } from '@dayfare/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement, ReactNode } from 'react';
import { useApp } from '../../../platform/app-context/app-context.ts';
import { BrandMark } from '../../../platform/brand/brand-mark.tsx';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { FindOnPhones } from '../../../platform/page-chrome/find-on-phones.tsx';
import { LoadProblem } from '../../../platform/queries/load-problem.tsx';
import { QueryView } from '../../../platform/queries/query-view.tsx';

export interface BudgetViewProps {
  /** `2026-10`; null: this month. */
  month: string | null;
  frame: (content: ReactNode) => ReactElement;
  children: (budget: Budget) => ReactElement;
}

/** A month of the budget: loading, failed, or what `children` makes of it. */
export function BudgetView({ month, frame, children }: BudgetViewProps) {
  const t = useTexts('smartspend/budget');
  const budget = useQuery(budgetQuery(useApp().api, month));
  return (
    <QueryView
      queries={[budget]}
      loading={
        <>
          <Skeleton shape="amount" isAnnounced />
          <Skeleton shape="row" count={5} />
        </>
      }
      failed={(problem) => (
        <LoadProblem {...problem} title={t('failed')} text={t('failedText')} offlineText={t('offline')} />
      )}
      frame={frame}
    >
      {children}
    </QueryView>
  );
}

export interface BudgetFrameProps {
  title: string;
  onBack: () => void;
  footer?: ReactNode;
  children: ReactNode;
}

/** The frame of the budget's pages. */
export function BudgetFrame({ title, onBack, footer, children }: BudgetFrameProps) {
  return (
    <Screen
      header={
        <AppHeader
          title={title}
          logo={<BrandMark drawing="mark" />}
          onBack={onBack}
          trailing={<FindOnPhones />}
        />
      }
      footer={footer}
    >
      {children}
    </Screen>
  );
}
