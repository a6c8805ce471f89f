import { tipsMutation } from '@dayfare/api/tips/queries';
import { useApp } from '../../../platform/app-context/app-context.ts';
import { useRepeatable } from '../../../platform/forms/use-repeatable.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';

const meanings = { InstrumentNotUsable: 'unusable', TipsStepsMissing: 'missing' } as const;

/** Carries out what a person decides about their tips. */
export function useTipsChange() {
  const { api } = useApp();
  const t = useTexts('tips/home');
  const { act: change, ...rest } = useRepeatable(tipsMutation(api), {
    ...{ meanings, done: (change) => t(`done.${change.do}`) },
  });
  return { change, ...rest };
}
