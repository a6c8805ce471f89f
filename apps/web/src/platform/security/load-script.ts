interface TrustedTypes {
  trustedTypes?: {
    createPolicy: (
      name: string,
      rules: { createScriptURL: (url: string) => string },
    ) => { createScriptURL: (url: string) => unknown };
  };
}

/** Who a script is from, and under which name the page's policy lets it in. */
export interface ScriptSource {
  /** Name of the Trusted Types policy that the page's own policy must list (docs/how-to/host-the-web-app.md). */
  readonly policy: string;
  /** Whether an address is one of its scripts. The first caller's answer holds for as long as the page does. */
  readonly isAllowed: (address: string) => boolean;
}

const policies = new Map<string, (address: string) => unknown>();

/** Throws for an address that is not allowed, and if the page's policy doesn't list the name: then no such script is meant to be loaded. */
function trusted({ policy: name, isAllowed }: ScriptSource, address: string): unknown {
  const only = (url: string) => {
    if (isAllowed(url)) return url;
    throw new TypeError(`${url} is no script that ${name} allows.`);
  };
  let made = policies.get(name);
  if (!made) {
    const policy = (globalThis as TrustedTypes).trustedTypes?.createPolicy(name, { createScriptURL: only });
    // Called as the policy's own: browsers refuse it otherwise.
    made = policy ? (url) => policy.createScriptURL(url) : only;
    policies.set(name, made);
  }
  return made(address);
}

/** Loads someone else's script into the page. Rejects if the page's policy forbids it or it cannot be fetched. */
export function loadScript(source: ScriptSource, address: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.async = true;
    script.src = trusted(source, address) as string;
    script.addEventListener('load', () => resolve(), { once: true });
    script.addEventListener('error', () => {
      script.remove();
      reject(new Error(`${address} could not be fetched.`));
    });
    document.head.append(script);
  });
}
