import { describe, expect, it } from 'vitest';
import { type PartnerService, partnerService, shownServices } from './service.ts';

const { toWire } = partnerService;
const hasScreen = (service: PartnerService) => service === 'LifeMart' || service === 'Amazon';

describe('the services that are shown', () => {
  it('are the documents’ fifteen, in their order', () => {
    expect(partnerService.names.join(' ')).toBe(
      'InviteCoworker Uber GasDiscount TaxFilingDiscount MovieTicketsDiscount CarInsuranceDiscount PharmacyDiscount FinancialCounseling FinancialLearning FindJob Amazon LifeMart VisaPlus HomeInsurance PetInsurance',
    );
  });

  it('are those with a screen, in the server’s order, each once', () => {
    const listed = [toWire('LifeMart'), toWire('Uber'), toWire('Amazon'), toWire('LifeMart')];
    expect(shownServices(listed, hasScreen)).toEqual(['LifeMart', 'Amazon']);
  });

  it('leave out numbers that nobody knows', () => {
    expect(shownServices([99, -1, 0.5, Number.NaN], hasScreen)).toEqual([]);
  });
});
