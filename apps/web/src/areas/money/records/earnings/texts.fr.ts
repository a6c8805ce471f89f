import type { Translation } from '../../../../platform/i18n/translation.ts';
import type { texts as english } from './texts.en.ts';

/** Textes des gains par catégorie et des heures des périodes de paie passées. */
export const texts = {
  titles: {
    earnings: 'Vos gains',
  },
  categories: { label: 'Catégorie', earnings: 'Gains', tips: 'Pourboires et kilométrage', assets: 'Comptes' },
  failedTitle: 'Impossible de charger vos gains',
  payday: {
    label: 'Paie estimée le {date}',
    text: 'Pour la période {period}, après les impôts, les retenues et tout ce que vous avez pris d’avance.',
  },
  paydays: {
    title: 'Vos jours de paie',
    frequency: {
      None: 'Votre employeur ne nous a pas dit à quel rythme il paie.',
      Hourly: 'Votre employeur paie les heures de chaque jour le jour ouvrable suivant.',
      Weekly: 'Votre employeur vous paie chaque semaine.',
      BiWeekly: 'Votre employeur vous paie toutes les deux semaines.',
      SemiMonthly: 'Votre employeur vous paie deux fois par mois.',
      Monthly: 'Votre employeur vous paie une fois par mois.',
      Yearly: 'Votre employeur vous paie une fois par année.',
    },
    change: {
      None: 'À partir du {day}, il vous paiera à un rythme qu’il ne nous a pas communiqué.',
      Hourly: 'À partir du {day}, il paiera les heures de chaque jour le jour ouvrable suivant.',
      Weekly: 'À partir du {day}, il vous paiera chaque semaine.',
      BiWeekly: 'À partir du {day}, il vous paiera toutes les deux semaines.',
      SemiMonthly: 'À partir du {day}, il vous paiera deux fois par mois.',
      Monthly: 'À partir du {day}, il vous paiera une fois par mois.',
      Yearly: 'À partir du {day}, il vous paiera une fois par année.',
    },
    period: 'Pour la période {period}',
  },
  balance: 'D’où vient votre solde',
  days: {
    before: 'Heures des périodes de paie passées',
  },
  tips: {
    text: 'Déclarés par votre employeur et pas encore versés. Ils ne font pas partie de votre solde.',
    kinds: { Tips: 'Pourboires', Mileage: 'Kilométrage' },
    failed: 'Impossible de charger vos pourboires et votre kilométrage',
    emptyTitle: 'Ni pourboires ni kilométrage',
    empty: 'Ils apparaissent ici quand votre employeur les déclare.',
  },
  assets: {
    text: 'Où votre argent peut aller. Seule votre banque sait ce qu’il y a dans un compte.',
    accounts:
      '{count, plural, one {# compte bancaire} many {# comptes bancaires} other {# comptes bancaires}}',
    cards: '{count, plural, one {# carte} many {# cartes} other {# cartes}}',
    held: 'Gardé pour vous',
    manage: 'Les ajouter ou les modifier',
    failed: 'Impossible de charger vos comptes et vos cartes',
    emptyTitle: 'Pas encore de comptes ni de cartes',
    empty: 'Les comptes et les cartes que vous liez apparaissent ici.',
  },
} as const satisfies Translation<typeof english>;
