import { type ContractDocument, feesByProgramVersion, shortDocument } from '../document.ts';

/** Numbers of the documents of states that have some. The documents leave them open; these are ours. */
export const stateContractTypes = { CA: 305, NV: 306, QC: 307 } as const;

/** What the law of a state or province has people told before they use early pay there. */
export const stateDocuments: readonly ContractDocument[] = [
  shortDocument(
    stateContractTypes.CA,
    {
      en: 'California: early pay disclosures',
      es: 'California: información sobre el cobro anticipado',
      fr: 'Californie\u00A0: avis sur la paie anticipée',
    },
    {
      en: '{legalName} is registered in California to provide income-based advances.\nThere is always a way without a fee. Instant transfers cost what your employer’s program says, and the review of each shows it before you agree. Tips are never asked for.\nIf an advance can’t be taken from your pay, nobody sues you, sells the debt or reports it.\nComplaints: call {phone}, or write to the Department of Financial Protection and Innovation.',
      es: '{legalName} está registrada en California para ofrecer anticipos de ingresos.\nSiempre hay una forma sin comisión. Las transferencias al instante cuestan lo que dice el programa de tu empleador, y la revisión de cada una lo muestra antes de que aceptes. Nunca se piden propinas.\nSi un anticipo no puede descontarse de tu pago, nadie te demanda, vende la deuda ni la reporta.\nQuejas: llama al {phone} o escribe al Departamento de Protección Financiera e Innovación.',
      fr: '{legalName} est inscrite en Californie pour offrir des avances sur le revenu.\nIl y a toujours une façon sans frais. Les virements immédiats coûtent ce que prévoit le programme de votre employeur, et la vérification de chacun l’indique avant que vous acceptiez. Aucun pourboire n’est demandé.\nSi une avance ne peut être retenue sur votre paie, personne ne vous poursuit, ne vend la dette ni ne la signale.\nPlaintes\u00A0: appelez au {phone} ou écrivez au département de la protection financière et de l’innovation.',
    },
    feesByProgramVersion,
  ),
  shortDocument(
    stateContractTypes.NV,
    {
      en: 'Nevada: early pay disclosures',
      es: 'Nevada: información sobre el cobro anticipado',
      fr: 'Nevada\u00A0: avis sur la paie anticipée',
    },
    {
      en: '{legalName} holds a Nevada license to provide earned wage access.\nTaking wages early is not a loan. It has no interest and does not depend on your credit.\nYou can stop at any time, free of charge. Questions and complaints: {phone}, {hours}.',
      es: '{legalName} tiene una licencia de Nevada para dar acceso al sueldo ganado.\nCobrar antes no es un préstamo. No tiene intereses y no depende de tu crédito.\nPuedes dejarlo cuando quieras, sin comisión. Preguntas y quejas: {phone}, {hours}.',
      fr: '{legalName} détient un permis du Nevada pour donner accès au salaire gagné.\nToucher sa paie plus tôt n’est pas un prêt. Il n’y a pas d’intérêt et votre crédit n’est pas examiné.\nVous pouvez arrêter en tout temps, sans frais. Questions et plaintes\u00A0: {phone}, {hours}.',
    },
  ),
  shortDocument(
    stateContractTypes.QC,
    {
      en: 'Quebec: consumer protection',
      es: 'Quebec: protección del consumidor',
      fr: 'Québec\u00A0: protection du consommateur',
    },
    {
      en: 'This agreement is available in French, which prevails if the versions differ.\nFor ten days you can end it without giving a reason and without a fee.\nComplaints: call {phone}, or write to the Office de la protection du consommateur.',
      es: 'Este acuerdo existe en francés, que prevalece si las versiones difieren.\nDurante diez días puedes terminarlo sin dar razones y sin comisión.\nQuejas: llama al {phone} o escribe a la Office de la protection du consommateur.',
      fr: 'La présente entente est offerte en français, version qui prévaut en cas de divergence.\nPendant dix jours, vous pouvez y mettre fin sans motif et sans frais.\nPlaintes\u00A0: appelez au {phone} ou écrivez à l’Office de la protection du consommateur.',
    },
  ),
];
