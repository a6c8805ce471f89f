import { type Message, mediaAddressQuery } from '@dayfare/api/connect/chat/chat-queries';
import { Button } from '@dayfare/ui/button';
import { Picture } from '@dayfare/ui/picture';
import { useQuery } from '@tanstack/react-query';
import { FileText } from 'lucide-react';
import { useTexts } from '../../../../platform/i18n/use-texts.ts';
import { useChat } from '../client/chat-of.ts';

export interface MessageMediaProps {
  message: Message;
  onOpen: (message: Message) => void;
}

/** The file of a message: a small picture, or a document's name. A press opens it. */
export function MessageMedia({ message, onOpen }: MessageMediaProps) {
  const t = useTexts('connect/chat/conversation');
  const isPicture = message.media?.isPicture === true;
  const { data: address } = useQuery({ ...mediaAddressQuery(useChat(), message), enabled: isPicture });
  if (!message.media) return null;
  const { name } = message.media;
  return (
    <>
      {isPicture && <Picture src={address} alt={name} />}
      <Button
        size="small"
        variant="quiet"
        isFlush
        icon={isPicture ? undefined : FileText}
        onPress={() => onOpen(message)}
      >
        {isPicture ? t('openPicture') : name}
      </Button>
    </>
  );
}
