import { type Announcement, readersQuery } from '@dayfare/api/connect/announcements/announcements-queries';
import { Avatar } from '@dayfare/ui/avatar';
import { Disclosure } from '@dayfare/ui/disclosure';
import { List } from '@dayfare/ui/list';
import { ListRow } from '@dayfare/ui/list-row';
import { Skeleton } from '@dayfare/ui/skeleton';
import { Text } from '@dayfare/ui/text';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useApp } from '../../../platform/app-context/app-context.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { useChatTimes } from '../chat/use-chat-times.ts';

export interface ReadersProps {
  announcement: Announcement;
  kind: 'likes' | 'acknowledged';
  /** How many there are. */
  label: string;
}

/** Who likes an announcement, or has read it: asked for when it is opened. */
export function Readers({ announcement, kind, label }: ReadersProps) {
  const t = useTexts('connect/announcements');
  const when = useChatTimes();
  const [isOpen, setOpen] = useState(false);
  const { data, isError } = useQuery({
    ...readersQuery(useApp().api, announcement, kind),
    enabled: isOpen,
  });
  return (
    <Disclosure headingLevel={3} label={label} isExpanded={isOpen} onExpandedChange={setOpen}>
      {isError && <Text tone="muted">{t('readersFailed')}</Text>}
      {!data && !isError && <Skeleton shape="row" count={2} isAnnounced />}
      {data?.length === 0 && <Text tone="muted">{t('nobody')}</Text>}
      {data && data.length > 0 && (
        <List aria-label={label}>
          {data.map(({ id, name, at }) => (
            <ListRow key={id} avatar={<Avatar name={name} isDecorative />} title={name} subtitle={when(at)} />
          ))}
        </List>
      )}
    </Disclosure>
  );
}
