import { scanContract } from '@dayfare/api/enrollment/scan-contract';
import { upload } from '@dayfare/api/upload';
import { useApp } from '../../../platform/app-context/app-context.ts';
import { useSubmit } from '../../../platform/forms/use-submit.ts';
import { useEnrollment } from '../flow/use-enrollment.ts';

/** What is wrong with the picture. */
interface ScanProblem {
  readonly photo?: 'missing' | 'unreadable' | 'expired' | 'otherName';
}

interface Typed {
  readonly photo: File | null;
  readonly isSkipped: boolean;
}

const noPhoto: Typed = { photo: null, isSkipped: false };
/** How often a scan that is still being read is asked about, and how often at most. */
const waitMs = 1_000;
const mostTries = 20;

/** Has a picture of an identity document read, or goes on without where the employer allows it. */
export function useIdScan() {
  const { api } = useApp();
  const { draft, send, goOn } = useEnrollment();
  const calls = api.client(scanContract);

  const resultOf = async (queryid: string) => {
    for (let tries = 0; tries < mostTries; tries += 1) {
      const { status } = await calls.getIDologyScan({ queryid, userid: 0 });
      if (status !== 'waiting') return status;
      await new Promise((resolve) => setTimeout(resolve, waitMs));
    }
    return 'unreadable' as const;
  };
  type Answer = Awaited<ReturnType<typeof send>>;
  const submission = useSubmit<Typed, Answer | 'unreadable' | 'expired', ScanProblem>({
    form: 'enrollment/id-scan',
    initial: noPhoto,
    secret: ['photo'],
    check: ({ photo, isSkipped }) => (photo || isSkipped ? null : { photo: 'missing' }),
    send: async ({ photo, isSkipped }) => {
      if (isSkipped || !photo) return send('IdScanInput');
      const { token, queryid } = await calls.getIDologyToken();
      await upload(api, scanContract.uploadIdentityDocument, { file: photo, token, queryid });
      const status = await resultOf(queryid);
      return status === 'captured' ? send('IdScanInput', { QueryID: queryid }) : status;
    },
    refusals: {
      VerificationFailed: { photo: 'otherName' },
      IdScanUnreadable: { photo: 'unreadable' },
      IdScanExpired: { photo: 'expired' },
    },
    onDone: async (answer) => {
      if (typeof answer !== 'string') {
        await goOn(answer, {});
        return null;
      }
      const code = answer === 'expired' ? 'IdScanExpired' : 'IdScanUnreadable';
      return { kind: 'refused', code, level: 'Error', message: '' };
    },
  });
  return { submission, canSkip: !draft.employer?.enableIDScanOnBoardingEnforced };
}
