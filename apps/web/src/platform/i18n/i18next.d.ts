import 'i18next';
import type { Voice } from '@dayfare/themes/brands';
import type { AreaTexts } from './area-texts.ts';
import type { DefaultVariables } from './default-variables.ts';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'app';
    resources: AreaTexts & { readonly voice: Voice };
    strictKeyChecks: true;
    defaultVariables: DefaultVariables;
  }
}
