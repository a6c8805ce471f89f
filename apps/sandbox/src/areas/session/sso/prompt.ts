import type { WireCurrentUser } from '@dayfare/api/session/contract';
import type { Language } from '@dayfare/domain/product';
import { eq } from 'drizzle-orm';
import type { Db } from '../../../platform/db/db.ts';
import { type Employee, employers, employments } from '../tables.ts';

/** The part of the answer to a sign-in that leads to a partner's page instead. */
export type SsoPrompt = Pick<
  WireCurrentUser,
  'ssoLoginRequired' | 'ssoButtonText' | 'ssoHeaderText' | 'ssoDescription' | 'ssoPartnerID'
>;

/** For people who sign in with a password. */
export const noSso: SsoPrompt = {
  ssoLoginRequired: false,
  ssoButtonText: null,
  ssoHeaderText: null,
  ssoDescription: null,
  ssoPartnerID: null,
};

const words = {
  en: (employer) => ({
    ssoButtonText: 'Continue with your work account',
    ssoHeaderText: `${employer} has its own sign-in`,
    ssoDescription:
      'Use the account that you clock in with at work. Your employer keeps the password, not us.',
  }),
  es: (employer) => ({
    ssoButtonText: 'Continuar con tu cuenta del trabajo',
    ssoHeaderText: `${employer} tiene su propio acceso`,
    ssoDescription:
      'Usa la cuenta con la que registras tus horas en el trabajo. Tu empleador guarda la contraseña, no nosotros.',
  }),
  fr: (employer) => ({
    ssoButtonText: 'Continuer avec votre compte de travail',
    ssoHeaderText: `${employer} a sa propre page de connexion`,
    ssoDescription:
      'Utilisez le compte avec lequel vous pointez au travail. C’est votre employeur qui garde le mot de passe, pas nous.',
  }),
} as const satisfies Record<
  Language,
  (employer: string) => Pick<SsoPrompt, 'ssoButtonText' | 'ssoHeaderText' | 'ssoDescription'>
>;

/** The employer that wants a person to sign in at its own page, and the partner whose page that is; null where a password is enough. */
export async function employerSignInOf(
  db: Db,
  employee: Pick<Employee, 'id'>,
): Promise<{ readonly name: string; readonly partnerId: number } | null> {
  // Anyone who works for several has a password of their own: none of them can ask for its sign-in.
  const [employer, ...others] = await db
    .select({ name: employers.name, ssoPartnerId: employers.ssoPartnerId })
    .from(employments)
    .innerJoin(employers, eq(employers.id, employments.employerId))
    .where(eq(employments.employeeId, employee.id));
  if (!employer || employer.ssoPartnerId === null || others.length > 0) return null;
  return { name: employer.name, partnerId: employer.ssoPartnerId };
}

/** What someone who has to sign in at the employer's own page is told; null where a password is enough. */
export async function ssoOf(db: Db, employee: Employee, language: Language): Promise<SsoPrompt | null> {
  const employer = await employerSignInOf(db, employee);
  if (!employer) return null;
  return { ...words[language](employer.name), ssoLoginRequired: true, ssoPartnerID: employer.partnerId };
}
