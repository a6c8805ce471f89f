import { firstLanguage, type Language } from '@dayfare/domain/product';
import type { HttpBindings } from '@hono/node-server';
import { type Context, Hono } from 'hono';
import type Provider from 'oidc-provider';
import { messageOf, refusalOf } from '../../answer.ts';
import type { EmployerDirectory } from './accounts.ts';
import { consentPage, lostPage, signInPage } from './pages.ts';
import { employerTexts } from './texts.ts';

type Bindings = { Bindings: HttpBindings };
type Interaction = Awaited<ReturnType<Provider['interactionDetails']>>;

const largestField = 200;
const field = (value: unknown) => (typeof value === 'string' ? value.slice(0, largestField) : '');
const languageAsked = (c: Context<Bindings>): Language =>
  firstLanguage(null, [c.req.header('accept-language')?.slice(0, 2) ?? '']);

/** The pages between asking the employer's provider and its answer: sign in, allow, or cancel. */
export function signInRoutes(provider: Provider, directory: EmployerDirectory): Hono<Bindings> {
  const partsOf = (c: Context<Bindings>, { params }: Interaction) => ({
    ...{ language: languageAsked(c), backTo: new URL(String(params.redirect_uri)).origin },
  });
  const openAt = (c: Context<Bindings>): Promise<Interaction | null> =>
    provider.interactionDetails(c.env.incoming, c.env.outgoing).catch(() => null);

  async function show(c: Context<Bindings>, interaction: Interaction): Promise<Response> {
    const parts = partsOf(c, interaction);
    const account = await directory.find(interaction.session?.accountId ?? '');
    if (interaction.prompt.name === 'consent' && account) return consentPage(account, parts);
    return signInPage({ employer: await directory.name() }, parts);
  }

  async function grantFor({ params, session, prompt }: Interaction): Promise<string> {
    const grant = new provider.Grant({ accountId: session?.accountId, clientId: String(params.client_id) });
    grant.addOIDCScope([prompt.details.missingOIDCScope ?? []].flat().join(' '));
    return grant.save();
  }

  async function go(c: Context<Bindings>, result: Record<string, unknown>): Promise<Response> {
    const { incoming, outgoing } = c.env;
    return c.redirect(await provider.interactionResult(incoming, outgoing, result), 303);
  }

  return new Hono<Bindings>()
    .get('/sign-in/:uid', async (c) => {
      const interaction = await openAt(c);
      return interaction ? show(c, interaction) : lostPage(languageAsked(c));
    })
    .post('/sign-in/:uid', async (c) => {
      const body = await c.req.parseBody();
      const interaction = await openAt(c);
      if (!interaction) return lostPage(languageAsked(c));
      if (body.step === 'cancel') return go(c, { error: 'access_denied', error_description: 'cancelled' });
      if (interaction.prompt.name === 'consent')
        return go(c, { consent: { grantId: await grantFor(interaction) } });
      const login = field(body.login);
      try {
        const account = await directory.check({ login, password: field(body.password) });
        return go(c, { login: { accountId: account.login } });
      } catch (error) {
        const refusal = refusalOf(error);
        if (refusal.code === 'Unexpected') throw error;
        const language = languageAsked(c);
        const isWrong = refusal.code === 'InvalidPassword';
        const problem = isWrong ? employerTexts[language].wrong : messageOf(refusal, language);
        return signInPage({ employer: await directory.name(), login, problem }, partsOf(c, interaction));
      }
    });
}
