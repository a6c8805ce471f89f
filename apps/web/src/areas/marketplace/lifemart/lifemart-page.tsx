import { lifeMartAddress } from '@dayfare/api/marketplace/queries';
import { DiscountSplash } from '@dayfare/ui/patterns/discount-splash';
import { snackbarDurations, useSnackbar } from '@dayfare/ui/snackbar';
import { useApp, useSession } from '../../../platform/app-context/app-context.ts';
import { openAddress } from '../../../platform/device/open-address.ts';
import type { Failure } from '../../../platform/failures/failure.ts';
import { useSubmit } from '../../../platform/forms/use-submit.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { goBackFrom } from '../../../platform/navigation/back.ts';
import { pathTo } from '../../../platform/navigation/path-to.ts';

export const title = 'marketplace/lifemart:titles.page';

/** What LifeMart is, before its single sign-on. Visitors see it too, and sign in first. */
export function Screen() {
  const app = useApp();
  const t = useTexts('marketplace/lifemart');
  const isSignedIn = useSession() !== null;
  const { notify } = useSnackbar();
  const leaving = useSubmit({
    form: 'marketplace/lifemart',
    initial: {},
    secret: [],
    check: () => null,
    send: () => lifeMartAddress(app.api),
    onDone: (address) => {
      openAddress(app, address);
      return null;
    },
    onFailed: (failure) => {
      if (failure.kind !== 'refused') return;
      notify({ message: failure.message, tone: 'danger', durationMs: snackbarDurations.app });
    },
  });
  /** What it is, or why it couldn't be opened: the snackbar goes away by itself, and this stays. */
  const messageFor = (failure: Failure | null): string => {
    if (failure?.kind === 'refused') return failure.message;
    if (failure?.kind === 'offline') return t('offline');
    return failure?.kind === 'down' ? t('failed') : t('text');
  };
  const steps = (['open', 'find', 'save'] as const).map((step) => ({
    title: t(`steps.${step}`),
    text: t(`steps.${step}Text`),
  }));
  return (
    <DiscountSplash
      title={t('titles.page')}
      message={messageFor(leaving.failure)}
      offer={t('offer')}
      steps={steps}
      isPending={leaving.isPending}
      onStart={() =>
        isSignedIn ? void leaving.submit() : void app.navigation.press(pathTo('/welcome/login'))
      }
      onBack={() => void goBackFrom(app)}
    />
  );
}
