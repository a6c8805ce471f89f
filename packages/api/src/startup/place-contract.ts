import { productKey } from '@dayfare/domain/product';
import * as z from 'zod/mini';
import { call, wireId } from '../wire/index.ts';
import { settings } from './contract.ts';

/** Wire name of the region, which carries the product's key. */
const regionKey = `${productKey}RegionID` as const;

const text = z.string().check(z.maxLength(120));

const branch = z.object({
  /** Path segment of the employer's own address. */
  branchName: z.string(),
  businessID: wireId,
  companyName: z.string(),
});

/** Where the user is: address, region, employer's page, state, product. */
export const placeContract = {
  /** Configuration: the other spelling of the path, answers alike. */
  getAppConfigurationSettings: call('GET', 'Main/GetAppConfigurationSettings', { payload: settings }),
  /** The address that this request comes from. */
  getCIP: call('GET', 'main/GetCIP', { payload: z.string(), meta: { aside: true } }),
  /** Region of a person, and the site that serves it. */
  identifyRegion: call('POST', 'main/IdentifyRegion', {
    input: z.object({
      userID: wireId,
      companyName: text,
      employeeID: z._default(text, 'Unknown'),
      firstName: text,
      lastName: text,
      mobileNumber: text,
      dialingCode: text,
    }),
    payload: z.object({
      [regionKey]: wireId,
      /** Origin of the region's own site; null when this one serves it. */
      regionHost: z.nullable(z.string()),
      /** `en-US`, `fr-CA`. */
      culture: z.string(),
    }),
    meta: { kind: 'read' },
  }),
  /** Employers that have a page of their own. */
  getBranchNameMaps: call('GET', 'main/GetBranchNameMaps', { payload: z.array(branch) }),
  /** Employers with a page of their own, by the beginning of their name. */
  getBranchNameMapsByName: call('GET', 'main/GetBranchNameMapsByName', {
    input: z.object({ companyName: text }),
    payload: z.array(branch),
  }),
  /** State or province that the user lives in. Two letters: `NY`, `QC`. */
  saveResidentialState: call('POST', 'user/SaveResidentialState', {
    input: z.object({ residentialState: z.string().check(z.regex(/^[A-Z]{2}$/)) }),
    payload: z.boolean(),
  }),
  /** Switch between early pay through an employer and the direct product. Writes although it is a GET, and is never repeated by itself. */
  switchProduct: call('GET', 'user/switchproduct/{type}', {
    input: z.object({ type: z.enum(['4', '10']) }),
    payload: z.object({ userType: wireId }),
    meta: { kind: 'write' },
  }),
};

/** An employer's page. */
export type WireBranch = z.infer<typeof branch>;
