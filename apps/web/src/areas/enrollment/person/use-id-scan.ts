import { useEnrollment } from '../../../kit/enrollment/use-enrollment.ts';
import { readDocument } from '../../../kit/identity/read-document.ts';
import { useApp } from '../../../platform/app-context/app-context.ts';
import { useSubmit } from '../../../platform/forms/use-submit.ts';

/** What is wrong with the picture. */
interface ScanProblem {
  readonly photo?: 'missing' | 'unreadable' | 'expired' | 'otherName';
}

interface Typed {
  readonly photo: File | null;
  readonly isSkipped: boolean;
}

const noPhoto: Typed = { photo: null, isSkipped: false };
/** Has a picture of an identity document read, or goes on without where the employer allows it. */
export function useIdScan() {
  const { api } = useApp();
  const { draft, send, advance } = useEnrollment();
  type Answer = Awaited<ReturnType<typeof send>>;
  const submission = useSubmit<Typed, Answer | 'unreadable' | 'expired', ScanProblem>({
    form: 'enrollment/id-scan',
    initial: noPhoto,
    secret: ['photo'],
    check: ({ photo, isSkipped }) => (photo || isSkipped ? null : { photo: 'missing' }),
    send: async ({ photo, isSkipped }) => {
      if (isSkipped || !photo) return send('IdScanInput');
      const { status, queryid } = await readDocument(api, photo, 0);
      return status === 'captured' ? send('IdScanInput', { QueryID: queryid }) : status;
    },
    refusals: {
      VerificationFailed: { photo: 'otherName' },
      IdScanUnreadable: { photo: 'unreadable' },
      IdScanExpired: { photo: 'expired' },
    },
    onDone: async (answer) => {
      if (typeof answer !== 'string') {
        await advance(answer, {});
        return null;
      }
      const code = answer === 'expired' ? 'IdScanExpired' : 'IdScanUnreadable';
      return { kind: 'refused', code, level: 'Error', message: '' };
    },
  });
  return { submission, canSkip: !draft.employer?.enableIDScanOnBoardingEnforced };
}
