import { ArrowBigUpDash, Eye, EyeOff } from 'lucide-react';
import { type ReactNode, useId, useRef, useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { useUiMessages } from '../../messages/messages.ts';
import type { FieldRootProps } from '../../primitives/field-root.ts';
import * as field from '../text-field/field.css.ts';
import { FieldFrame } from '../text-field/field-frame.tsx';
import { useFormReset } from '../text-field/use-form-reset.ts';
import * as styles from './password-field.css.ts';
import { type PasswordRule, PolicyList } from './policy-list.tsx';
import { useCapsLock } from './use-caps-lock.ts';

export type { PasswordRule } from './policy-list.tsx';

export interface PasswordFieldProps extends FieldRootProps {
  /** Always in sight: "Password", "New password". */
  label: string;
  /** The password now, if the caller keeps it. */
  value?: string | undefined;
  /** After every change, with what is typed. */
  onChange?: ((text: string) => void) | undefined;
  /** Called when the focus leaves it. */
  onBlur?: (() => void) | undefined;
  /** Help that stays while one types. */
  description?: ReactNode;
  /** What is wrong and how to mend it; its presence makes the field invalid. */
  error?: ReactNode;
  /** What is asked of a new password; ticked off below the box while one types. */
  rules?: readonly PasswordRule[] | undefined;
  /** `current-password` to sign in, `new-password` where one is chosen. */
  autoComplete?: 'current-password' | 'new-password' | undefined;
  /** Signs; 128 by default, so that a password manager's longest fits. Longer ones are refused by the form, never cut in silence. */
  maxLength?: number | undefined;
  /** The word on the keyboard's Enter key. */
  enterKeyHint?: 'done' | 'go' | 'next' | undefined;
  /** Cannot be used now. Say why next to it. */
  isDisabled?: boolean | undefined;
  /** Takes the focus when the screen appears; only where it is the screen's one task. */
  autoFocus?: boolean | undefined;
  /** Under this name its form sends it. */
  name?: string | undefined;
}

/** A password, hidden until its owner asks to see it. What is typed is never altered: a space may be part of it. */
export function PasswordField(props: PasswordFieldProps) {
  const { label, description, error, autoComplete = 'current-password', maxLength = 128, rules } = props;
  const { isDisabled = false, enterKeyHint, autoFocus, name } = props;
  const [own, setOwn] = useState('');
  const [isShown, setIsShown] = useState(false);
  const [wasLeft, setWasLeft] = useState(false);
  const policyId = useId();
  const capsLock = useCapsLock();
  const messages = useUiMessages();
  const value = props.value ?? own;
  const change = (text: string) => {
    setOwn(text);
    props.onChange?.(text);
  };
  const ref = useRef<HTMLInputElement>(null);
  useFormReset(ref, () => change(''));

  return (
    <FieldFrame
      field={props}
      {...{ label, isDisabled, description, error }}
      isOptional={false}
      describes={rules && policyId}
      below={
        <>
          <div aria-live="polite" className={field.errorPlace}>
            {capsLock.isOn && (
              <div className={styles.hint}>
                <ArrowBigUpDash aria-hidden="true" className={styles.hintIcon} />
                <span>{messages.capsLockOn}</span>
              </div>
            )}
          </div>
          {rules && <PolicyList id={policyId} rules={rules} password={value} wasLeft={wasLeft} />}
        </>
      }
    >
      {(input) => (
        <>
          <input
            {...input}
            {...{ ref, value, autoComplete, maxLength, name, enterKeyHint, autoFocus }}
            type={isShown ? 'text' : 'password'}
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck="false"
            onChange={(event) => change(event.target.value)}
            onKeyDown={capsLock.onKeyDown}
            onKeyUp={capsLock.onKeyUp}
            onBlur={() => {
              capsLock.forget();
              setWasLeft(true);
              props.onBlur?.();
            }}
          />
          <Button
            aria-label={messages.showPassword}
            aria-pressed={isShown}
            isDisabled={isDisabled}
            onPress={() => setIsShown(!isShown)}
            className={styles.toggle}
          >
            {isShown ? (
              <EyeOff aria-hidden="true" className={styles.icon} />
            ) : (
              <Eye aria-hidden="true" className={styles.icon} />
            )}
          </Button>
        </>
      )}
    </FieldFrame>
  );
}
