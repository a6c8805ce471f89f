import { ArrowBigUpDash, Eye, EyeOff } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Group } from 'react-aria-components/Group';
import { Input } from 'react-aria-components/Input';
import { TextField as AriaTextField } from 'react-aria-components/TextField';
import { ToggleButton } from 'react-aria-components/ToggleButton';
import { useUiMessages } from '../../messages/messages.ts';
import * as field from '../text-field/field.css.ts';
import { FieldLabel, FieldMessages } from '../text-field/field-messages.tsx';
import * as styles from './password-field.css.ts';
import { useCapsLock } from './use-caps-lock.ts';

export interface PasswordFieldProps {
  label: string;
  value?: string | undefined;
  onChange?: ((text: string) => void) | undefined;
  onBlur?: (() => void) | undefined;
  /** Help that stays while one types: the rules of a new password. */
  description?: ReactNode;
  /** What is wrong and how to mend it; its presence makes the field invalid. */
  error?: ReactNode;
  /** `current-password` to sign in, `new-password` where one is chosen. */
  autoComplete?: 'current-password' | 'new-password' | undefined;
  /** Signs; 128 by default, so that a password manager's longest fits. Longer ones are refused by the form, never cut in silence. */
  maxLength?: number | undefined;
  enterKeyHint?: 'done' | 'go' | 'next' | undefined;
  isDisabled?: boolean | undefined;
  autoFocus?: boolean | undefined;
  name?: string | undefined;
}

/** A password, hidden until its owner asks to see it. What is typed is never altered: a space may be part of it. */
export function PasswordField(props: PasswordFieldProps) {
  const { label, description, error, autoComplete = 'current-password', maxLength = 128 } = props;
  const { isDisabled = false, enterKeyHint, autoFocus, name } = props;
  const [own, setOwn] = useState('');
  const [isShown, setIsShown] = useState(false);
  const capsLock = useCapsLock();
  const messages = useUiMessages();

  return (
    <AriaTextField
      {...(enterKeyHint && { enterKeyHint })}
      {...(autoFocus !== undefined && { autoFocus })}
      {...(name !== undefined && { name })}
      className={field.field}
      type={isShown ? 'text' : 'password'}
      value={props.value ?? own}
      onChange={(text) => {
        setOwn(text);
        props.onChange?.(text);
      }}
      onKeyDown={capsLock.onKeyDown}
      onKeyUp={capsLock.onKeyUp}
      onBlur={() => {
        capsLock.forget();
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
      <FieldMessages description={description} error={error} />
    </AriaTextField>
  );
}
