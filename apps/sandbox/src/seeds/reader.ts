import { brandingTypeOf, defaultLanguage } from '@dayfare/domain/product';
import type { Reader } from '../contracts/index.ts';
import type { Settings } from '../http/settings.ts';
import type { Employee } from '../session/index.ts';

/** For whom the documents were written that a seeded person agreed to. */
export function readerOf(employee: Pick<Employee, 'environment' | 'currency'>, settings: Settings): Reader {
  const brandingType = brandingTypeOf(employee.environment);
  return { employee, settings, language: defaultLanguage, brandingType };
}
