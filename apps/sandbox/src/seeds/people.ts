import { phoneText } from '@dayfare/domain/session';
import { aishaFarouk } from './people/aisha-farouk.ts';
import { amaraNwosu } from './people/amara-nwosu.ts';
import { averySingh } from './people/avery-singh.ts';
import { biancaRossi } from './people/bianca-rossi.ts';
import { brunoKeller } from './people/bruno-keller.ts';
import { camilleTremblay } from './people/camille-tremblay.ts';
import { claraMbeki } from './people/clara-mbeki.ts';
import { danaOyelaran } from './people/dana-oyelaran.ts';
import { darioConti } from './people/dario-conti.ts';
import { devonClarke } from './people/devon-clarke.ts';
import { doraLindgren } from './people/dora-lindgren.ts';
import { elenaDuarte } from './people/elena-duarte.ts';
import { felixMoreau } from './people/felix-moreau.ts';
import { graceNakamura } from './people/grace-nakamura.ts';
import { hannahKowalski } from './people/hannah-kowalski.ts';
import { hugoSteiner } from './people/hugo-steiner.ts';
import { idaKowalska } from './people/ida-kowalska.ts';
import { inesCarvalho } from './people/ines-carvalho.ts';
import { ingridSolberg } from './people/ingrid-solberg.ts';
import { jordanOkafor } from './people/jordan-okafor.ts';
import { kofiMensah } from './people/kofi-mensah.ts';
import { lenaKaya } from './people/lena-kaya.ts';
import { luisHernandez } from './people/luis-hernandez.ts';
import { marisolVega } from './people/marisol-vega.ts';
import { mayaTorres } from './people/maya-torres.ts';
import { meiLingChen } from './people/mei-ling-chen.ts';
import { miloCastellanos } from './people/milo-castellanos.ts';
import { nadiaRahman } from './people/nadia-rahman.ts';
import { niaBrooks } from './people/nia-brooks.ts';
import { noahLindqvist } from './people/noah-lindqvist.ts';
import { noraQuiles } from './people/nora-quiles.ts';
import { omarHaddad } from './people/omar-haddad.ts';
import { paulReyes } from './people/paul-reyes.ts';
import { priyaRaman } from './people/priya-raman.ts';
import { rosaDelgado } from './people/rosa-delgado.ts';
import { ruthAdeyemi } from './people/ruth-adeyemi.ts';
import { samWhitfield } from './people/sam-whitfield.ts';
import { theoBrandt } from './people/theo-brandt.ts';
import { tyrellBanks } from './people/tyrell-banks.ts';
import { wendyPark } from './people/wendy-park.ts';
import { yaraHaddad } from './people/yara-haddad.ts';
import { type Seed, seedPassphrase } from './seed.ts';

/** Everyone who exists when the server first starts. */
export const people: readonly Seed[] = [
  mayaTorres,
  jordanOkafor,
  priyaRaman,
  luisHernandez,
  hannahKowalski,
  camilleTremblay,
  samWhitfield,
  tyrellBanks,
  meiLingChen,
  aishaFarouk,
  noahLindqvist,
  rosaDelgado,
  danaOyelaran,
  omarHaddad,
  inesCarvalho,
  graceNakamura,
  kofiMensah,
  averySingh,
  noraQuiles,
  marisolVega,
  devonClarke,
  ruthAdeyemi,
  theoBrandt,
  amaraNwosu,
  nadiaRahman,
  felixMoreau,
  ingridSolberg,
  paulReyes,
  lenaKaya,
  niaBrooks,
  claraMbeki,
  hugoSteiner,
  wendyPark,
  doraLindgren,
  miloCastellanos,
  elenaDuarte,
  brunoKeller,
  idaKowalska,
  biancaRossi,
  darioConti,
  yaraHaddad,
];

/** A sign-in that works on a fresh database. */
export interface SeededSignIn {
  readonly name: string;
  readonly phone: string;
  readonly email: string;
  readonly password: string;
  readonly environment: string;
  readonly shows: string;
}

/** Who can sign in, shown when the server starts. */
export const seededSignIns: readonly SeededSignIn[] = people.map((person) => ({
  name: `${person.firstName} ${person.lastName}`,
  phone: phoneText(person.mobile),
  email: person.email,
  password: seedPassphrase,
  environment: person.environment,
  shows: person.shows,
}));
