const four = /^(?:(?:25[0-5]|2[0-4]\d|1?\d?\d)(?:\.(?!$)|$)){4}$/;
const six = /^(?=.*:)[\da-f:]{2,39}$/i;

/** The address in what a lookup service answered; null for anything that is none. It goes into headers, so nothing else may pass. */
export function readPublicIp(answer: string): string | null {
  const text = answer.trim();
  return four.test(text) || six.test(text) ? text : null;
}
