import { conversationsQuery, type Message } from '@dayfare/api/connect/chat/chat-queries';
import { BottomSheet } from '@dayfare/ui/bottom-sheet';
import { Button } from '@dayfare/ui/button';
import { CheckboxGroup } from '@dayfare/ui/checkbox-group';
import { DialogActions, DialogBody, DialogTitle } from '@dayfare/ui/dialog';
import { useSnackbar } from '@dayfare/ui/snackbar';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useApp } from '../../../../platform/app-context/app-context.ts';
import { serverNow } from '../../../../platform/device/now.ts';
import { useTexts } from '../../../../platform/i18n/use-texts.ts';
import { useChat } from '../client/chat-of.ts';
import { post } from './outbox.ts';

export interface ForwardSheetProps {
  /** Null: it is closed. */
  message: Message | null;
  onClose: () => void;
}

/** Passes a message on to other conversations. What can't be sent waits there. */
export function ForwardSheet({ message, onClose }: ForwardSheetProps) {
  const t = useTexts('connect/chat/conversation');
  const app = useApp();
  const client = useQueryClient();
  const { notify } = useSnackbar();
  const { data: conversations = [] } = useQuery(conversationsQuery(useChat()));
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const close = () => {
    setChosen([]);
    onClose();
  };
  const forward = () => {
    if (!message || chosen.length === 0) return;
    for (const conversation of chosen)
      void post(app, client, {
        ...{ conversation, customId: crypto.randomUUID(), body: message.body, parent: null },
        ...{
          isForwarded: true,
          at: serverNow(app.api),
          state: 'sending',
          file: null,
          progress: 0,
          cancel: null,
        },
        mediaOf: message.media && { ...message, mediaSid: message.media.sid },
      });
    notify({ message: t('forwarded', { count: chosen.length }), tone: 'success' });
    close();
  };
  return (
    <BottomSheet isOpen={message !== null} onOpenChange={(isOpen) => !isOpen && close()}>
      <DialogTitle>{t('forwardTitle')}</DialogTitle>
      <DialogBody>
        <CheckboxGroup
          label={t('forwardWhich')}
          options={conversations.map(({ sid, name }) => ({ value: sid, label: name }))}
          value={chosen}
          onChange={setChosen}
        />
      </DialogBody>
      <DialogActions>
        <Button isStretched isDisabled={chosen.length === 0} onPress={forward}>
          {t('forwardDo')}
        </Button>
      </DialogActions>
    </BottomSheet>
  );
}
