import { List } from '@dayfare/ui/list';
import { ListRow } from '@dayfare/ui/list-row';
import { Screen as Page } from '@dayfare/ui/screen';
import { Text } from '@dayfare/ui/text';
import { ChartPie, HandCoins, type LucideIcon, PiggyBank, Tags } from 'lucide-react';
import { useApp } from '../../../platform/app-context/app-context.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { pathTo } from '../../../platform/navigation/path-to.ts';
import { useCell } from '../../../platform/state/cell.ts';
import { PageHeader } from '../../session/index.ts';

export const title = 'marketplace/co-pilot:titles.page';

interface Step {
  readonly name: 'budget' | 'save' | 'discounts' | 'pay';
  readonly path: string;
  readonly icon: LucideIcon;
}

const first = [
  { name: 'budget', path: pathTo('/smartspend'), icon: ChartPie },
  { name: 'save', path: pathTo('/savings'), icon: PiggyBank },
] as const satisfies readonly Step[];

/** Steps of each version: the second one begins with what is earned, and has the discounts too. */
const versions = {
  v1: first,
  v2: [
    { name: 'pay', path: pathTo('/ewa/home'), icon: HandCoins },
    ...first,
    { name: 'discounts', path: pathTo('/apps'), icon: Tags },
  ],
} as const satisfies Record<string, readonly Step[]>;

/** What helps with money here, in the order in which it does; a flag of the configuration chooses the version. */
export function Screen() {
  const t = useTexts('marketplace/co-pilot');
  const configuration = useCell(useApp().startup.configuration);
  const steps = versions[configuration.value('EnableCoPilotV2') === '1' ? 'v2' : 'v1'];
  return (
    <Page header={<PageHeader title={t('titles.page')} />}>
      <Text tone="muted">{t('text')}</Text>
      <List>
        {steps.map(({ name, path, icon }) => (
          <ListRow
            key={name}
            icon={icon}
            title={t(`steps.${name}`)}
            subtitle={t(`steps.${name}Text`)}
            href={path}
          />
        ))}
      </List>
    </Page>
  );
}
