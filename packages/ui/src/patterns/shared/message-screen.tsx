import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { AppHeader } from '../../components/app-header/app-header.tsx';
import { IconButton } from '../../components/icon-button/icon-button.tsx';
import { NeedHelp } from '../../components/need-help/need-help.tsx';
import { useUiMessages } from '../../messages/messages.ts';
import { classes } from '../../primitives/classes.ts';
import { type RootProps, rootProps } from '../../primitives/root-props.ts';
import { Screen } from '../../primitives/screen/screen.tsx';
import { Text } from '../../primitives/text/text.tsx';
import * as styles from './message-screen.css.ts';

/** Ways out and help that these screens share. */
export interface MessageScreenTools {
  /** Called to go back; shows the arrow. */
  onBack?: (() => void) | undefined;
  /** Called to close it; adds the close button. */
  onClose?: (() => void) | undefined;
  /** Called to open the help; adds the button "Need help?". */
  onHelp?: (() => void) | undefined;
}

/** What the app adds around the message: who speaks, and what stands beside it. */
export interface MessageScreenFrame {
  /** The brand's logo, in the header. */
  logo?: ReactNode | undefined;
  /** Beside the message from 960 px; phones do not show it, so it must not contain anything new. */
  summary?: ReactNode | undefined;
}

interface MessageScreenProps extends MessageScreenTools, MessageScreenFrame, RootProps {
  /** Above the message, such as a `ProgressBar`. */
  progress?: ReactNode | undefined;
  /** Decorative: an `Illustration` or an image without alternative text. */
  picture?: ReactNode | undefined;
  /** Above the title: "Step 2 of 4". */
  step?: string | undefined;
  title: ReactNode;
  /** One or two sentences below the title. */
  lead?: ReactNode | undefined;
  /**
   * Where the content stands when it does not fill the screen.
   * @default 'middle'
   */
  layout?: keyof typeof styles.layout | undefined;
  /** The primary action, and less prominent ones below it. */
  footer?: ReactNode | undefined;
  /** Turns content and footer into one form. */
  onSubmit?: (() => void) | undefined;
  children?: ReactNode | undefined;
}

/** A screen with one message: picture, title, a sentence, and what to do. Not exported from the package. */
export function MessageScreen(props: MessageScreenProps) {
  const { onBack, onClose, onHelp, logo, layout = 'middle', title, lead, step, onSubmit } = props;
  const messages = useUiMessages();
  const tools = (onHelp || onClose) && (
    <div className={classes(styles.tools, !onClose && styles.inLine)}>
      {onHelp && <NeedHelp onPress={() => onHelp()} />}
      {onClose && <IconButton icon={X} label={messages.close} onPress={() => onClose()} />}
    </div>
  );
  const align = layout === 'middle' ? 'center' : 'start';
  return (
    <Screen
      {...rootProps(props)}
      header={
        (onBack || logo || tools) && (
          <AppHeader isPageHeading={false} logo={logo} onBack={onBack} trailing={tools} />
        )
      }
      summary={props.summary}
      footer={props.footer}
      onSubmit={onSubmit}
    >
      {props.progress}
      <div className={styles.layout[layout]}>
        <div className={styles.message[layout]}>
          {props.picture}
          <div className={styles.words}>
            {step && (
              <Text variant="label" tone="muted" align={align} isStrong>
                {step}
              </Text>
            )}
            <Text variant="title" align={align} isBalanced isFocusTarget>
              {title}
            </Text>
            {lead && (
              <Text as="div" tone="muted" align={align}>
                {lead}
              </Text>
            )}
          </div>
        </div>
        {props.children}
      </div>
    </Screen>
  );
}
