import type { Words } from '../../messages/words.ts';

/** Texts of the drawer. */
export interface TransactionFiltersText {
  title: string;
  sort: string;
  amountFrom: string;
  amountTo: string;
  /** Error if the minimum is larger than the maximum. */
  amountsSwapped: string;
  timeFrame: string;
  statuses: string;
  types: string;
  sources: string;
  instruments: string;
  apply: string;
  reset: string;
}

export const words: Words<TransactionFiltersText> = {
  en: {
    title: 'Filter transactions',
    sort: 'Sort by',
    amountFrom: 'Amount from',
    amountTo: 'Amount to',
    amountsSwapped: 'This must be at least the amount before it.',
    timeFrame: 'Time frame',
    statuses: 'Status',
    types: 'Type',
    sources: 'Where it comes from',
    instruments: 'Account or card',
    apply: 'Show transactions',
    reset: 'Reset',
  },
  es: {
    title: 'Filtrar transacciones',
    sort: 'Ordenar por',
    amountFrom: 'Monto desde',
    amountTo: 'Monto hasta',
    amountsSwapped: 'Debe ser igual o mayor que el monto anterior.',
    timeFrame: 'Período',
    statuses: 'Estado',
    types: 'Tipo',
    sources: 'De dónde viene',
    instruments: 'Cuenta o tarjeta',
    apply: 'Mostrar transacciones',
    reset: 'Restablecer',
  },
  fr: {
    title: 'Filtrer les transactions',
    sort: 'Trier par',
    amountFrom: 'Montant de',
    amountTo: 'Montant à',
    amountsSwapped: 'Ce montant doit être au moins égal au précédent.',
    timeFrame: 'Période',
    statuses: 'État',
    types: 'Type',
    sources: 'D’où ça vient',
    instruments: 'Compte ou carte',
    apply: 'Afficher les transactions',
    reset: 'Réinitialiser',
  },
};
