import { Button } from '@dayfare/ui/button';
import { snackbarDurations } from '@dayfare/ui/snackbar';
import { Stack } from '@dayfare/ui/stack';
import { Text } from '@dayfare/ui/text';
import { useApp } from '../../../platform/app-context/app-context.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import type { TokenProblem } from '../../../platform/session/pending-token.ts';
import { useLink, type WaitingLink } from './use-link.ts';

export interface LinkProblemProps {
  problem: TokenProblem;
  link: WaitingLink;
}

/** That a link could not be checked, or that its answer was lost, and the way to try it again. */
export function LinkProblem({ problem, link }: LinkProblemProps) {
  const t = useTexts('session/continue-as');
  const texts = useTexts('app');
  const { notices } = useApp();
  // The page looks as before by then, so that it would seem that nothing was done.
  const sayAgain = () =>
    notices.say({ message: t('problem.again'), tone: 'warning', durationMs: snackbarDurations.component });
  const { current, isOpening, tryAgain, leave } = useLink(link, sayAgain);
  return (
    <>
      <Stack gap={2}>
        <Text variant="title" isBalanced isFocusTarget>
          {t(problem === 'doubt' ? 'problem.doubtTitle' : 'problem.title')}
        </Text>
        <Text>{t(`problem.${problem}`)}</Text>
        <Text tone="muted">{current ? t('problem.signedIn', { current }) : t('problem.signedOut')}</Text>
      </Stack>
      <Stack gap={2}>
        <Button isStretched isPending={isOpening} pendingLabel={t('problem.pending')} onPress={tryAgain}>
          {texts('problem.retry')}
        </Button>
        <Button variant="secondary" isStretched isDisabled={isOpening} onPress={leave}>
          {current ? t('ask.stay', { current }) : texts('session.signIn')}
        </Button>
      </Stack>
    </>
  );
}
