import { conversationsQuery } from '@dayfare/api/connect/chat/chat-queries';
import { participantsQuery } from '@dayfare/api/connect/chat/groups-queries';
import { Skeleton } from '@dayfare/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { TaskFrame } from '../../../../kit/money/parts/task-frame.tsx';
import { useApp } from '../../../../platform/app-context/app-context.ts';
import { useTexts } from '../../../../platform/i18n/use-texts.ts';
import { pathTo } from '../../../../platform/navigation/path-to.ts';
import { LoadProblem } from '../../../../platform/queries/load-problem.tsx';
import { QueryView } from '../../../../platform/queries/query-view.tsx';
import { useChat } from '../client/chat-of.ts';
import { ChatFacts } from './chat-facts.tsx';

export const title = 'connect/chat/info:titles.page';

/** Who is in a conversation, and what can be done with it. */
export function InfoScreen() {
  const t = useTexts('connect/chat/info');
  const { api } = useApp();
  const { id = '' } = useParams();
  const conversations = useQuery(conversationsQuery(useChat()));
  const participants = useQuery(participantsQuery(api, id));
  return (
    <TaskFrame title={t('titles.page')} backTo={pathTo('/connect/chats/:id', { id })}>
      <QueryView
        queries={[conversations, participants]}
        loading={<Skeleton shape="row" count={4} isAnnounced />}
        failed={(problem) => (
          <LoadProblem {...problem} title={t('failed')} text={t('failedText')} offlineText={t('offline')} />
        )}
      >
        {(all, people) => {
          const conversation = all.find(({ sid }) => sid === id);
          return conversation ? <ChatFacts conversation={conversation} people={people} /> : null;
        }}
      </QueryView>
    </TaskFrame>
  );
}

export { InfoScreen as Screen };
