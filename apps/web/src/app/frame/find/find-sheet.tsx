import type { RoutePath } from '@dayfare/domain/access';
import type { Placed } from '@dayfare/domain/navigation';
import { BottomSheet } from '@dayfare/ui/bottom-sheet';
import { EmptyState } from '@dayfare/ui/empty-state';
import { List } from '@dayfare/ui/list';
import { ListRow } from '@dayfare/ui/list-row';
import { SearchField } from '@dayfare/ui/search-field';
import { Stack } from '@dayfare/ui/stack';
import { Text } from '@dayfare/ui/text';
import { useState } from 'react';
import { useApp, useSession } from '../../../platform/app-context/app-context.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { helpPath } from '../../../platform/navigation/help-path.ts';
import { openTo } from '../../../platform/navigation/tabs.ts';
import { useNavigate } from '../../../platform/navigation/use-navigate.ts';
import { entryIcons } from '../../generated/entry-icons.ts';
import { findIcons } from '../../generated/find-icons.ts';
import { matchesOf } from './matches.ts';
import { type Asked, useAsked } from './use-asked.ts';

/** Has keys of `record` alone. */
const isIn = <Key extends string>(record: Readonly<Record<Key, unknown>>, key: string): key is Key =>
  Object.hasOwn(record, key);

/** Everything that is open to the person, with word and icon. */
function useEverything() {
  const app = useApp();
  const inTabs = useTexts('app/entries');
  const others = useTexts('app/find');
  const known = useTexts('app/frame/find');
  return openTo(app).flatMap(({ place, path }: Placed<RoutePath>) => {
    const named = { path, otherNames: known(`otherNames.${place}`) };
    if (isIn(entryIcons, place))
      return [{ ...named, label: inTabs(`words.${place}`), icon: entryIcons[place] }];
    if (isIn(findIcons, place))
      return [{ ...named, label: others(`words.${place}`), icon: findIcons[place] }];
    return [];
  });
}

export interface FindSheetProps {
  onClose: () => void;
}

const kinds = ['accounts', 'people', 'billers', 'questions'] as const;

/** Screens and actions by their names, own accounts by their last digits, and people, companies and questions as the server knows them: those that are open to the person. Enter leads to the first. */
export function FindSheet({ onClose }: FindSheetProps) {
  const t = useTexts('app');
  const texts = useTexts('app/frame/find');
  const session = useSession();
  const navigate = useNavigate();
  const everything = useEverything();
  const [search, setSearch] = useState('');
  const found = matchesOf(everything, search);
  const asked = useAsked(search);
  const count = kinds.reduce((sum, kind) => sum + asked[kind].length, found.length);
  const [first] = [...found, ...kinds.flatMap((kind) => asked[kind])];
  const follow = (path: string) => {
    onClose();
    void navigate(path);
  };
  const rows = (label: string, all: readonly Asked[]) =>
    all.length > 0 && (
      <List aria-label={label}>
        {all.map(({ path, label, icon }) => (
          <ListRow key={path} href={path} icon={icon} title={label} onPress={onClose} />
        ))}
      </List>
    );
  return (
    <BottomSheet isOpen isTall onOpenChange={(isOpen) => !isOpen && onClose()} title={t('find.open')}>
      <Stack gap={4}>
        <SearchField
          autoFocus
          label={texts('label')}
          value={search}
          onChange={setSearch}
          resultCount={search === '' ? undefined : count}
          onSubmit={() => first && follow(first.path)}
        />
        {rows(t('find.open'), found)}
        {kinds.map(
          (kind) =>
            asked[kind].length > 0 && (
              <Stack key={kind} as="section" gap={1}>
                <Text variant="label" as="h3" tone="muted">
                  {texts(`kinds.${kind}`)}
                </Text>
                {rows(texts(`kinds.${kind}`), asked[kind])}
              </Stack>
            ),
        )}
        {count === 0 && (
          <>
            <EmptyState title={texts('none')}>{texts('noneText')}</EmptyState>
            <List>
              <ListRow
                href={helpPath(session)}
                icon={entryIcons.help}
                title={texts('help')}
                onPress={onClose}
              />
            </List>
          </>
        )}
      </Stack>
    </BottomSheet>
  );
}
