import {
  listedConversation,
  openConversationWith,
  refreshConversations,
} from '@dayfare/api/connect/chat/chat-queries';
import { Avatar } from '@dayfare/ui/avatar';
import { List } from '@dayfare/ui/list';
import { ListRow } from '@dayfare/ui/list-row';
import { useQueryClient } from '@tanstack/react-query';
import { useApp } from '../../../../platform/app-context/app-context.ts';
import { useSubmit } from '../../../../platform/forms/use-submit.ts';
import { useTexts } from '../../../../platform/i18n/use-texts.ts';
import { pathTo } from '../../../../platform/navigation/path-to.ts';
import { useNavigate } from '../../../../platform/navigation/use-navigate.ts';
import { useConversationRecord } from '../../use-connect-record.ts';
import { ColleaguesView } from './colleagues-view.tsx';

/** The colleagues; a press opens the conversation with one of them. */
export function OnePerson({ onFailed }: { onFailed: (hasFailed: boolean) => void }) {
  const t = useTexts('connect/chat/begin');
  const { api } = useApp();
  const client = useQueryClient();
  const navigate = useNavigate();
  const recordBegun = useConversationRecord();
  const choice = useSubmit({
    form: 'connect/one',
    initial: { colleague: 0 },
    secret: [],
    send: ({ colleague }) => openConversationWith(api, colleague),
    onDone: async ({ sid, last }, { isShown }) => {
      // Opening one that was there already begins nothing.
      if (last === null && !listedConversation(client, sid)) recordBegun(sid, false);
      await refreshConversations(client);
      if (isShown) void navigate(pathTo('/connect/chats/:id', { id: sid }));
      return null;
    },
    onFailed: () => onFailed(true),
  });
  return (
    <ColleaguesView>
      {(people) => (
        <List heading={t('people')}>
          {people.map(({ id, name, presence, picture }) => (
            <ListRow
              key={id}
              avatar={<Avatar name={name} src={picture ?? undefined} isDecorative />}
              title={name}
              subtitle={t(`presence.${presence}`)}
              onPress={() => void choice.submit({ colleague: id })}
            />
          ))}
        </List>
      )}
    </ColleaguesView>
  );
}
