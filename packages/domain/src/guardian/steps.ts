/**
 * What a guardian's consent consists of, in order: the moment of the electronic signature, the moment of the consent, the agreements,
 * the consent itself, and the minor's application for the card.
 */
export const consentSteps = ['esign', 'timestamp', 'upload', 'save', 'apply'] as const;

/** One step of a guardian's consent. */
export type ConsentStep = (typeof consentSteps)[number];

/** The payload that says yes in all of a guardian's calls. */
export const consentSaysYes = 1;

/** The payload that says yes or no. */
export const consentPayload = (isYes: boolean): number => (isYes ? consentSaysYes : 0);

/** The steps that the server has said yes to. */
export type ConsentProgress = readonly ConsentStep[];

/** Numbers under which the moments are saved: of the e-sign page, and of the consent form. */
export const timestampTypes = { esign: 1, consent: 2 } as const;

/** The first step that is not done yet; null once all are. */
export function nextConsentStep(done: ConsentProgress): ConsentStep | null {
  return consentSteps.find((step) => !done.includes(step)) ?? null;
}

/** The progress after the answer to the next step: any payload but 1 leaves it as it was. A step whose turn it is not changes nothing. */
export function afterConsentStep(done: ConsentProgress, step: ConsentStep, payload: number): ConsentProgress {
  return payload === consentSaysYes && nextConsentStep(done) === step ? [...done, step] : done;
}

/** The progress that a kept text stands for: as far as the steps are in order, and none for anything else. */
export function consentProgressFrom(steps: readonly unknown[]): ConsentProgress {
  return consentSteps.filter((_, index) =>
    consentSteps.slice(0, index + 1).every((one) => steps.includes(one)),
  );
}
