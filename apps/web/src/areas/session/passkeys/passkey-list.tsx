import type { Passkey } from '@dayfare/api/session/queries';
import { momentText } from '@dayfare/domain/money';
import { Banner } from '@dayfare/ui/banner';
import { BottomSheet } from '@dayfare/ui/bottom-sheet';
import { Box } from '@dayfare/ui/box';
import { Button } from '@dayfare/ui/button';
import { List } from '@dayfare/ui/list';
import { ListRow } from '@dayfare/ui/list-row';
import { Stack } from '@dayfare/ui/stack';
import { Text } from '@dayfare/ui/text';
import { Fingerprint } from 'lucide-react';
import { useState } from 'react';
import { useProofSheet } from '../../../kit/proof/use-proof-sheet.ts';
import { useSession } from '../../../platform/app-context/app-context.ts';
import { FormStatus } from '../../../platform/forms/form-status.tsx';
import { useLanguage, useTexts } from '../../../platform/i18n/use-texts.ts';
import { useRemovePasskey } from './use-passkeys.ts';

/** When a passkey was last used, or when it was added. */
function useLastUsed() {
  const t = useTexts('session/passkeys');
  const language = useLanguage();
  const timeZone = useSession()?.user.timeZone;
  return ({ addedAt, usedAt }: Passkey) =>
    usedAt === null
      ? t('added', { when: momentText(addedAt, { language, timeZone }) })
      : t('used', { when: momentText(usedAt, { language, timeZone }) });
}

/** The passkeys, each leading to its removal. */
export function PasskeyList({ passkeys }: { passkeys: readonly Passkey[] }) {
  const t = useTexts('session/passkeys');
  const lastUsed = useLastUsed();
  const [chosenId, setChosenId] = useState<string | null>(null);
  const chosen = passkeys.find(({ id }) => id === chosenId);
  if (passkeys.length === 0) return <Text>{t('none')}</Text>;
  return (
    <Box background="surface" radius="card" padding="card">
      <List aria-label={t('list')}>
        {passkeys.map((passkey) => (
          <ListRow
            key={passkey.id}
            icon={Fingerprint}
            title={passkey.name}
            subtitle={lastUsed(passkey)}
            aria-haspopup="dialog"
            onPress={() => setChosenId(passkey.id)}
          />
        ))}
      </List>
      {chosen && <PasskeySheet key={chosen.id} passkey={chosen} onClose={() => setChosenId(null)} />}
    </Box>
  );
}

function PasskeySheet({ passkey, onClose }: { passkey: Passkey; onClose: () => void }) {
  const t = useTexts('session/passkeys');
  const lastUsed = useLastUsed();
  const { submission, demand } = useRemovePasskey(passkey.id, onClose);
  const { Sheet, isOpen, setOpen } = useProofSheet(demand);
  const remove = () => void submission.submit();
  return (
    <>
      <BottomSheet
        isOpen={!isOpen}
        onOpenChange={(opens) => !opens && !isOpen && onClose()}
        title={passkey.name}
        actions={
          <Button isStretched isPending={submission.isPending} pendingLabel={t('removing')} onPress={remove}>
            {t('remove')}
          </Button>
        }
      >
        <Stack gap={4}>
          <FormStatus submission={submission} title={t('removeFailed')} text={t('loadFailedText')} />
          {demand && !isOpen && !submission.isPending && (
            <Banner tone="warning" title={t('removeFailed')} isAnnounced>
              {t('notProved')}
            </Banner>
          )}
          <Stack gap={1}>
            <Text>{lastUsed(passkey)}</Text>
            <Text tone="muted">{t('removeText')}</Text>
          </Stack>
        </Stack>
      </BottomSheet>
      {Sheet && (
        <Sheet
          isOpen={isOpen}
          onOpenChange={setOpen}
          reason={t('removeProof')}
          onProved={() => {
            setOpen(false);
            remove();
          }}
        />
      )}
    </>
  );
}
