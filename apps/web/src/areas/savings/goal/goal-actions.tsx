import type { Goal } from '@dayfare/api/savings/queries';
import { add } from '@dayfare/domain/money';
import { goalChanges } from '@dayfare/domain/savings';
import { Banner } from '@dayfare/ui/banner';
import { Button } from '@dayfare/ui/button';
import { Stack } from '@dayfare/ui/stack';
import { ConfirmAction } from '../../../kit/money/parts/confirm-action.tsx';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { pathTo } from '../../../platform/navigation/path-to.ts';
import { useNavigate } from '../../../platform/navigation/use-navigate.ts';
import { useGoalAction } from './use-goal-action.ts';

export interface GoalActionsProps {
  goal: Goal;
  /** Whether savings are open to new money. */
  isOpen: boolean;
}

/** Everything that can be done with a goal beside putting money in. */
export function GoalActions({ goal, isOpen }: GoalActionsProps) {
  const { id, status, balance, onItsWay } = goal;
  const t = useTexts('savings/goal');
  const navigate = useNavigate();
  const { act, isPending, problem } = useGoalAction();
  const changes = goalChanges(status, add(balance, onItsWay));
  const can = (change: (typeof changes)[number]) => changes.includes(change);
  const ask = { keep: t('keep'), working: t('working'), isPending };
  const plain = { variant: 'secondary', isStretched: true } as const;
  return (
    <Stack gap={2}>
      {problem && (
        <Banner tone="warning" isAnnounced>
          {t(`problems.${problem}`)}
        </Banner>
      )}
      {balance > 0 && (
        <Button {...plain} onPress={() => void navigate(pathTo('/savings/:id/withdraw', { id }))}>
          {t('withdraw')}
        </Button>
      )}
      {can('change') && isOpen && (
        <Button {...plain} onPress={() => void navigate(pathTo('/savings/:id/change', { id }))}>
          {t('change')}
        </Button>
      )}
      {can('pause') && (
        <Button
          {...plain}
          isPending={isPending}
          pendingLabel={t('working')}
          onPress={() => void act({ id, to: 'Paused' })}
        >
          {t('pause')}
        </Button>
      )}
      {can('resume') && isOpen && (
        <Button
          {...plain}
          isPending={isPending}
          pendingLabel={t('working')}
          onPress={() => void act({ id, to: 'Resumed' })}
        >
          {t('resume')}
        </Button>
      )}
      {can('cancel') && (
        <ConfirmAction
          {...ask}
          isDanger
          label={t('cancel')}
          title={t('cancelTitle')}
          text={t('cancelText')}
          confirm={t('cancelYes')}
          onConfirm={() => act({ id, to: 'Cancelled' })}
        />
      )}
      {can('archive') && (
        <ConfirmAction
          {...ask}
          label={t('archive')}
          title={t('archiveTitle')}
          text={t('archiveText')}
          confirm={t('archiveYes')}
          onConfirm={() => act({ id, to: 'Archived' })}
        />
      )}
    </Stack>
  );
}
