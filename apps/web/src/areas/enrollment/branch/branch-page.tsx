import { Button } from '@dayfare/ui/button';
import { Link } from '@dayfare/ui/link';
import { Skeleton } from '@dayfare/ui/skeleton';
import { type LoaderFunctionArgs, redirect, useSearchParams } from 'react-router-dom';
import { noteCampaign } from '../../../kit/enrollment/campaign.ts';
import { StepPage } from '../../../kit/enrollment/step-page.tsx';
import type { App } from '../../../platform/app-context/app.ts';
import { useApp } from '../../../platform/app-context/app-context.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { beginWithWorkAccount } from './begin-with-work-account.ts';
import { BranchChoices } from './branch-choices.tsx';
import { useBranch } from './use-branch.ts';

export const title = 'enrollment/branch:titles.branch';

/**
 * Signed-in users need no sign-up. People confirmed by the employer's page begin one at once, with what it says; the
 * token in the address works once, and is gone from it then.
 */
export async function load(app: App, { request }: LoaderFunctionArgs): Promise<null> {
  if (app.session.current()) throw redirect('/');
  const token = new URL(request.url).searchParams.get('token');
  if (token !== null) throw redirect(await beginWithWorkAccount(app, token));
  await noteCampaign(app, request.url);
  return null;
}

/** An employer's own link: its sign-in where it has one, and the sign-up with the employer already chosen. */
export function Screen() {
  const t = useTexts('enrollment/branch');
  const app = useTexts('app');
  const { navigation } = useApp();
  const [search] = useSearchParams();
  const { branch, retry } = useBranch(search.get('bc') ?? '');
  const campaign = search.get('utm_campaign') ?? '';
  if (branch.kind === 'found') return <BranchChoices employer={branch.employer} campaign={campaign} />;
  if (branch.kind === 'loading')
    return (
      <StepPage title={t('loading')} hasHelp={false}>
        <Skeleton shape="text" count={3} isAnnounced />
      </StepPage>
    );
  return branch.kind === 'failed' ? (
    <StepPage
      title={t('failed')}
      text={branch.failure.kind === 'offline' ? app('failure.offline') : t('failedText')}
      footer={
        <Button isStretched onPress={retry}>
          {app('problem.retry')}
        </Button>
      }
    >
      <Link href={byName(campaign)} variant="standalone">
        {t('find')}
      </Link>
    </StepPage>
  ) : (
    <StepPage
      title={t('unknownTitle')}
      text={t('unknown')}
      footer={
        <Button isStretched onPress={() => void navigation.go(byName(campaign))}>
          {t('find')}
        </Button>
      }
    />
  );
}

/** Where an employer is found by its name. */
const byName = (campaign: string) =>
  campaign === ''
    ? '/signup/create-user'
    : `/signup/create-user?${new URLSearchParams({ utm_campaign: campaign })}`;
