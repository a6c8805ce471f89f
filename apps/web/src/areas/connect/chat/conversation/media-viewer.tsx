import { type Message, mediaAddressQuery } from '@dayfare/api/connect/chat/chat-queries';
import { Banner } from '@dayfare/ui/banner';
import { BottomSheet } from '@dayfare/ui/bottom-sheet';
import { DialogBody, DialogTitle } from '@dayfare/ui/dialog';
import { Link } from '@dayfare/ui/link';
import { Picture } from '@dayfare/ui/picture';
import { Skeleton } from '@dayfare/ui/skeleton';
import { Stack } from '@dayfare/ui/stack';
import { useQuery } from '@tanstack/react-query';
import { useTexts } from '../../../../platform/i18n/use-texts.ts';
import { useChat } from '../client/chat-of.ts';

export interface MediaViewerProps {
  /** The message whose file is shown; null: closed. */
  message: Message | null;
  onClose: () => void;
}

/** A picture as large as the screen, or a document, with the way to keep it. */
export function MediaViewer({ message, onClose }: MediaViewerProps) {
  return (
    <BottomSheet isOpen={message !== null} onOpenChange={(isOpen) => !isOpen && onClose()}>
      <DialogTitle>{message?.media?.name}</DialogTitle>
      <DialogBody>{message && <Shown message={message} />}</DialogBody>
    </BottomSheet>
  );
}

function Shown({ message }: { message: Message }) {
  const t = useTexts('connect/chat/conversation');
  const { data: address, isError } = useQuery(mediaAddressQuery(useChat(), message));
  if (!address)
    return isError ? (
      <Banner tone="warning" isAnnounced>
        {t('fileFailed')}
      </Banner>
    ) : (
      <Skeleton shape="row" isAnnounced />
    );
  return (
    <Stack gap={4}>
      {message.media?.isPicture && <Picture src={address} alt={message.media.name} size="screen" />}
      <Link href={address} isExternal variant="secondary">
        {t('openOutside')}
      </Link>
    </Stack>
  );
}
