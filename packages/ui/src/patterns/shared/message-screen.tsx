import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { AppHeader } from '../../components/app-header/app-header.tsx';
import { IconButton } from '../../components/icon-button/icon-button.tsx';
import { NeedHelp } from '../../components/need-help/need-help.tsx';
import { useUiMessages } from '../../messages/messages.ts';
import { type FieldRootProps, fieldRoot } from '../../primitives/field-root.ts';
import { Screen } from '../../primitives/screen/screen.tsx';
import { Text } from '../../primitives/text/text.tsx';
import * as styles from './message-screen.css.ts';

/** The ways out and the help that screens of one message have in common. */
export interface MessageScreenTools {
  /** Goes back; shows the arrow. */
  onBack?: (() => void) | undefined;
  /** Leaves; shows the cross. */
  onClose?: (() => void) | undefined;
  /** Goes to the help; shows the button "Need help?". */
  onHelp?: (() => void) | undefined;
}

interface MessageScreenProps extends MessageScreenTools, FieldRootProps {
  /** Above the message, e.g. a `ProgressBar`. */
  progress?: ReactNode | undefined;
  /** Decoration: an `Illustration` or a picture without a text of its own. */
  picture?: ReactNode | undefined;
  /** Above the title: "Step 2 of 4". */
  step?: string | undefined;
  title: ReactNode;
  /** One or two sentences under the title. */
  lead?: ReactNode | undefined;
  /** Default `middle`. */
  layout?: keyof typeof styles.layout | undefined;
  /** The one thing to do, and quieter ones below it. */
  footer?: ReactNode | undefined;
  /** Makes content and footer one form. */
  onSubmit?: (() => void) | undefined;
  children?: ReactNode | undefined;
}

/** A screen that says one thing: picture, title, a sentence, and what to do. Not exported from the package. */
export function MessageScreen(props: MessageScreenProps) {
  const { onBack, onClose, onHelp, layout = 'middle', title, lead, step, onSubmit } = props;
  const messages = useUiMessages();
  const tools = (onHelp || onClose) && (
    <div className={styles.tools}>
      {onHelp && <NeedHelp onPress={() => onHelp()} />}
      {onClose && <IconButton icon={X} label={messages.close} onPress={() => onClose()} />}
    </div>
  );
  const align = layout === 'middle' ? 'center' : 'start';
  return (
    <Screen
      {...fieldRoot(props)}
      header={(onBack || tools) && <AppHeader isPageHeading={false} onBack={onBack} trailing={tools} />}
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
