import type { Translation } from '../../../platform/i18n/translation.ts';
import type { texts as english } from './texts.en.ts';

export const texts = {
  titles: { page: 'Rabais exclusifs' },
  text: 'Grâce à votre employeur, vous avez chez LifeMart des prix que d’autres n’ont pas. Pour y magasiner, vous quittez cette application.',
  offer: 'Des prix plus bas sur les voyages, les billets et le quotidien',
  steps: {
    open: 'Appuyez sur « Commencer »',
    openText: 'LifeMart s’ouvre et vous connaît déjà : aucun nouveau mot de passe.',
    find: 'Trouvez ce qu’il vous faut',
    findText: 'Cherchez par marque, ou voyez ce qu’il y a près de chez vous.',
    save: 'Payez moins',
    saveText: 'Vous payez LifeMart ou le magasin. Votre paie ici n’est pas touchée.',
  },
  failed: 'Nous n’avons pas pu ouvrir LifeMart. Rien n’a été acheté. Réessayez dans un instant.',
  offline: 'Vous êtes hors ligne. Connectez-vous à Internet et réessayez.',
} satisfies Translation<typeof english>;
