import { AppHeader } from '@dayfare/ui/app-header';
import { IconButton } from '@dayfare/ui/icon-button';
import { Inline } from '@dayfare/ui/inline';
import { Screen } from '@dayfare/ui/screen';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { BrandMark } from '../../../platform/brand/brand-mark.tsx';
import { LanguageSwitch } from '../../../platform/i18n/language-switch.tsx';

export interface PublicFrameProps {
  /** The primary action, and at most one less prominent one below it. */
  footer?: ReactNode;
  /** Closes the page, and how that is called. Default: there is nothing to go back to. */
  close?: { readonly label: string; readonly onPress: () => void } | undefined;
  children: ReactNode;
}

/** The frame of a page that anyone may open from a link: whose it is, and the other languages. */
export function PublicFrame({ footer, close, children }: PublicFrameProps) {
  return (
    <Screen
      header={
        <AppHeader
          logo={<BrandMark drawing="mark" />}
          trailing={
            <Inline gap={1}>
              <LanguageSwitch />
              {close && <IconButton icon={X} label={close.label} onPress={close.onPress} />}
            </Inline>
          }
        />
      }
      footer={footer}
    >
      {children}
    </Screen>
  );
}
