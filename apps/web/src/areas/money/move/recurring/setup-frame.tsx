import { AppHeader } from '@dayfare/ui/app-header';
import { IconButton } from '@dayfare/ui/icon-button';
import { Screen } from '@dayfare/ui/screen';
import { Text } from '@dayfare/ui/text';
import { X } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { EmployerName } from '../../../../kit/money/parts/employer-name.tsx';
import { useMoneyTexts } from '../../../../kit/money/parts/use-money-texts.ts';
import { BrandMark } from '../../../../platform/brand/brand-mark.tsx';
import { pathTo } from '../../../../platform/navigation/path-to.ts';
import { useNavigate } from '../../../../platform/navigation/use-navigate.ts';

export interface SetupFrameProps {
  title: string;
  footer?: ReactNode;
  onSubmit?: (() => void) | undefined;
  /** Called by the way back. Default: the list. */
  onBack?: (() => void) | undefined;
  children: ReactNode;
}

/** The frame of both steps. */
export function SetupFrame({ title, footer, onSubmit, onBack, children }: SetupFrameProps) {
  const t = useMoneyTexts();
  const navigate = useNavigate();
  const heading = useRef<HTMLElement>(null);
  const leave = () => void navigate(pathTo('/ewa/recurring'));
  // The button of the step before is gone with it.
  useEffect(() => {
    if (document.activeElement === document.body) heading.current?.focus({ preventScroll: true });
    window.scrollTo(0, 0);
  }, []);
  return (
    <Screen
      header={
        <AppHeader
          isPageHeading={false}
          logo={<BrandMark drawing="mark" />}
          onBack={onBack ?? leave}
          trailing={<IconButton icon={X} label={t('kit/money/transfer:flow.close')} onPress={leave} />}
        />
      }
      footer={footer}
      onSubmit={onSubmit}
    >
      <Text ref={heading} variant="title" isBalanced isFocusTarget>
        {title}
      </Text>
      <EmployerName />
      {children}
    </Screen>
  );
}
