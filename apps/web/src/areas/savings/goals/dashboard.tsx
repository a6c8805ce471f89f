import type { Goal, Savings } from '@dayfare/api/savings/queries';
import { isPastGoal } from '@dayfare/domain/savings';
import { Amount } from '@dayfare/ui/amount';
import { Banner } from '@dayfare/ui/banner';
import { Button } from '@dayfare/ui/button';
import { GoalRing } from '@dayfare/ui/goal-ring';
import { List } from '@dayfare/ui/list';
import { ListRow } from '@dayfare/ui/list-row';
import { Stack } from '@dayfare/ui/stack';
import { StatusTag } from '@dayfare/ui/status-tag';
import { Text } from '@dayfare/ui/text';
import { shortDayWords } from '../../../kit/money/format/when.ts';
import { useMoneyView } from '../../../kit/money/parts/use-money-view.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { pathTo } from '../../../platform/navigation/path-to.ts';
import { useNavigate } from '../../../platform/navigation/use-navigate.ts';
import { goalIcons, goalTones } from './goal-look.ts';

const isPast = ({ status }: Goal) => isPastGoal(status);

/** All that is saved, the goals, and those that were put away. */
export function Dashboard({ savings }: { savings: Savings }) {
  const t = useTexts('savings/goals');
  const { balance, currency, isOpen, goals, limits } = savings;
  const running = goals.filter((goal) => !isPast(goal));
  const past = goals.filter(isPast);
  return (
    <>
      <Stack gap={1}>
        <Text variant="label" tone="muted">
          {t('balance')}
        </Text>
        {balance === null ? (
          <Text variant="hero">--</Text>
        ) : (
          <Amount minor={balance} currency={currency} size="hero" />
        )}
      </Stack>
      {!isOpen && (
        <Banner tone="info" title={t('closedTitle')}>
          {t('closed')}
        </Banner>
      )}
      {running.length > 0 && <Goals heading={t('goals')} goals={running} savings={savings} />}
      {running.length >= limits.mostGoals && (
        <Text tone="muted">{t('full', { count: limits.mostGoals })}</Text>
      )}
      {past.length > 0 && <Goals heading={t('past')} goals={past} savings={savings} />}
      <Text variant="caption" tone="muted">
        {t('disclaimer')}
      </Text>
    </>
  );
}

/** The way to another goal, while there can be one. */
export function NewGoal({ savings: { isOpen, goals, limits } }: { savings: Savings }) {
  const t = useTexts('savings/goals');
  const navigate = useNavigate();
  if (!isOpen || goals.filter((goal) => !isPast(goal)).length >= limits.mostGoals) return null;
  return (
    <Button isStretched onPress={() => void navigate(pathTo('/savings/new'))}>
      {t('new')}
    </Button>
  );
}

interface GoalsProps {
  heading: string;
  goals: readonly Goal[];
  savings: Savings;
}

function Goals({ heading, goals, savings: { currency } }: GoalsProps) {
  const t = useTexts('savings/goals');
  const { money, language } = useMoneyView(currency);
  return (
    <List isDivided heading={heading}>
      {goals.map(({ id, name, picture, status, balance, plan: { target }, next }) => {
        const Icon = goalIcons[picture];
        const saved = t('of', { saved: money(balance), target: money(target) });
        return (
          <ListRow
            key={id}
            href={pathTo('/savings/:id', { id })}
            title={name}
            subtitle={
              next
                ? `${saved} · ${t('next', { amount: money(next.amount), day: shortDayWords(next.on, language) })}`
                : saved
            }
            status={<StatusTag tone={goalTones[status]}>{t(`status.${status}`)}</StatusTag>}
            trailing={
              <GoalRing size="small" label={name} saved={balance} target={target} valueText={saved}>
                <Icon size={18} />
              </GoalRing>
            }
          />
        );
      })}
    </List>
  );
}
