import { homeFor, userType } from '@dayfare/domain/access';
import type { Group } from '@dayfare/domain/navigation';
import { Badge } from '@dayfare/ui/badge';
import { Box } from '@dayfare/ui/box';
import { List } from '@dayfare/ui/list';
import { ListRow } from '@dayfare/ui/list-row';
import { Screen as Page } from '@dayfare/ui/screen';
import { Text } from '@dayfare/ui/text';
import { Navigate } from 'react-router-dom';
import { PartHeader } from '../../areas/session/index.ts';
import { useSession } from '../../platform/app-context/app-context.ts';
import { useTexts } from '../../platform/i18n/use-texts.ts';
import { usePagesAhead } from '../../platform/navigation/use-pages-ahead.ts';
import { useTabs } from '../../platform/navigation/use-tabs.ts';
import { useEntryItems } from '../frame/navigation-items.ts';

type HubGroup = Exclude<Group, 'home'>;

export interface HubProps {
  group: HubGroup;
  /** What stands below a name now, by path: the last transfer, the next one. */
  lines?: Readonly<Partial<Record<string, string>>> | undefined;
}

/** What is open in a group of the navigation. With one thing in it, the tab leads straight there, and with none there is no tab. */
export function Hub({ group, lines = {} }: HubProps) {
  const t = useTexts('app');
  const user = useSession()?.user;
  const tab = useTabs().find((one) => one.group === group);
  const items = useEntryItems()(tab?.entries ?? []);
  const [first] = items;
  // The page is a list of links and stands at once; most people press one of them next.
  usePagesAhead(tab?.entries ?? [], items.length > 1);
  if (!user) return null;
  if (items.length < 2)
    return <Navigate to={first?.href ?? homeFor(userType.fromWire(user.userType)) ?? '/'} replace />;
  return (
    <Page isWide header={<PartHeader />}>
      <Text variant="title" isFocusTarget>
        {t(`titles.${group}`)}
      </Text>
      <Box background="surface" radius="card" padding="card">
        <List aria-label={t(`titles.${group}`)}>
          {items.map(({ href, label, icon, badge }) => (
            <ListRow
              key={href}
              href={href}
              icon={icon}
              title={label}
              subtitle={lines[href]}
              trailing={badge && <Badge {...badge} />}
            />
          ))}
        </List>
      </Box>
    </Page>
  );
}
