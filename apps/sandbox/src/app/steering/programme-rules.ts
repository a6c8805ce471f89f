import { contractType } from '@dayfare/domain/contracts';
import { fromWire, type Programme, type Span, spans } from '@dayfare/domain/money';

type Change = (programme: Programme, value: string | null) => Programme;

const count = (value: string | null) => (value === null ? undefined : wholeNumber(value));
const amount = (value: string | null) => (value === null ? undefined : fromWire(number(value)));

function number(value: string): number {
  if (!/^\d{1,7}(\.\d{2})?$/.test(value)) throw new RangeError(`"${value}" has to be a number such as 200.`);
  return Number(value);
}

function wholeNumber(value: string): number {
  if (!Number.isInteger(number(value))) throw new RangeError(`"${value}" has to be a whole number.`);
  return Number(value);
}

function agreementOf(value: string | null): number | undefined {
  const type = count(value);
  if (type !== undefined && !contractType.fromWire(type))
    throw new RangeError(`There is no agreement of type ${type}.`);
  return type;
}

const ofSpan = (span: Span): Readonly<Record<string, Change>> => ({
  [`transfers.${span}`]: (programme, value) => ({
    ...programme,
    transfers: { ...programme.transfers, [span]: count(value) },
  }),
  [`amounts.${span}`]: (programme, value) => ({
    ...programme,
    amounts: { ...programme.amounts, [span]: amount(value) },
  }),
});

/** The rules of a programme by the name with which they are set; each throws RangeError for a value that makes no sense. */
export const programmeRules: Readonly<Record<string, Change>> = {
  funding: (programme, value) => ({ ...programme, funding: amount(value) }),
  bufferDays: (programme, value) => ({ ...programme, bufferDays: count(value) }),
  closingDays: (programme, value) => ({ ...programme, closingDays: count(value) }),
  closesForPayroll: (programme, value) => ({ ...programme, closesForPayroll: value === 'true' || undefined }),
  atOnce: (programme, value) => ({ ...programme, atOnce: count(value) }),
  agreement: (programme, value) => ({ ...programme, agreement: agreementOf(value) }),
  statesWithout: (programme, value) => ({
    ...programme,
    statesWithout: value === null ? undefined : value.split(',').map((state) => state.trim()),
  }),
  ...Object.assign({}, ...spans.map(ofSpan)),
};
