import type { Budget } from '@dayfare/api/smartspend/queries';
import { Amount } from '@dayfare/ui/amount';
import { Disclosure } from '@dayfare/ui/disclosure';
import { List } from '@dayfare/ui/list';
import { ListRow } from '@dayfare/ui/list-row';
import { Stack } from '@dayfare/ui/stack';
import { Text } from '@dayfare/ui/text';
import { dayWords, shortDayWords } from '../../../kit/money/format/when.ts';
import { Facts } from '../../../kit/money/parts/facts.tsx';
import { useMoneyView } from '../../../kit/money/parts/use-money-view.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { pathTo } from '../../../platform/navigation/path-to.ts';

/** What can be spent until payday, how it is worked out, and the bills until then. */
export function SafeCard({ budget: { safe, currency, billsAhead } }: { budget: Budget }) {
  const t = useTexts('smartspend/budget');
  const { money, language } = useMoneyView(currency);
  if (!safe) return null;
  return (
    <>
      <Stack gap={1}>
        <Text variant="label" tone="muted">
          {t('safe', { day: dayWords(safe.payday, language) })}
        </Text>
        <Amount minor={safe.total} currency={currency} size="hero" />
        <Text tone="muted">{t('perDay', { amount: money(safe.perDay), count: safe.days })}</Text>
      </Stack>
      <Disclosure label={t('how')} headingLevel={2}>
        <Facts
          facts={[
            { name: t('available'), value: money(safe.available) },
            { name: t('held'), value: `+ ${money(safe.held)}` },
            { name: t('bills'), value: `− ${money(safe.bills)}` },
            { name: t('left'), value: money(safe.total) },
          ]}
        />
      </Disclosure>
      {billsAhead.length > 0 && (
        <List isDivided heading={t('ahead')}>
          {billsAhead.map(({ id, name, dueOn, amount }) => (
            <ListRow
              key={`${id}:${dueOn}`}
              href={pathTo('/billpay/:id', { id })}
              title={name}
              subtitle={t('due', { day: shortDayWords(dueOn, language) })}
              trailing={<Amount minor={amount} currency={currency} />}
            />
          ))}
        </List>
      )}
    </>
  );
}
