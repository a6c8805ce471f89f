import type { Language } from '@dayfare/domain/product';

/** What the page without a network says. */
export interface OfflineWords {
  readonly title: string;
  readonly text: string;
}

/** Words of the page that is shown without a network: it loads nothing, so they stand in the page. */
export const offlineWords = {
  en: {
    offline: {
      title: 'You’re offline',
      text: 'Connect to the internet to see your pay. Money that’s already on its way still arrives. This page loads by itself once you’re back online.',
    },
    unreachable: {
      title: 'This page can’t be reached',
      text: 'Check your connection, or try again in a minute. Money that’s already on its way still arrives.',
    },
    retry: 'Try again',
  },
  es: {
    offline: {
      title: 'Sin conexión',
      text: 'Conéctate a internet para ver tu pago. El dinero que ya está en camino llegará de todos modos. Esta página se carga sola en cuanto vuelvas a tener conexión.',
    },
    unreachable: {
      title: 'No podemos abrir esta página',
      text: 'Revisa tu conexión o inténtalo de nuevo en un minuto. El dinero que ya está en camino llegará de todos modos.',
    },
    retry: 'Intentar de nuevo',
  },
  fr: {
    offline: {
      title: 'Vous êtes hors ligne',
      text: 'Connectez-vous à Internet pour voir votre paie. L’argent déjà en route arrivera quand même. Cette page se charge d’elle-même dès que vous êtes de nouveau en ligne.',
    },
    unreachable: {
      title: 'Cette page est inaccessible',
      text: 'Vérifiez votre connexion ou réessayez dans une minute. L’argent déjà en route arrivera quand même.',
    },
    retry: 'Réessayer',
  },
} as const satisfies Record<
  Language,
  { readonly offline: OfflineWords; readonly unreachable: OfflineWords; readonly retry: string }
>;
