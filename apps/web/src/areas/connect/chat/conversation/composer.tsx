import { type Message, profanityQuery } from '@dayfare/api/connect/chat/chat-queries';
import { chatLimits, hasProfanity } from '@dayfare/domain/connect';
import { Banner } from '@dayfare/ui/banner';
import { Box } from '@dayfare/ui/box';
import { Button } from '@dayfare/ui/button';
import { IconButton } from '@dayfare/ui/icon-button';
import { TypingIndicator } from '@dayfare/ui/patterns/typing-indicator';
import { Stack } from '@dayfare/ui/stack';
import { TextField } from '@dayfare/ui/text-field';
import { useQuery } from '@tanstack/react-query';
import { Paperclip } from 'lucide-react';
import { useRef } from 'react';
import { useApp, useSession } from '../../../../platform/app-context/app-context.ts';
import { nowMs } from '../../../../platform/device/now.ts';
import { useTexts } from '../../../../platform/i18n/use-texts.ts';
import { useChat } from '../client/chat-of.ts';

/** What the next text is about: a message that it answers, or one whose words it replaces. */
export interface Subject {
  readonly kind: 'reply' | 'edit';
  readonly message: Message;
}

export interface ComposerProps {
  conversation: string;
  /** Names of those who are typing. */
  typing: readonly string[];
  /** Null: a new message. */
  subject: Subject | null;
  draft: string;
  onDraft: (text: string) => void;
  /** Why the draft was not sent, in words. */
  problem: string | null;
  onStop: () => void;
  /** Opens the choice of files. */
  onAttach: () => void;
}

/** A sign of typing holds for ten seconds; continued typing sends the next one well before. */
const signalEveryMs = 5_000;

/** Where a message is written, below what is said of those who are typing. The form around it sends it. */
export function Composer(props: ComposerProps) {
  const { conversation, typing, subject, draft, onDraft, problem, onStop, onAttach } = props;
  const t = useTexts('connect/chat/conversation');
  const chat = useChat();
  const signalledAt = useRef(0);
  const change = (text: string) => {
    onDraft(text);
    if (text === '' || subject?.kind === 'edit' || nowMs() - signalledAt.current < signalEveryMs) return;
    signalledAt.current = nowMs();
    // A failed typing notice is not worth a message.
    void chat.typing(conversation).catch(() => undefined);
  };
  return (
    <Stack gap={2}>
      <TypingIndicator names={typing} />
      {subject && (
        <Banner
          action={
            <Button size="small" variant="quiet" onPress={onStop}>
              {t('stop')}
            </Button>
          }
        >
          {subject.kind === 'reply'
            ? t('replyingTo', { name: subject.message.author, text: textOf(subject.message).slice(0, 80) })
            : t('editing', { text: subject.message.body.slice(0, 80) })}
        </Banner>
      )}
      <Stack direction="row" align="end" gap={2}>
        {subject?.kind !== 'edit' && (
          <IconButton icon={Paperclip} label={t('attach')} aria-haspopup="dialog" onPress={onAttach} />
        )}
        <Box isGrowing>
          <TextField
            label={t('message')}
            value={draft}
            onChange={change}
            maxLength={chatLimits.message}
            enterKeyHint="send"
            autoComplete="off"
            error={problem ?? undefined}
          />
        </Box>
        <Button type="submit">{t(subject?.kind === 'edit' ? 'save' : 'send')}</Button>
      </Stack>
    </Stack>
  );
}

/** What stands for a message where there is one line: its words, or the name of its file. */
export const textOf = ({ body, media }: Message): string => body || (media?.name ?? '');

/** Says why a text can't be sent; null if it can. The server has the last word. */
export function useTextProblem(): (text: string) => 'empty' | 'profane' | null {
  const organization = useSession()?.user.businessId ?? 0;
  const { data: words = [] } = useQuery({
    ...profanityQuery(useApp().api, organization),
    enabled: organization > 0,
  });
  return (text) => (text.trim() === '' ? 'empty' : hasProfanity(text, words) ? 'profane' : null);
}
