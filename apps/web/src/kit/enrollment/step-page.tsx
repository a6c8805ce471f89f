import { type EnrollmentScreen, enrollmentScreen } from '@dayfare/domain/enrollment';
import { AppHeader } from '@dayfare/ui/app-header';
import { EmptyState, type IllustrationName } from '@dayfare/ui/empty-state';
import { ProgressBar } from '@dayfare/ui/progress-bar';
import { Screen } from '@dayfare/ui/screen';
import { Stack } from '@dayfare/ui/stack';
import { Text } from '@dayfare/ui/text';
import { type ReactNode, useEffect, useRef } from 'react';
import { useApp } from '../../platform/app-context/app-context.ts';
import { BrandMark } from '../../platform/brand/brand-mark.tsx';
import { CallSupport, type CallSupportProps } from '../../platform/failures/call-support.tsx';
import { PageReference } from '../../platform/failures/page-reference.ts';
import { LanguageSwitch } from '../../platform/i18n/language-switch.tsx';
import { useTexts } from '../../platform/i18n/use-texts.ts';
import { goBackFrom } from '../../platform/navigation/back.ts';
import { useCell } from '../../platform/state/cell.ts';
import { draftStoreOf } from './draft-store.ts';

export interface StepPageProps {
  /** How far one has come; left out where nothing is counted anymore. */
  screen?: EnrollmentScreen | undefined;
  title: string;
  text?: string | undefined;
  /** A drawing above the title, on a page that says what has come of it. Default none. */
  illustration?: IllustrationName | undefined;
  /** The one primary action, and at most one quiet one below it. */
  footer?: ReactNode;
  onSubmit?: (() => void) | undefined;
  /** Goes back. Default: to where the page's rule says. `null`: there is no way back. */
  onBack?: (() => void) | null | undefined;
  /** Whether it shows the support contact; not while the page is loading, because it would move once it is there. Default true. */
  hasHelp?: boolean | undefined;
  children?: ReactNode;
}

/** The screens that are counted: those with input. */
const lastCounted = enrollmentScreen.toWire('PasswordInput');

/** One screen of the sign-up: the progress, what is asked for and why, and the support contact. */
export function StepPage({
  screen,
  title,
  text,
  illustration,
  footer,
  onSubmit,
  onBack,
  hasHelp = true,
  children,
}: StepPageProps) {
  const app = useApp();
  const t = useTexts('kit/enrollment');
  const { reference } = useCell(draftStoreOf(app).draft);
  const heading = useRef<HTMLElement>(null);
  const shown = useRef(title);
  // What was pressed is gone: reading goes on at the heading of what has come in its place.
  useEffect(() => {
    if (shown.current !== title) heading.current?.focus({ preventScroll: true });
    shown.current = title;
  }, [title]);
  const back = onBack === undefined ? () => void goBackFrom(app) : (onBack ?? undefined);
  return (
    <Screen
      header={<AppHeader logo={<BrandMark drawing="mark" />} onBack={back} trailing={<LanguageSwitch />} />}
      footer={footer}
      help={hasHelp && <Help reference={reference} align={illustration ? 'center' : 'start'} />}
      onSubmit={onSubmit}
    >
      {screen && (
        <ProgressBar label={t('progress')} value={enrollmentScreen.toWire(screen)} max={lastCounted + 1} />
      )}
      {illustration ? (
        <EmptyState illustration={illustration} title={title} headingLevel={1}>
          {text}
        </EmptyState>
      ) : (
        <Stack gap={2}>
          <Text ref={heading} variant="title" isBalanced isFocusTarget>
            {title}
          </Text>
          {text && <Text tone="muted">{text}</Text>}
        </Stack>
      )}
      <PageReference value={hasHelp ? reference : null}>{children}</PageReference>
    </Screen>
  );
}

/** The support contact, and what to say there. */
function Help({ reference, align }: Pick<CallSupportProps, 'reference' | 'align'>) {
  const t = useTexts('kit/enrollment');
  return (
    <Stack gap={0} align={align}>
      <Text tone="muted">{t('help')}</Text>
      <CallSupport reference={reference} align={align} />
    </Stack>
  );
}
