import { ArrowBigUpDash, Eye, EyeOff } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { Group } from 'react-aria-components/Group';
import { Input } from 'react-aria-components/Input';
import { TextField as AriaTextField } from 'react-aria-components/TextField';
import { ToggleButton } from 'react-aria-components/ToggleButton';
import { useUiMessages } from '../../messages/messages.ts';
import { type FieldRootProps, fieldRoot } from '../../primitives/field-root.ts';
import * as field from '../text-field/field.css.ts';
import { FieldLabel, FieldMessages } from '../text-field/field-messages.tsx';
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

  return (
    <AriaTextField
      {...fieldRoot(props)}
      {...(enterKeyHint && { enterKeyHint })}
      {...(autoFocus !== undefined && { autoFocus })}
      {...(name !== undefined && { name })}
      {...(rules && { 'aria-describedby': policyId })}
      className={field.field}
      type={isShown ? 'text' : 'password'}
      value={value}
      onChange={(text) => {
        setOwn(text);
        props.onChange?.(text);
      }}
      onKeyDown={capsLock.onKeyDown}
      onKeyUp={capsLock.onKeyUp}
      onBlur={() => {
        capsLock.forget();
        setWasLeft(true);
        props.onBlur?.();
      }}
      autoComplete={autoComplete}
      autoCorrect="off"
      spellCheck="false"
      maxLength={maxLength}
      isRequired
      isInvalid={Boolean(error)}
      isDisabled={isDisabled}
      validationBehavior="aria"
    >
      <FieldLabel isOptional={false}>{label}</FieldLabel>
      <Group className={field.box}>
        <Input autoCapitalize="none" className={field.input} />
        <ToggleButton
          aria-label={messages.showPassword}
          isSelected={isShown}
          isDisabled={isDisabled}
          onChange={setIsShown}
          className={styles.toggle}
        >
          {isShown ? (
            <EyeOff aria-hidden="true" className={styles.icon} />
          ) : (
            <Eye aria-hidden="true" className={styles.icon} />
          )}
        </ToggleButton>
      </Group>
      <div aria-live="polite" className={field.errorPlace}>
        {capsLock.isOn && (
          <div className={styles.hint}>
            <ArrowBigUpDash aria-hidden="true" className={styles.hintIcon} />
            <span>{messages.capsLockOn}</span>
          </div>
        )}
      </div>
      {rules && <PolicyList id={policyId} rules={rules} password={value} wasLeft={wasLeft} />}
      <FieldMessages description={description} error={error} />
    </AriaTextField>
  );
}
