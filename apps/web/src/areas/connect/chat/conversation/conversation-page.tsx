import { conversationsQuery, roomQuery } from '@dayfare/api/connect/chat/chat-queries';
import { AppHeader } from '@dayfare/ui/app-header';
import { Screen } from '@dayfare/ui/screen';
import { Skeleton } from '@dayfare/ui/skeleton';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { BrandMark } from '../../../../platform/brand/brand-mark.tsx';
import { useTexts } from '../../../../platform/i18n/use-texts.ts';
import { pathTo } from '../../../../platform/navigation/path-to.ts';
import { useNavigate } from '../../../../platform/navigation/use-navigate.ts';
import { LoadProblem } from '../../../../platform/queries/load-problem.tsx';
import { QueryView } from '../../../../platform/queries/query-view.tsx';
import { useChat } from '../client/chat-of.ts';
import { MissingChat } from './missing-chat.tsx';
import { Talk } from './talk.tsx';

export const title = 'connect/chat/conversation:titles.page';

/** A conversation, by the name in the address. */
export function ConversationScreen() {
  const t = useTexts('connect/chat/conversation');
  const navigate = useNavigate();
  const chat = useChat();
  const client = useQueryClient();
  const { id = '' } = useParams();
  const conversations = useQuery(conversationsQuery(chat));
  const conversation = conversations.data?.find(({ sid }) => sid === id);
  const room = useQuery({ ...roomQuery(chat, client, id), enabled: conversation !== undefined });
  const isMissing = conversations.data !== undefined && !conversation;
  if (isMissing) return <MissingChat />;
  return (
    <QueryView
      queries={[conversations, room]}
      loading={<Skeleton shape="row" count={6} isAnnounced />}
      failed={(problem) => (
        <LoadProblem {...problem} title={t('failed')} text={t('failedText')} offlineText={t('offline')} />
      )}
      frame={(content) => (
        <Screen
          header={
            <AppHeader
              title={t('titles.page')}
              logo={<BrandMark drawing="mark" />}
              onBack={() => void navigate(pathTo('/connect/chats'))}
            />
          }
        >
          {content}
        </Screen>
      )}
    >
      {(_, known) =>
        conversation ? <Talk key={id} conversation={conversation} room={known} /> : <MissingChat />
      }
    </QueryView>
  );
}

export { ConversationScreen as Screen };
