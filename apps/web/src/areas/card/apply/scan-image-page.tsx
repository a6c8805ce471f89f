import { replaceApplicationAnswer, saveCardScan } from '@dayfare/api/card/apply/apply-queries';
import { Banner } from '@dayfare/ui/banner';
import { CameraCapture } from '@dayfare/ui/camera-capture';
import { useQueryClient } from '@tanstack/react-query';
import { readDocument } from '../../../kit/identity/read-document.ts';
import { useApp, useSession } from '../../../platform/app-context/app-context.ts';
import { useCamera } from '../../../platform/device/use-camera.ts';
import { FormStatus } from '../../../platform/forms/form-status.tsx';
import { SubmitButton } from '../../../platform/forms/submit-button.tsx';
import { useSubmit } from '../../../platform/forms/use-submit.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { pathTo } from '../../../platform/navigation/path-to.ts';
import { useNavigate } from '../../../platform/navigation/use-navigate.ts';
import { useCell } from '../../../platform/state/cell.ts';
import { ApplyFrame } from './apply-frame.tsx';
import { openApplication } from './open-application.ts';
import { photoOf } from './photo-store.ts';

export const title = 'card/apply:titles.image';
export const load = openApplication('/card/ideology-scan-image');

/** Width by height of an ID card: ISO/IEC 7810 ID-1. */
const cardShape = 85.6 / 53.98;

interface ImageProblems {
  readonly photo?: 'missing' | 'unreadable' | 'expired' | 'other';
}

type Answer = Awaited<ReturnType<typeof saveCardScan>> | 'unreadable' | 'expired';

/** The picture of the identity document: taken, looked at, and read. */
export function Screen() {
  const app = useApp();
  const { api } = app;
  const client = useQueryClient();
  const navigate = useNavigate();
  const t = useTexts('card/apply');
  const userId = useSession()?.user.userID ?? 0;
  const store = photoOf(app);
  // It outlives a look at the page before.
  const photo = useCell(store);
  const form = useSubmit<{ photo: File | null }, Answer, ImageProblems>({
    form: 'card/apply-scan',
    initial: { photo },
    secret: ['photo'],
    check: (typed) => (typed.photo ? null : { photo: 'missing' }),
    send: async (typed) => {
      if (!typed.photo) throw new Error('No picture was taken.');
      const { status, queryid } = await readDocument(api, typed.photo, userId);
      return status === 'captured' ? saveCardScan(api, queryid) : status;
    },
    refusals: {
      VerificationFailed: { photo: 'other' },
      VerificationRequired: { photo: 'unreadable' },
      IdScanUnreadable: { photo: 'unreadable' },
      IdScanExpired: { photo: 'expired' },
    },
    onDone: async (answer, { isShown }) => {
      if (typeof answer === 'string') {
        const code = answer === 'expired' ? 'IdScanExpired' : 'IdScanUnreadable';
        return { kind: 'refused', code, level: 'Error', message: '' };
      }
      store.set(null);
      replaceApplicationAnswer(client, answer);
      if (isShown) await navigate(pathTo('/card/review-details'));
      return null;
    },
  });
  const { values, problems, isPending } = form;
  const change = (next: File | null) => {
    store.set(next);
    form.change({ photo: next });
  };
  const { take, hasFailed } = useCamera(t('image.reason'), change);
  return (
    <ApplyFrame
      step="scan"
      title={t('titles.image')}
      text={t('image.text')}
      backTo={pathTo('/card/personal-info')}
      onSubmit={() => void form.submit()}
      footer={
        <SubmitButton submission={form} pendingLabel={t('image.reading')}>
          {t('image.send')}
        </SubmitButton>
      }
    >
      <FormStatus submission={form} title={t('image.notSent')} />
      {hasFailed && (
        <Banner tone="info" isAnnounced>
          {t('image.noCamera')}
        </Banner>
      )}
      <CameraCapture
        label={t('image.label')}
        value={values.photo}
        onChange={change}
        onTake={take && (() => void take())}
        aspectRatio={cardShape}
        description={t('image.how')}
        error={problems.photo && t(`image.errors.${problems.photo}`)}
        isDisabled={isPending}
      />
    </ApplyFrame>
  );
}
