import { Banner } from '@dayfare/ui/banner';
import { Button } from '@dayfare/ui/button';
import { CameraCapture } from '@dayfare/ui/camera-capture';
import { Stack } from '@dayfare/ui/stack';
import { openPage } from '../../../kit/enrollment/open-page.ts';
import { StepPage } from '../../../kit/enrollment/step-page.tsx';
import { useApp } from '../../../platform/app-context/app-context.ts';
import { useCamera } from '../../../platform/device/use-camera.ts';
import { FormStatus } from '../../../platform/forms/form-status.tsx';
import { SubmitButton } from '../../../platform/forms/submit-button.tsx';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { goBackFrom } from '../../../platform/navigation/back.ts';
import { useIdScan } from './use-id-scan.ts';

export const title = 'enrollment/person:titles.idScan';
export const load = openPage('/signup/id-scan');

/** Width by height of an ID card: ISO/IEC 7810 ID-1. */
const cardShape = 85.6 / 53.98;

/** A picture of an identity document. */
export function Screen() {
  const app = useApp();
  const t = useTexts('enrollment/person');
  const { submission, canSkip } = useIdScan();
  const { values, problems, change, isPending } = submission;
  const { take, hasFailed } = useCamera(t('scan.reason'), (photo) => change({ photo }));
  return (
    <StepPage
      screen="IdScanInput"
      title={t('scan.title')}
      text={t('scan.text')}
      onSubmit={() => void submission.submit({ isSkipped: false })}
      footer={
        <Stack gap={2}>
          <SubmitButton submission={submission} pendingLabel={t('scan.reading')}>
            {t('scan.send')}
          </SubmitButton>
          <Button
            variant="quiet"
            isStretched
            isDisabled={isPending}
            onPress={() => void (canSkip ? submission.submit({ isSkipped: true }) : goBackFrom(app))}
          >
            {t(canSkip ? 'scan.skip' : 'scan.cancel')}
          </Button>
        </Stack>
      }
    >
      <FormStatus submission={submission} />
      {hasFailed && (
        <Banner tone="info" isAnnounced>
          {t('scan.noCamera')}
        </Banner>
      )}
      <CameraCapture
        label={t('scan.label')}
        value={values.photo}
        onChange={(photo) => change({ photo })}
        onTake={take && (() => void take())}
        aspectRatio={cardShape}
        description={t('scan.how')}
        error={problems.photo && t(`scan.errors.${problems.photo}`)}
        isDisabled={isPending}
      />
    </StepPage>
  );
}
