import { type Conversation, refreshConversations } from '@dayfare/api/connect/chat/chat-queries';
import type { Participant } from '@dayfare/api/connect/chat/groups-queries';
import { Avatar } from '@dayfare/ui/avatar';
import { Banner } from '@dayfare/ui/banner';
import { List } from '@dayfare/ui/list';
import { ListRow } from '@dayfare/ui/list-row';
import { Stack } from '@dayfare/ui/stack';
import { Switch } from '@dayfare/ui/switch';
import { Text } from '@dayfare/ui/text';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ConfirmAction } from '../../../../kit/money/parts/confirm-action.tsx';
import { usePerson } from '../../../../kit/money/parts/use-person.ts';
import { useTexts } from '../../../../platform/i18n/use-texts.ts';
import { useChat } from '../client/chat-of.ts';
import { BlockAction } from './block-action.tsx';
import { GroupAdmin } from './group-admin.tsx';
import { useGroupChange } from './use-group-change.ts';

export interface ChatFactsProps {
  conversation: Conversation;
  people: readonly Participant[];
}

/** The people of a conversation, and what the person can do with it. */
export function ChatFacts({ conversation, people }: ChatFactsProps) {
  const { sid, name, description, type, picture } = conversation;
  const t = useTexts('connect/chat/info');
  const { userId } = usePerson();
  const { act, isPending, hasFailed } = useGroupChange(sid);
  const mute = useMute(conversation);
  const isAdmin = people.some(({ id, isAdmin: is }) => is && id === userId);
  const ask = { keep: t('keep'), working: t('working'), isPending, isDanger: true };
  return (
    <>
      <Stack gap={1}>
        <Avatar name={name} src={picture ?? undefined} size="huge" isDecorative />
        <Text variant="heading">{name}</Text>
        {description && <Text tone="muted">{description}</Text>}
      </Stack>
      {(hasFailed || mute.isError) && (
        <Banner tone="warning" isAnnounced>
          {t('problem')}
        </Banner>
      )}
      <Switch isSelected={mute.isMuted} onChange={mute.set}>
        {t('mute')}
      </Switch>
      <List heading={t('people')}>
        {people.map(({ id, name: person, isOwner, isAdmin: admin, presence, picture: face }) => (
          <ListRow
            key={id}
            avatar={<Avatar name={person} src={face ?? undefined} isDecorative />}
            title={person}
            subtitle={[
              t(`presence.${presence}`),
              type === 'Group' && isOwner && t('owner'),
              admin && t('admin'),
            ]
              .filter(Boolean)
              .join(' · ')}
          />
        ))}
      </List>
      {isAdmin && <GroupAdmin conversation={conversation} people={people} />}
      <Stack gap={2}>
        {type === 'Group' ? (
          <ConfirmAction
            {...ask}
            label={t('leave')}
            title={t('leaveTitle', { name })}
            text={t('leaveText')}
            confirm={t('leaveYes')}
            onConfirm={() => act({ kind: 'leave' })}
          />
        ) : (
          <>
            <BlockAction conversation={conversation} />
            <ConfirmAction
              {...ask}
              isDanger={false}
              label={t('hide')}
              title={t('hideTitle')}
              text={t('hideText')}
              confirm={t('hideYes')}
              onConfirm={() => act({ kind: 'hide' })}
            />
          </>
        )}
        {isAdmin && (
          <ConfirmAction
            {...ask}
            label={t('delete')}
            title={t('deleteTitle', { name })}
            text={t('deleteText')}
            confirm={t('deleteYes')}
            onConfirm={() => act({ kind: 'delete' })}
          />
        )}
      </Stack>
    </>
  );
}

/** Mutes a conversation at once; it springs back where that fails. */
function useMute({ sid, isMuted }: Conversation) {
  const chat = useChat();
  const client = useQueryClient();
  const { mutate, isPending, isError, variables } = useMutation({
    mutationFn: async (to: boolean) => {
      await chat.mute(sid, to);
      await refreshConversations(client);
    },
  });
  return { isMuted: isPending ? variables : isMuted, isError, set: (to: boolean) => mutate(to) };
}
