import { currencyOf, fromWire } from '@dayfare/domain/money';
import { Button } from '@dayfare/ui/button';
import { Link } from '@dayfare/ui/link';
import { Stack } from '@dayfare/ui/stack';
import { Text } from '@dayfare/ui/text';
import { useState } from 'react';
import { openPage } from '../../../kit/enrollment/open-page.ts';
import { StepPage } from '../../../kit/enrollment/step-page.tsx';
import { useEnrollment } from '../../../kit/enrollment/use-enrollment.ts';
import { useApp } from '../../../platform/app-context/app-context.ts';
import { useMoney } from '../../../platform/i18n/use-money.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { regionAddress } from '../../../platform/session/region-address.ts';
import { madeIn } from './made-account.ts';

export const title = 'enrollment/account:titles.getCard';
export const load = openPage('/signup/get-card');

const cardPath = '/card/carddesign-terms';

/** The account is there: what can be had at once, the card, and the way to the home. */
export function Screen() {
  const app = useApp();
  const t = useTexts('enrollment/account');
  const { format } = useMoney();
  const { draft, wipe } = useEnrollment();
  // The draft goes when the sign-up ends; what stands here stays.
  const [{ firstName: name, hasNoEmployer, isVouched }] = useState(draft);
  const [isPending, setPending] = useState(false);
  const made = madeIn(app);
  // Nothing is offered that leads nowhere.
  const canGetCard = made !== null && app.hasPage(cardPath);
  const currency = currencyOf(app.startup.configuration.get().businessEnvironment);
  const leave = async (to: string) => {
    if (isPending) return;
    setPending(true);
    const { servedBy, authToken } = made ?? { servedBy: null, authToken: '' };
    const elsewhere = servedBy && regionAddress(app, { ...servedBy, authToken, reason: 'enrolled' });
    if (elsewhere) {
      wipe();
      return app.navigation.leave(elsewhere);
    }
    const session = made && (await app.flow.exchange(made.authToken).catch(() => null));
    wipe();
    await app.navigation.go(session ? to : isVouched ? '/sso/home' : '/welcome/login', { replace: true });
  };
  return (
    <StepPage
      title={t('card.title', { name })}
      text={
        !made
          ? t(isVouched ? 'card.signInAtWorkText' : 'card.signInText')
          : hasNoEmployer
            ? t('card.noEmployer')
            : made.accessibleAmount > 0
              ? t('card.amount', { amount: format(fromWire(made.accessibleAmount), currency) })
              : t('card.nothingYet')
      }
      illustration="success"
      onBack={made ? () => void leave('/') : undefined}
      hasHelp={!made}
      footer={
        <Stack gap={2}>
          <Button
            isStretched
            isPending={isPending}
            pendingLabel={t('card.opening')}
            onPress={() => void leave('/')}
          >
            {t(made ? 'card.home' : 'card.signIn')}
          </Button>
          {canGetCard && (
            <Button
              variant="secondary"
              isStretched
              isDisabled={isPending}
              onPress={() => void leave(cardPath)}
            >
              {t('card.get')}
            </Button>
          )}
          {!made && !isVouched && (
            <Stack align="center">
              <Link href="/welcome/forgot-password" variant="standalone">
                {t('card.forgot')}
              </Link>
            </Stack>
          )}
        </Stack>
      }
    >
      {canGetCard && (
        <Stack gap={1}>
          <Text variant="heading">{t('card.offer')}</Text>
          <Text tone="muted">{t('card.offerText')}</Text>
        </Stack>
      )}
    </StepPage>
  );
}
