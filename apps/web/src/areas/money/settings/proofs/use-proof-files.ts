import { type Proof, refreshAfterProof, sendProofFile } from '@dayfare/api/money/settings/proofs-queries';
import type { UploadFile } from '@dayfare/ui/file-upload';
import { useSnackbar } from '@dayfare/ui/snackbar';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useApp } from '../../../../platform/app-context/app-context.ts';
import { failureOf, meaningOf } from '../../../../platform/failures/failure.ts';
import { useTexts } from '../../../../platform/i18n/use-texts.ts';

interface Chosen extends UploadFile {
  readonly file: File;
  /** Cancels its upload. */
  readonly abort: AbortController;
}

const refusals = {
  FileTypeRefused: 'FileTypeRefused',
  DailyLimitReached: 'DailyLimitReached',
  TooManyFiles: 'TooManyFiles',
  ProofNotOpen: 'ProofNotOpen',
} as const;

/** The files of a proof: chosen, sent one after the other with their progress, and sent again where that failed. */
export function useProofFiles(proof: Pick<Proof, 'kind' | 'id'>) {
  const { api, connection } = useApp();
  const client = useQueryClient();
  const { notify } = useSnackbar();
  const t = useTexts('money/settings/proofs');
  const [chosen, setChosen] = useState<readonly Chosen[]>([]);
  const [isSending, setSending] = useState(false);
  const [isMissing, setMissing] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  // State is from the last render, and two presses can happen before the next one.
  const isBusy = useRef(false);

  const patch = (id: string, change: Partial<Chosen>) =>
    setChosen((all) => all.map((one) => (one.id === id ? { ...one, ...change } : one)));

  const words = (error: unknown) => {
    const failure = failureOf(error, connection.isOnline.get());
    return t(
      `fileErrors.${meaningOf(failure, refusals) ?? (failure.kind === 'offline' ? 'offline' : 'down')}`,
    );
  };

  /** Sends a file; returns whether it has arrived, or was removed meanwhile. */
  const sendOne = async ({ id, file, abort }: Chosen): Promise<boolean> => {
    patch(id, { status: 'uploading', progress: 0, error: undefined });
    try {
      await sendProofFile(api, proof, file, {
        signal: abort.signal,
        onProgress: ({ sent, total }) => patch(id, { progress: Math.round((100 * sent) / total) }),
      });
      patch(id, { status: 'done' });
      return true;
    } catch (error) {
      if (abort.signal.aborted) return true;
      patch(id, { status: 'failed', error: words(error) });
      return false;
    }
  };

  const sendThese = async (files: readonly Chosen[]) => {
    if (isBusy.current) return;
    isBusy.current = true;
    setSending(true);
    setFailed(false);
    let arrived = 0;
    for (const one of files) if (await sendOne(one)) arrived += 1;
    isBusy.current = false;
    setSending(false);
    setFailed(arrived < files.length);
    if (arrived < files.length) return;
    notify({ message: t('done'), tone: 'success' });
    // The page then shows how the proof stands, and the home whether money can be taken.
    await refreshAfterProof(client);
  };

  return {
    files: chosen,
    isSending,
    isMissing,
    hasFailed,
    add: (files: File[]) => {
      setMissing(false);
      setChosen((all) => [
        ...all,
        ...files.map((file) => ({
          ...{ id: crypto.randomUUID(), name: file.name, size: file.size, file },
          ...{ status: 'waiting' as const, abort: new AbortController() },
        })),
      ]);
    },
    remove: (id: string) => {
      chosen.find((one) => one.id === id)?.abort.abort();
      setChosen((all) => all.filter((one) => one.id !== id));
    },
    retry: (id: string) => sendThese(chosen.filter((one) => one.id === id)),
    send: () => {
      setMissing(chosen.length === 0);
      return chosen.length === 0 ? undefined : sendThese(chosen.filter(({ status }) => status !== 'done'));
    },
  };
}
