import type { Capability } from '@dayfare/api/bridge';
import type { Device } from './device.ts';

/** What the page is told that this device can do: what there is a port for, and what every phone can. */
export function abilitiesOf(device: Device): readonly Capability[] {
  const has = {
    links: true,
    settings: true,
    bankLink: device.bankLink !== undefined,
    biometrics: device.biometrics !== undefined,
    camera: device.camera !== undefined,
    chat: false,
    contacts: device.contacts !== undefined,
    files: device.files !== undefined,
    haptics: device.haptics !== undefined,
    location: device.location !== undefined,
    push: device.push !== undefined,
    pushBatch: device.push !== undefined,
    qr: device.camera !== undefined,
    rating: device.rating !== undefined,
    sharing: device.files !== undefined,
    sso: device.sso !== undefined,
    wallet: device.wallet !== undefined,
  } satisfies Record<Capability, boolean>;
  return (Object.keys(has) as Capability[]).filter((name) => has[name]);
}
