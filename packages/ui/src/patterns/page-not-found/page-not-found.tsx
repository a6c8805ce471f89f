'use client';

import { type ReactNode, useState } from 'react';
import { Button } from '../../components/button/button.tsx';
import { Illustration } from '../../components/empty-state/illustrations/illustration.tsx';
import { NeedHelp } from '../../components/need-help/need-help.tsx';
import { useWords } from '../../messages/words.ts';
import { type RootProps, rootProps } from '../../primitives/root-props.ts';
import { Text } from '../../primitives/text/text.tsx';
import * as styles from './page-not-found.css.ts';
import { type PageNotFoundText, words } from './words.ts';

export { type PageNotFoundText, words as pageNotFoundWords } from './words.ts';

interface OwnProps {
  /** Called to go back: in the native app it ends the device session, on the web it returns to the previous page or home. */
  onBack: () => void;
  /**
   * Called to go to the home page of the person who is signed in, which is then the primary action. Omit it for anyone without a home
   * page.
   */
  onHome?: (() => void) | undefined;
  /** Called to sign out. If it returns a promise, the button is pending until it settles. */
  onSignOut?: (() => void | Promise<void>) | undefined;
  /** The brand's logo. */
  logo?: ReactNode | undefined;
  /** URL of the help page. */
  helpHref: string;
  /** Overrides of the page's texts. */
  text?: Partial<PageNotFoundText> | undefined;
}

export type PageNotFoundProps = OwnProps & RootProps<HTMLElement>;

/** The page for addresses that do not exist. */
export function PageNotFound(props: PageNotFoundProps) {
  const { onBack, onHome, onSignOut, logo, helpHref, text, ...rest } = props;
  const { title, subtitle, goBack, goHome, signOut } = useWords(words, text);
  const [isLeaving, setLeaving] = useState(false);
  const leave = async () => {
    setLeaving(true);
    await onSignOut?.();
  };
  return (
    <main {...rootProps(rest)} className={styles.root}>
      <div className={styles.background} data-surface="brand">
        {logo && <div className={styles.logo}>{logo}</div>}
        <div className={styles.words}>
          <Illustration name="not-found" />
          <Text variant="title" align="center" isBalanced isFocusTarget>
            {title}
          </Text>
        </div>
      </div>
      <div className={styles.edge}>
        <Wave />
      </div>
      <div className={styles.below}>
        <Text align="center" isBalanced>
          {subtitle}
        </Text>
        <div className={styles.ways}>
          {onHome && (
            <Button isStretched onPress={() => onHome()}>
              {goHome}
            </Button>
          )}
          <Button isStretched variant={onHome ? 'secondary' : 'primary'} onPress={() => onBack()}>
            {goBack}
          </Button>
          {onSignOut && (
            <Button isStretched variant="quiet" isPending={isLeaving} onPress={() => void leave()}>
              {signOut}
            </Button>
          )}
          <div className={styles.help}>
            <NeedHelp href={helpHref} />
          </div>
        </div>
      </div>
    </main>
  );
}

function Wave() {
  return (
    <svg
      className={styles.wave}
      viewBox="0 0 100 12"
      preserveAspectRatio="none"
      aria-hidden
      focusable="false"
    >
      <path d="M0 12V7c14-9 30-7 46-2s34 9 54-3v10Z" className={styles.cut} />
    </svg>
  );
}
