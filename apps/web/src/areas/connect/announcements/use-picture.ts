import { sendAnnouncementImage } from '@dayfare/api/connect/announcements/announcements-queries';
import type { UploadFile } from '@dayfare/ui/file-upload';
import { useState } from 'react';
import { useApp } from '../../../platform/app-context/app-context.ts';
import { failureOf } from '../../../platform/failures/failure.ts';

interface Picture extends UploadFile {
  readonly file: File;
  readonly abort: AbortController;
  /** Its number on the server, once it is there. */
  readonly image: number | null;
}

/** The picture of an announcement, sent as soon as it is chosen, and again where that failed. */
export function usePicture() {
  const { api, connection } = useApp();
  const [picture, setPicture] = useState<Picture | null>(null);

  const send = async (one: Picture) => {
    const patch = (change: Partial<Picture>) =>
      setPicture((now) => (now?.id === one.id ? { ...now, ...change } : now));
    setPicture({ ...one, status: 'uploading', progress: 0, error: undefined });
    try {
      const image = await sendAnnouncementImage(api, one.file, {
        signal: one.abort.signal,
        onProgress: ({ sent, total }) => patch({ progress: Math.round((100 * sent) / total) }),
      });
      patch({ status: 'done', image });
    } catch (error) {
      const failure = failureOf(error, connection.isOnline.get());
      // The server says why it refuses a picture; anything else can be tried again.
      patch({ status: 'failed', error: failure.kind === 'refused' ? failure.message : undefined });
    }
  };

  return {
    files: picture ? [picture] : [],
    image: picture?.image ?? null,
    /** Whether there is a picture that has not arrived. */
    isWaiting: picture !== null && picture.image === null,
    add: ([file]: readonly File[]) => {
      if (file)
        void send({
          ...{ id: crypto.randomUUID(), name: file.name, size: file.size, file, image: null },
          ...{ status: 'waiting', abort: new AbortController() },
        });
    },
    remove: () => {
      picture?.abort.abort();
      setPicture(null);
    },
    retry: () => {
      if (picture) void send(picture);
    },
  };
}
