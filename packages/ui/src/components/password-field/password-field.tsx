'use client';

import { ArrowBigUpDash, Eye, EyeOff } from 'lucide-react';
import { useId, useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { useUiMessages } from '../../messages/messages.ts';
import { errorPlace } from '../../primitives/field/field.css.ts';
import { LineField, type LineProps } from '../../primitives/field/line-field.tsx';
import { usePasteLimit } from '../../primitives/field/use-paste-limit.ts';
import * as styles from './password-field.css.ts';
import { type PasswordRule, PolicyList } from './policy-list.tsx';
import { useCapsLock } from './use-caps-lock.ts';

export type { PasswordRule } from './policy-list.tsx';
export { words as passwordFieldWords } from './words.ts';

export interface PasswordFieldProps extends LineProps {
  /** Requirements for a new password; checked off below the box while typing. */
  rules?: readonly PasswordRule[] | undefined;
  /**
   * `current-password` to sign in, `new-password` to choose one.
   * @default 'current-password'
   */
  autoComplete?: 'current-password' | 'new-password' | undefined;
  /**
   * Maximum length in characters, enough for password managers. The browser takes no more than these: accept no longer ones.
   * @default 128
   */
  maxLength?: number | undefined;
}

/** A password, hidden until the person chooses to show it. The input is never altered: a space may be part of it. */
export function PasswordField(props: PasswordFieldProps) {
  const { autoComplete = 'current-password', maxLength = 128, rules, isDisabled = false } = props;
  const [typed, setTyped] = useState(props.defaultValue ?? '');
  const [isShown, setIsShown] = useState(false);
  const [wasLeft, setWasLeft] = useState(false);
  const policyId = useId();
  const capsLock = useCapsLock();
  const paste = usePasteLimit(maxLength);
  const messages = useUiMessages();
  const Icon = isShown ? EyeOff : Eye;
  return (
    <LineField
      {...props}
      error={paste.error ?? props.error}
      autoComplete={autoComplete}
      onChange={(text) => {
        setTyped(text);
        paste.forget();
        props.onChange?.(text);
      }}
      options={{ describes: rules && policyId }}
      input={{
        type: isShown ? 'text' : 'password',
        maxLength,
        onPaste: paste.onPaste,
        autoCapitalize: 'none',
        autoCorrect: 'off',
        spellCheck: 'false',
        onKeyDown: capsLock.onKeyDown,
        onKeyUp: capsLock.onKeyUp,
        onBlur: () => {
          capsLock.forget();
          setWasLeft(true);
        },
      }}
      end={
        <Button
          aria-label={messages.showPassword}
          aria-pressed={isShown}
          isDisabled={isDisabled}
          onPress={() => setIsShown(!isShown)}
          className={styles.toggle}
        >
          <Icon aria-hidden="true" className={styles.icon} />
        </Button>
      }
      below={
        <>
          <div aria-live="polite" className={errorPlace}>
            {capsLock.isOn && (
              <div className={styles.hint}>
                <ArrowBigUpDash aria-hidden="true" className={styles.hintIcon} />
                <span>{messages.capsLockOn}</span>
              </div>
            )}
          </div>
          {rules && (
            <PolicyList id={policyId} rules={rules} password={props.value ?? typed} wasLeft={wasLeft} />
          )}
        </>
      }
    />
  );
}
