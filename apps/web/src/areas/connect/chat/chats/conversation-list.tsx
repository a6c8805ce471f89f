import type { Conversation } from '@dayfare/api/connect/chat/chat-queries';
import { type ChatFilter, chatFilters, findConversations } from '@dayfare/domain/connect';
import { Avatar } from '@dayfare/ui/avatar';
import { Badge } from '@dayfare/ui/badge';
import { Box } from '@dayfare/ui/box';
import { IconButton } from '@dayfare/ui/icon-button';
import { List } from '@dayfare/ui/list';
import { ListRow } from '@dayfare/ui/list-row';
import { FilterDrawer } from '@dayfare/ui/patterns/filter-drawer';
import { SearchField } from '@dayfare/ui/search-field';
import { Stack } from '@dayfare/ui/stack';
import { Text } from '@dayfare/ui/text';
import { VirtualList } from '@dayfare/ui/virtual-list';
import { ListFilter } from 'lucide-react';
import { useState } from 'react';
import { useTexts } from '../../../../platform/i18n/use-texts.ts';
import { pathTo } from '../../../../platform/navigation/path-to.ts';
import { useChatTimes } from '../use-chat-times.ts';

/** The conversations that fit filters and search, the newest first. */
export function ConversationList({ conversations }: { conversations: readonly Conversation[] }) {
  const t = useTexts('connect/chat/chats');
  const [search, setSearch] = useState('');
  const [filters, setFilters] = useState<readonly ChatFilter[]>(['all']);
  const [isFiltering, setFiltering] = useState(false);
  const found = findConversations(conversations, { filters, search });
  return (
    <>
      <Stack direction="row" align="center" gap={2}>
        <Box isGrowing>
          <SearchField
            label={t('search')}
            isLabelHidden
            placeholder={t('search')}
            value={search}
            onChange={setSearch}
            resultCount={found.length}
          />
        </Box>
        <IconButton
          icon={ListFilter}
          label={t('filter')}
          aria-haspopup="dialog"
          onPress={() => setFiltering(true)}
        />
      </Stack>
      {found.length === 0 ? (
        <Text tone="muted">{t('nothingFound')}</Text>
      ) : (
        <Rows label={t('titles.page')} conversations={found} />
      )}
      <FilterDrawer
        isOpen={isFiltering}
        onClose={() => setFiltering(false)}
        filters={chatFilters.map((value) => ({ value, label: t(`filters.${value}`) }))}
        value={filters}
        onApply={(chosen) => {
          setFilters(chosen);
          setFiltering(false);
        }}
      />
    </>
  );
}

/** From how many on only those near the screen are in the page. */
const longFrom = 100;
/** Usual height of a row, in CSS px. */
const rowHeight = 84;

function Rows({ label, conversations }: { label: string; conversations: readonly Conversation[] }) {
  const row = (conversation: Conversation) => <Row conversation={conversation} />;
  if (conversations.length >= longFrom)
    return (
      <VirtualList
        label={label}
        items={conversations}
        getKey={({ sid }) => sid}
        estimatedHeight={rowHeight}
        renderItem={row}
      />
    );
  return (
    <List aria-label={label}>
      {conversations.map((conversation) => (
        <Row key={conversation.sid} conversation={conversation} />
      ))}
    </List>
  );
}

function Row({ conversation }: { conversation: Conversation }) {
  const t = useTexts('connect/chat/chats');
  const when = useChatTimes();
  const { sid, name, last, at, unread, isOnline, isMuted, picture } = conversation;
  const facts = [when(at), isOnline && t('online'), isMuted && t('muted')].filter(Boolean).join(' · ');
  return (
    <ListRow
      href={pathTo('/connect/chats/:id', { id: sid })}
      avatar={<Avatar name={name} src={picture ?? undefined} isDecorative />}
      title={name}
      subtitle={`${last ?? t('noMessage')}\n${facts}`}
      trailing={<Badge count={unread} label={t('unread', { count: unread })} />}
    />
  );
}
