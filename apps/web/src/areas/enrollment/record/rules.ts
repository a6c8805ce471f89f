import type { WireEmployer } from '@dayfare/api/enrollment/contract';
import type { EmployeeIdRules } from '@dayfare/domain/enrollment';

/** Digits of an id where the employer shows none: the usual seven. */
const usualExample = '1234567';

/** How the employer's record says its employee ids are written. */
export function rulesOf(employer: WireEmployer | null): EmployeeIdRules {
  return {
    prefix: employer?.employeeIDPrefix ?? '',
    isNumeric: employer ? employer.employeeIDIsNumeric || employer.employeeIDAsNumericOnly : true,
    example: employer?.employeeIDExample ?? usualExample,
  };
}
