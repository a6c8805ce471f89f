import type { RoutePath } from '@dayfare/domain/access';
import { Button } from '@dayfare/ui/button';
import type { Icon } from '@dayfare/ui/icon';
import { List } from '@dayfare/ui/list';
import { ListRow } from '@dayfare/ui/list-row';
import { Text } from '@dayfare/ui/text';
import {
  CalendarClock,
  ChartColumn,
  Clock,
  FileText,
  History,
  MonitorSmartphone,
  Settings2,
} from 'lucide-react';
import { useTexts } from '../../../../platform/i18n/use-texts.ts';
import { useSheet } from '../../../../platform/state/use-sheet.ts';
import { usePerson } from '../../parts/use-person.ts';
import { Card } from './card.tsx';

const loadSheet = async () => (await import('./quick-links-sheet.tsx')).QuickLinksSheet;

interface Target {
  readonly path: RoutePath;
  readonly icon: Icon;
  /** Whether it is about wages, which not everybody has here. */
  readonly isAboutWages: boolean;
}

const targets = {
  earnings: { path: '/ewa/earnings', icon: ChartColumn, isAboutWages: true },
  hours: { path: '/ewa/hours-history', icon: Clock, isAboutWages: true },
  transfers: { path: '/ewa/history', icon: History, isAboutWages: true },
  recurring: { path: '/ewa/recurring', icon: CalendarClock, isAboutWages: true },
  agreements: { path: '/home/agreements', icon: FileText, isAboutWages: false },
  devices: { path: '/device-activity', icon: MonitorSmartphone, isAboutWages: false },
} as const satisfies Record<string, Target>;

/** A page that the home can link to. */
export type QuickLink = keyof typeof targets;

const isKnown = (link: string): link is QuickLink => Object.hasOwn(targets, link);

/** Props of {@link QuickLinks}. */
export interface QuickLinksProps {
  /** By name; names that this version doesn't know are left out. */
  links: { readonly offered: readonly string[]; readonly chosen: readonly string[] };
}

/** Links to the pages that the person has chosen, and the way to choose others. */
export function QuickLinks({ links }: QuickLinksProps) {
  const t = useTexts('money/home');
  const { hasBalance } = usePerson();
  const { Sheet, isOpen, open, setOpen } = useSheet(loadSheet);
  const forPerson = (names: readonly string[]) =>
    names.filter(isKnown).filter((link) => hasBalance || !targets[link].isAboutWages);
  const chosen = forPerson(links.chosen);
  return (
    <Card
      title={t('links.title')}
      action={
        <Button variant="quiet" size="small" icon={Settings2} aria-haspopup="dialog" onPress={open}>
          {t('links.choose')}
        </Button>
      }
    >
      {chosen.length === 0 ? (
        <Text tone="muted">{t('links.empty')}</Text>
      ) : (
        <List>
          {chosen.map((link) => (
            <ListRow
              key={link}
              icon={targets[link].icon}
              title={t(`links.to.${link}`)}
              href={targets[link].path}
            />
          ))}
        </List>
      )}
      {Sheet && isOpen && (
        <Sheet offered={forPerson(links.offered)} chosen={chosen} onClose={() => setOpen(false)} />
      )}
    </Card>
  );
}
