import { Button } from '@dayfare/ui/button';
import { List } from '@dayfare/ui/list';
import { ListRow } from '@dayfare/ui/list-row';
import { Text } from '@dayfare/ui/text';
import { Settings2 } from 'lucide-react';
import { usePerson } from '../../../../kit/money/parts/use-person.ts';
import { useTexts } from '../../../../platform/i18n/use-texts.ts';
import { useSheet } from '../../../../platform/state/use-sheet.tsx';
import { Card } from '../card.tsx';
import { isQuickLink, quickLinkTargets } from './quick-link-targets.ts';

const loadSheet = async () => (await import('./quick-links-sheet.tsx')).QuickLinksSheet;

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
    names.filter(isQuickLink).filter((link) => hasBalance || !quickLinkTargets[link].isAboutWages);
  const chosen = forPerson(links.chosen);
  return (
    <Card
      title={t('links.title')}
      action={
        <Button variant="quiet" size="small" isFlush icon={Settings2} aria-haspopup="dialog" onPress={open}>
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
              icon={quickLinkTargets[link].icon}
              title={t(`links.to.${link}`)}
              href={quickLinkTargets[link].path}
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
