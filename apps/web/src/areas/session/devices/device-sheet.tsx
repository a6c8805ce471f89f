import type { KnownDevice } from '@dayfare/api/session/queries';
import { BottomSheet } from '@dayfare/ui/bottom-sheet';
import { Button } from '@dayfare/ui/button';
import { Checkbox } from '@dayfare/ui/checkbox';
import { Stack } from '@dayfare/ui/stack';
import { Text } from '@dayfare/ui/text';
import { FormStatus } from '../../../platform/forms/form-status.tsx';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { useDeviceWords } from './use-device-words.ts';
import { useDisownDevice, useRemoveDevice, useSignOutDevice } from './use-devices.ts';

export interface DeviceSheetProps {
  device: KnownDevice & { readonly id: number };
  onClose: () => void;
}

/** What is known of one other device, signing it out, taking it from the list, and what to do about an unknown one. */
export function DeviceSheet({ device, onClose }: DeviceSheetProps) {
  const t = useTexts('session/devices');
  const words = useDeviceWords();
  const leaving = useSignOutDevice(device.id, onClose);
  const removing = useRemoveDevice(device.id, onClose);
  const disowning = useDisownDevice(device.id, onClose);
  const isBusy = leaving.isPending || removing.isPending || disowning.isPending;
  return (
    <BottomSheet
      isOpen
      onOpenChange={onClose}
      title={words.name(device)}
      actions={
        <>
          {device.isSignedIn && (
            <Button
              isStretched
              isDisabled={isBusy && !leaving.isPending}
              isPending={leaving.isPending}
              pendingLabel={t('signingOut')}
              onPress={() => void leaving.submit()}
            >
              {t('signOut')}
            </Button>
          )}
          <Button
            variant="secondary"
            isStretched
            isDisabled={isBusy && !removing.isPending}
            isPending={removing.isPending}
            pendingLabel={t('removing')}
            onPress={() => void removing.submit()}
          >
            {t('remove')}
          </Button>
          <Button
            variant="quiet"
            isStretched
            isDisabled={isBusy && !disowning.isPending}
            isPending={disowning.isPending}
            pendingLabel={t('signingOut')}
            onPress={() => void disowning.submit()}
          >
            {t('disown')}
          </Button>
        </>
      }
    >
      <Stack gap={4}>
        <FormStatus submission={leaving} title={t('failed')} text={t('failedText')} />
        <FormStatus submission={removing} title={t('removeFailed')} text={t('failedText')} />
        <FormStatus submission={disowning} title={t('failed')} text={t('failedText')} />
        <Stack gap={1}>
          <Text>{words.lastUsed(device)}</Text>
          {device.address && <Text>{words.from(device)}</Text>}
          {device.isTrusted && <Text>{t('trusted')}</Text>}
          <Text tone="muted">{t('removeText')}</Text>
          <Text tone="muted">{t('disownText')}</Text>
        </Stack>
        {device.isSignedIn && device.isTrusted && (
          <Checkbox
            isSelected={leaving.values.askAgain}
            onChange={(askAgain) => leaving.change({ askAgain })}
            description={t('askAgainText')}
            isDisabled={isBusy}
          >
            {t('askAgain')}
          </Checkbox>
        )}
      </Stack>
    </BottomSheet>
  );
}
