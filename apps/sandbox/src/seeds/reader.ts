import { brandingTypeOf, defaultLanguage } from '@dayfare/domain/product';
import type { Reader } from '../areas/contracts/index.ts';
import type { Employee } from '../areas/session/index.ts';

/** Who the documents were written for that a seeded person agreed to. */
export function readerOf(employee: Pick<Employee, 'environment'>): Reader {
  const brandingType = brandingTypeOf(employee.environment);
  return { employee, language: defaultLanguage, brandingType };
}
