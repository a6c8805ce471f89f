import {
  type Conversation,
  loadEarlier,
  type Message,
  type Room,
} from '@dayfare/api/connect/chat/chat-queries';
import { AppHeader } from '@dayfare/ui/app-header';
import { Avatar } from '@dayfare/ui/avatar';
import { Banner } from '@dayfare/ui/banner';
import { IconButton } from '@dayfare/ui/icon-button';
import { Screen } from '@dayfare/ui/screen';
import { useSnackbar } from '@dayfare/ui/snackbar';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Info } from 'lucide-react';
import { useState } from 'react';
import { useTexts } from '../../../../platform/i18n/use-texts.ts';
import { pathTo } from '../../../../platform/navigation/path-to.ts';
import { useNavigate } from '../../../../platform/navigation/use-navigate.ts';
import { useChat } from '../client/chat-of.ts';
import { useChatNews } from '../client/use-chat-news.ts';
import { AttachSheet } from './attach-sheet.tsx';
import { BlockedNote } from './blocked-note.tsx';
import { Composer, type Subject, useTextProblem } from './composer.tsx';
import { ForwardSheet } from './forward-sheet.tsx';
import { MediaViewer } from './media-viewer.tsx';
import type { MessageAction } from './message-item.tsx';
import { MessageList } from './message-list.tsx';
import { ReportSheet } from './report-sheet.tsx';
import { useDraft } from './use-draft.ts';
import { useMessageChanges } from './use-message-changes.ts';
import { useOutbox } from './use-outbox.ts';
import { useFollowEnd, useMarkRead } from './use-reading.ts';

export interface TalkProps {
  conversation: Conversation;
  room: Room;
}

const readToOf = ({ unread, readTo }: Conversation) => (unread > 0 && readTo > 0 ? readTo : null);

/** A conversation: what was said, and where one answers. */
export function Talk({ conversation, room }: TalkProps) {
  const { sid, name, picture } = conversation;
  const t = useTexts('connect/chat/conversation');
  const chat = useChat();
  const client = useQueryClient();
  const navigate = useNavigate();
  const { notify } = useSnackbar();
  const outbox = useOutbox(sid, room.messages);
  const changes = useMessageChanges();
  const [draft, setDraft] = useDraft(sid);
  const [subject, setSubject] = useState<Subject | null>(null);
  const [isAttaching, setAttaching] = useState(false);
  const [opened, setOpened] = useState<Message | null>(null);
  const [forwarded, setForwarded] = useState<Message | null>(null);
  const [reported, setReported] = useState<Message | null>(null);
  const [problem, setProblem] = useState<'empty' | 'profane' | null>(null);
  // As it was when the person came: what is read since stays below the mark.
  const [readTo] = useState(() => readToOf(conversation));
  const problemOf = useTextProblem();
  const earlier = useMutation({ mutationFn: () => loadEarlier(chat, client, sid) });
  useChatNews(sid);
  useMarkRead(sid, room.messages);
  useFollowEnd(
    room.messages[0]?.index ?? 0,
    `${room.messages.at(-1)?.sid ?? ''}${outbox.items.at(-1)?.customId ?? ''}`,
  );

  const stop = () => {
    if (subject?.kind === 'edit') setDraft('');
    setSubject(null);
    setProblem(null);
  };
  const write = (text: string) => {
    setProblem(null);
    setDraft(text);
  };
  const submit = () => {
    const found = problemOf(draft);
    setProblem(found);
    if (found) return;
    if (subject?.kind === 'edit') {
      void changes.edit(subject.message, draft.trim()).then((isDone) => isDone && stop());
      return;
    }
    outbox.send({ body: draft.trim(), parent: subject?.message.sid ?? null });
    setDraft('');
    setSubject(null);
  };
  const sendFiles = (files: readonly File[]) => {
    for (const file of files) outbox.send({ body: '', parent: subject?.message.sid ?? null, file });
    setSubject(null);
  };
  const act = (action: MessageAction, message: Message) => {
    if (action === 'reply') setSubject({ kind: 'reply', message });
    else if (action === 'forward') setForwarded(message);
    else if (action === 'report') setReported(message);
    else if (action === 'delete') void changes.remove(message);
    else if (action === 'edit') {
      setSubject({ kind: 'edit', message });
      write(message.body);
    } else
      void navigator.clipboard.writeText(message.body).then(
        () => notify({ message: t('copied'), tone: 'success' }),
        () => notify({ message: t('notCopied'), tone: 'warning' }),
      );
  };

  return (
    <Screen
      header={
        <AppHeader
          title={name}
          logo={<Avatar name={name} src={picture ?? undefined} size="small" isDecorative />}
          onBack={() => void navigate(pathTo('/connect/chats'))}
          trailing={
            <IconButton
              icon={Info}
              label={t('info')}
              onPress={() => void navigate(pathTo('/connect/chats/:id/info', { id: sid }))}
            />
          }
        />
      }
      onSubmit={submit}
      footer={
        conversation.isBlocked ? (
          <BlockedNote conversation={conversation} />
        ) : (
          <Composer
            conversation={sid}
            typing={room.typing}
            subject={subject}
            draft={draft}
            onDraft={write}
            problem={problem && t(problem)}
            onStop={stop}
            onAttach={() => setAttaching(true)}
          />
        )
      }
    >
      {(changes.hasFailed || earlier.isError) && (
        <Banner tone="warning" isAnnounced>
          {t('problem')}
        </Banner>
      )}
      <MessageList
        room={room}
        readTo={readTo}
        outbox={outbox.items}
        isLoadingEarlier={earlier.isPending}
        onEarlier={() => earlier.mutate()}
        onAction={act}
        onReact={(message, emoji, isOn) => void changes.react(message, emoji, isOn)}
        onOpen={setOpened}
        onAgain={outbox.again}
        onDiscard={outbox.discard}
      />
      <AttachSheet isOpen={isAttaching} onClose={() => setAttaching(false)} onFiles={sendFiles} />
      <MediaViewer message={opened} onClose={() => setOpened(null)} />
      <ReportSheet message={reported} onClose={() => setReported(null)} />
      <ForwardSheet message={forwarded} onClose={() => setForwarded(null)} />
    </Screen>
  );
}
