import { contractsContract } from '@dayfare/api/contracts/contract';
import { moneyContract } from '@dayfare/api/money/contract';
import { businessContract } from '@dayfare/api/session/business-contract';
import { contractType, termsContracts } from '@dayfare/domain/contracts';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { seedPassphrase } from '../../seeds/index.ts';
import { graceNakamura } from '../../seeds/people/grace-nakamura.ts';
import { mayaTorres } from '../../seeds/people/maya-torres.ts';
import { samWhitfield } from '../../seeds/people/sam-whitfield.ts';
import { openSandbox } from '../../testing/open.ts';

const sandbox = await openSandbox({ seeds: [mayaTorres, graceNakamura, samWhitfield] });
afterAll(() => sandbox.close());
beforeEach(() => sandbox.reset());

const asked = { id: 0, isCardContract: false, userSentBrandingType: 0 } as const;
const terms = termsContracts.map((type) => ({ ...asked, contractType: contractType.toWire(type) }));

describe('the terms', () => {
  it('come together, in the order asked for and in the reader’s language [contracts-006]', async () => {
    const device = await sandbox.signedIn();
    device.setLanguage('es');
    const { contracts } = await device.client(contractsContract).getListOfContracts({ contracts: terms });
    expect(contracts.map(({ contractTitle }) => contractTitle)).toEqual([
      'Firma electrónica',
      'Términos del servicio',
      'Política de privacidad',
    ]);
  });

  it('come all or not at all [contracts-006]', async () => {
    const { getListOfContracts } = (await sandbox.signedIn()).client(contractsContract);
    const unknown = { ...asked, contractType: 60 };
    await expect(getListOfContracts({ contracts: [...terms, unknown] })).rejects.toMatchObject({
      code: 'ContractNotFound',
    });
  });

  it('count as accepted once each of them is, for the running session and for the next [session-048]', async () => {
    const device = sandbox.device();
    const user = await device.signIn(graceNakamura.email, seedPassphrase, 'phone');
    expect(user.isContractAccepted).toBe(false);
    const { getListOfContracts, saveContract } = device.client(contractsContract);
    const { contracts } = await getListOfContracts({ contracts: terms });
    const renew = async () => {
      const renewed = await device.client(businessContract).createToken({ deviceId: 'phone' });
      await device.adopt(renewed);
      return renewed.isContractAccepted;
    };
    const accepted: boolean[] = [];
    for (const { id, contractType: type } of contracts) {
      await saveContract({ id, contractType: type, userSentBrandingType: 0 });
      accepted.push(await renew());
    }
    expect(accepted).toEqual([false, false, true]);
    expect((await sandbox.device().signIn(graceNakamura.email, seedPassphrase)).isContractAccepted).toBe(
      true,
    );
  });

  it('are nobody’s concern who does not have to accept them', async () => {
    expect((await sandbox.device().signIn(mayaTorres.email, seedPassphrase)).isContractAccepted).toBe(true);
  });
});

describe('the contracts of a record', () => {
  it('are those that its owner agreed to with it, and nobody else’s [contracts-004]', async () => {
    const device = await sandbox.signedIn();
    const money = device.client(moneyContract);
    const [place] = (await money.getInstruments()).instruments;
    const quoted = await money.previewTransaction({
      amount: 25,
      instrumentId: place?.id ?? 0,
      transferSpeed: 1,
    });
    const { transactionID } = await money.performTransaction(
      { previewId: quoted.previewId, contractsAccepted: quoted.contractIds },
      { context: { idempotencyKey: crypto.randomUUID() } },
    );
    const request = { ...asked, contractType: 12, referenceRecordID: transactionID };
    const of = (from: typeof device) =>
      from.client(contractsContract).getContractByReferenceRecordID(request);
    expect((await of(device)).contracts.map(({ id }) => id)).toEqual(quoted.contractIds);
    await expect(of(await sandbox.signedIn(samWhitfield))).rejects.toMatchObject({
      code: 'ContractNotFound',
    });
    const none = { ...request, referenceRecordID: 'T-0' };
    await expect(device.client(contractsContract).getContractByReferenceRecordID(none)).rejects.toMatchObject(
      { code: 'ContractNotFound' },
    );
  });
});
