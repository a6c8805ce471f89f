import { useState } from 'react';
import { refusalOf } from './refusal-of.ts';
import { useDevice } from './use-device.ts';

/** Taking a photo of a document with the camera of the native app. */
export interface CameraHandle {
  /** Takes one; undefined where the browser's own way is used: without a native app, or once it has refused. */
  readonly take: (() => Promise<void>) | undefined;
  /** Whether the native app could not take one, so that a photo is picked in the browser's way. */
  readonly hasFailed: boolean;
}

const types = { 'image/jpeg': 'jpg', 'image/png': 'png' } as const;

/** The native app's camera, which shows `reason` when it asks for permission. Calls `onPhoto` with the photo. */
export function useCamera(reason: string, onPhoto: (photo: File) => void): CameraHandle {
  const device = useDevice();
  const [hasFailed, setFailed] = useState(false);
  const take = async () => {
    try {
      const { mediaType, base64 } = await device.ask('camera.photograph', { frame: 'document', reason });
      const bytes = Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0));
      onPhoto(new File([bytes], `document.${types[mediaType]}`, { type: mediaType }));
    } catch (error) {
      // A person who has closed the camera can open it again.
      if (!['cancelled', 'busy'].includes(refusalOf(error) ?? '')) setFailed(true);
    }
  };
  return { take: device.can('camera') && !hasFailed ? take : undefined, hasFailed };
}
