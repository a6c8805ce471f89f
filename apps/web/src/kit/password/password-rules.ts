import { type PasswordPolicy, type PasswordRule, passwordChecklist } from '@dayfare/domain/validation';
import type { PasswordRule as ShownRule } from '@dayfare/ui/password-field';
import type { useTexts } from '../../platform/i18n/use-texts.ts';

function textOf(rule: PasswordRule, t: ReturnType<typeof useTexts<'kit/password'>>): string | null {
  switch (rule.key) {
    case 'MinLength':
      return t('rules.MinLength', { count: rule.min });
    case 'MaxLength':
      return t('rules.MaxLength', { count: rule.max });
    case 'AllowedSpecialsOnly':
      return t('rules.AllowedSpecialsOnly', { allowed: rule.allowed });
    case 'NotAmongLast':
      return null;
    default:
      return t(`rules.${rule.key}`);
  }
}

/** The policy as a list to check off while typing. It leaves out what only the server can check. */
export function passwordRules(
  policy: PasswordPolicy,
  t: ReturnType<typeof useTexts<'kit/password'>>,
): readonly ShownRule[] {
  return passwordChecklist('', policy).flatMap(({ rule }) => {
    const text = textOf(rule, t);
    const isMet = (password: string) =>
      passwordChecklist(password, policy).some(
        (check) => check.rule.key === rule.key && check.status === 'met',
      );
    return text === null ? [] : [{ text, test: isMet }];
  });
}
