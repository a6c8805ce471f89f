import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { useUiMessages } from '../../messages/messages.ts';
import { IconButton } from '../icon-button/icon-button.tsx';
import * as styles from './app-header.css.ts';

export interface AppHeaderProps {
  /** Name of the screen. */
  title?: string | undefined;
  /** Whether the title is the page's `h1`; `false` where the screen below has its own. Default `true`. */
  isPageHeading?: boolean | undefined;
  /** Goes back; shows the arrow. */
  onBack?: (() => void) | undefined;
  /** Name of the arrow, where "Back" says too little. */
  backLabel?: string | undefined;
  /** A brand logo, before the title. */
  logo?: ReactNode | undefined;
  /** Buttons at the end, two at most. */
  trailing?: ReactNode | undefined;
}

/** The bar at the top of a screen: where one is, the way back, and little else. */
export function AppHeader({
  title,
  isPageHeading = true,
  onBack,
  backLabel,
  logo,
  trailing,
}: AppHeaderProps) {
  const messages = useUiMessages();
  const Title = isPageHeading ? 'h1' : 'p';
  return (
    <header className={styles.header}>
      <div className={styles.bar} data-back={onBack ? '' : undefined}>
        {onBack && <IconButton icon={ArrowLeft} label={backLabel ?? messages.back} onPress={onBack} />}
        <div className={styles.lead}>
          {logo}
          {title && (
            <Title className={styles.title} tabIndex={isPageHeading ? -1 : undefined}>
              {title}
            </Title>
          )}
        </div>
        {trailing && <div className={styles.trailing}>{trailing}</div>}
      </div>
    </header>
  );
}
