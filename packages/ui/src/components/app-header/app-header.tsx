'use client';

import { ArrowLeft } from 'lucide-react';
import type { CSSProperties, ReactNode } from 'react';
import { Link } from 'react-aria-components/Link';
import { useUiMessages } from '../../messages/messages.ts';
import { type RootProps, rootProps } from '../../primitives/root-props.ts';
import { IconButton } from '../icon-button/icon-button.tsx';
import * as styles from './app-header.css.ts';
import { headerBackground } from './header-background.ts';

/** A back link and title from the server's configuration; only used if both are set. */
export interface RemoteHeader {
  /** Address of the back arrow; must have passed the caller's allow-list. */
  returnUrl?: string | null | undefined;
  /** Replaces the title. */
  headerText?: string | null | undefined;
  /** Background of the bar, `#rrggbb`; anything else is ignored. The text is black or white, whichever is readable. */
  backgroundColor?: string | null | undefined;
}

interface OwnProps {
  /** Name of the screen. */
  title?: string | undefined;
  /**
   * Whether the title is the page's `h1`. Set to `false` if the screen below has its own.
   * @default true
   */
  isPageHeading?: boolean | undefined;
  /** Called to go back; shows the arrow. */
  onBack?: (() => void) | undefined;
  /** Accessible name of the arrow, if "Back" is not specific enough. */
  backLabel?: string | undefined;
  /** From remote configuration; overrides `title` and `onBack` if both an address and a text are set. */
  remote?: RemoteHeader | undefined;
  /** The brand's logo, before the title. */
  logo?: ReactNode | undefined;
  /** Buttons at the end, at most two. */
  trailing?: ReactNode | undefined;
}

export type AppHeaderProps = OwnProps & RootProps<HTMLElement>;

/** The bar at the top of a screen: its title, the way back, and up to two actions. */
export function AppHeader(props: AppHeaderProps) {
  const { title, isPageHeading = true, onBack, backLabel, remote, logo, trailing, ...rest } = props;
  const messages = useUiMessages();
  const Title = isPageHeading ? 'h1' : 'p';
  const { returnUrl, headerText } = remote ?? {};
  const away = returnUrl && headerText ? { href: returnUrl, text: headerText } : undefined;
  const background = away && headerBackground(remote?.backgroundColor);
  const text = away?.text ?? title;
  const back = backLabel ?? messages.back;
  return (
    <header
      {...rootProps(rest)}
      className={styles.header}
      style={background && painted(background.background, background.ink)}
      data-remote={away ? '' : undefined}
      data-painted={background ? '' : undefined}
    >
      <div
        className={styles.bar}
        data-back={away || onBack ? '' : undefined}
        data-trailing={trailing ? '' : undefined}
      >
        {away ? (
          <Link href={away.href} aria-label={back} className={styles.backLink}>
            <ArrowLeft size={24} aria-hidden="true" />
          </Link>
        ) : (
          onBack && <IconButton icon={ArrowLeft} label={back} onPress={() => onBack()} />
        )}
        <div className={styles.lead}>
          {logo && <div className={styles.logo}>{logo}</div>}
          {text && (
            <Title className={styles.title} tabIndex={isPageHeading ? -1 : undefined}>
              {text}
            </Title>
          )}
        </div>
        {trailing && <div className={styles.trailing}>{trailing}</div>}
      </div>
    </header>
  );
}

const painted = (background: string, ink: string) =>
  ({ '--df-header-background': background, '--df-header-ink': ink }) as CSSProperties;
