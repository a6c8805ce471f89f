import type { KnownDevice } from '@dayfare/api/session/queries';
import { Box } from '@dayfare/ui/box';
import { Button } from '@dayfare/ui/button';
import { List } from '@dayfare/ui/list';
import { Stack } from '@dayfare/ui/stack';
import { Text } from '@dayfare/ui/text';
import { useState } from 'react';
import { FormStatus } from '../../../platform/forms/form-status.tsx';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { DeviceRow } from './device-row.tsx';
import { DeviceSheet } from './device-sheet.tsx';
import { useSignOutEverywhere, useSignOutOthers } from './use-devices.ts';

type OwnDevice = KnownDevice & { readonly id: number };

/** Whether a device has an id to sign it out by. */
const hasId = (device: KnownDevice): device is OwnDevice => device.id !== null;

/** The devices, each leading to what can be done with it, and the ways to sign out several at once. */
export function DeviceList({ devices }: { devices: readonly KnownDevice[] }) {
  const t = useTexts('session/devices');
  const others = useSignOutOthers();
  const everywhere = useSignOutEverywhere();
  const [chosenId, setChosenId] = useState<number | null>(null);
  const chosen = devices.filter(hasId).find(({ id }) => id === chosenId);
  const isElsewhere = devices.some(({ isThisOne, isSignedIn }) => isSignedIn && !isThisOne);
  return (
    <>
      <Box background="surface" radius="card" padding="card">
        <List aria-label={t('list')}>
          {devices.map((device, at) => (
            <DeviceRow
              // Sessions without a device of their own have nothing to be told apart by but their place.
              key={device.id ?? `nameless-${at}`}
              device={device}
              onChoose={hasId(device) && !device.isThisOne ? () => setChosenId(device.id) : undefined}
            />
          ))}
        </List>
      </Box>
      {!isElsewhere && <Text tone="muted">{t('onlyThis')}</Text>}
      <FormStatus submission={others} title={t('othersFailed')} text={t('failedText')} />
      <FormStatus submission={everywhere} title={t('everywhereFailed')} text={t('failedText')} />
      <Stack gap={2}>
        {isElsewhere && (
          <Button
            isStretched
            isDisabled={everywhere.isPending}
            isPending={others.isPending}
            pendingLabel={t('signingOut')}
            onPress={() => void others.submit()}
          >
            {t('signOutOthers')}
          </Button>
        )}
        <Button
          variant="secondary"
          isStretched
          isDisabled={others.isPending}
          isPending={everywhere.isPending}
          pendingLabel={t('signingOut')}
          onPress={() => void everywhere.submit()}
        >
          {t('signOutEverywhere')}
        </Button>
      </Stack>
      {chosen && <DeviceSheet key={chosen.id} device={chosen} onClose={() => setChosenId(null)} />}
    </>
  );
}
