import type { KnownDevice } from '@dayfare/api/session/queries';
import { ListRow } from '@dayfare/ui/list-row';
import { StatusTag } from '@dayfare/ui/status-tag';
import { CircleQuestionMark, Monitor, Smartphone } from 'lucide-react';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { useDeviceWords } from './use-device-words.ts';

export interface DeviceRowProps {
  device: KnownDevice;
  /** Called to see what can be done with it; undefined for this device, and for one without a name. */
  onChoose: (() => void) | undefined;
}

/** A device: what it is, when it was last used, and whether it has a session. */
export function DeviceRow({ device, onChoose }: DeviceRowProps) {
  const t = useTexts('session/devices');
  const words = useDeviceWords();
  const { isThisOne, isSignedIn, isHandheld, id } = device;
  const row = {
    icon: id === null ? CircleQuestionMark : isHandheld ? Smartphone : Monitor,
    title: words.name(device),
    subtitle: id === null ? t('nameless') : words.lastUsed(device),
    status: isThisOne ? (
      <StatusTag tone="info">{t('thisOne')}</StatusTag>
    ) : (
      <StatusTag tone={isSignedIn ? 'success' : 'neutral'}>
        {t(isSignedIn ? 'signedIn' : 'signedOut')}
      </StatusTag>
    ),
  };
  return onChoose ? <ListRow {...row} aria-haspopup="dialog" onPress={onChoose} /> : <ListRow {...row} />;
}
