import { Banner } from '@dayfare/ui/banner';
import { Button } from '@dayfare/ui/button';
import { Inline } from '@dayfare/ui/inline';
import { Link } from '@dayfare/ui/link';
import { PhoneField } from '@dayfare/ui/phone-field';
import { Stack } from '@dayfare/ui/stack';
import { Text } from '@dayfare/ui/text';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { noteCampaign } from '../../../kit/enrollment/campaign.ts';
import { noteInvitation } from '../../../kit/enrollment/invitation.ts';
import { openPage } from '../../../kit/enrollment/open-page.ts';
import { StepPage } from '../../../kit/enrollment/step-page.tsx';
import type { App } from '../../../platform/app-context/app.ts';
import { FormStatus } from '../../../platform/forms/form-status.tsx';
import { SubmitButton } from '../../../platform/forms/submit-button.tsx';
import { onOneLine } from '../../../platform/i18n/telephone.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { type PhoneProblem, useCreateUser } from './use-create-user.ts';

export const title = 'enrollment/phone:titles.createUser';

const open = openPage('/signup/create-user');

/** Opens the beginning of a sign-up, and notes the campaign or the invitation that led to it. */
export async function load(app: App, { request }: LoaderFunctionArgs): Promise<null> {
  await noteCampaign(app, request.url);
  await noteInvitation(app, request.url);
  return open(app);
}

const errors = {
  missing: 'phone.missing',
  short: 'phone.short',
  unreachable: 'phone.unreachable',
} as const satisfies Record<NonNullable<PhoneProblem['phone']>, string>;

/** Where a sign-up begins: the number that the code goes to. */
export function Screen() {
  const t = useTexts('enrollment/phone');
  const { draft, plans, hasBegun, hasDirectWay, submission, advance, startOver } = useCreateUser();
  const { values, problems, change } = submission;
  return (
    <StepPage
      screen="MobileNumberInput"
      title={t('phone.title')}
      text={t('phone.text')}
      onSubmit={() => void submission.submit()}
      footer={
        <SubmitButton submission={submission} pendingLabel={t('phone.sending')}>
          {t(hasBegun && values.phone === draft.phone ? 'phone.next' : 'phone.send')}
        </SubmitButton>
      }
    >
      <FormStatus submission={submission} title={t('phone.downTitle')} />
      {hasBegun && (
        <Banner
          tone="info"
          title={t('resume.title', { to: onOneLine(draft.sentTo) })}
          action={
            <Inline gap={2}>
              <Button variant="secondary" size="small" onPress={advance}>
                {t('resume.continue')}
              </Button>
              <Button
                variant="quiet"
                size="small"
                onPress={() => {
                  startOver();
                  change({ phone: '', isComplete: false });
                }}
              >
                {t('resume.startOver')}
              </Button>
            </Inline>
          }
        >
          {t('resume.text')}
        </Banner>
      )}
      {draft.workAccount !== '' && !hasBegun && (
        <Banner
          tone="success"
          title={t('work.title', { name: draft.firstName })}
          action={
            <Button variant="quiet" size="small" isFlush onPress={startOver}>
              {t('work.notMe', { name: draft.firstName })}
            </Button>
          }
        >
          {t('work.text', { employer: draft.employer?.name ?? '' })}
        </Banner>
      )}
      <PhoneField
        label={t('phone.label')}
        name="phone"
        plans={plans}
        enterKeyHint="go"
        value={values.phone}
        onChange={(phone, isComplete) => change({ phone, isComplete })}
        description={t('phone.rates')}
        error={problems.phone && t(errors[problems.phone])}
      />
      <Stack gap={0} align="start">
        <Text tone="muted">{t('phone.known')}</Text>
        <Link href="/welcome/login" variant="standalone">
          {t('signIn')}
        </Link>
        {hasDirectWay && (
          <Link href="/dayfare-direct/employer" variant="standalone">
            {t('phone.direct')}
          </Link>
        )}
      </Stack>
    </StepPage>
  );
}
