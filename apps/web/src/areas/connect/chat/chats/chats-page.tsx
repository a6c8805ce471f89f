import { conversationsQuery } from '@dayfare/api/connect/chat/chat-queries';
import { Button } from '@dayfare/ui/button';
import { EmptyState } from '@dayfare/ui/empty-state';
import { Skeleton } from '@dayfare/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTexts } from '../../../../platform/i18n/use-texts.ts';
import { pathTo } from '../../../../platform/navigation/path-to.ts';
import { useNavigate } from '../../../../platform/navigation/use-navigate.ts';
import { PageFrame } from '../../../../platform/page-chrome/page-frame.tsx';
import { LoadProblem } from '../../../../platform/queries/load-problem.tsx';
import { QueryView } from '../../../../platform/queries/query-view.tsx';
import { useChat } from '../client/chat-of.ts';
import { useChatNews } from '../client/use-chat-news.ts';
import { ConversationList } from './conversation-list.tsx';

export const title = 'connect/chat/chats:titles.page';

/** The person's conversations, the newest first. */
export function ChatsScreen() {
  const t = useTexts('connect/chat/chats');
  const conversations = useQuery(conversationsQuery(useChat()));
  useChatNews(null);
  return (
    <QueryView
      queries={[conversations]}
      loading={<Skeleton shape="row" count={5} isAnnounced />}
      failed={(problem) => (
        <LoadProblem {...problem} title={t('failed')} text={t('failedText')} offlineText={t('offline')} />
      )}
      frame={(content) => <Frame>{content}</Frame>}
    >
      {(all) => (
        <Frame footer={<NewChat />}>
          {all.length === 0 ? (
            <EmptyState title={t('noneTitle')}>{t('none')}</EmptyState>
          ) : (
            <ConversationList conversations={all} />
          )}
        </Frame>
      )}
    </QueryView>
  );
}

function NewChat() {
  const t = useTexts('connect/chat/chats');
  const navigate = useNavigate();
  return (
    <Button isStretched onPress={() => void navigate(pathTo('/connect/chats/new'))}>
      {t('new')}
    </Button>
  );
}

function Frame({ footer, children }: { footer?: ReactNode; children: ReactNode }) {
  const t = useTexts('connect/chat/chats');
  return (
    <PageFrame title={t('titles.page')} footer={footer}>
      {children}
    </PageFrame>
  );
}

export { ChatsScreen as Screen };
