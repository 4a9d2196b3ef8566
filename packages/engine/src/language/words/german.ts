import { listed } from './listed.ts';
import type { LanguageWords } from '../language-words.ts';

export const de: LanguageWords = {
  opens: {
    shop: listed(
      `kaufen sie, kauf dir, kaufe, bestell, bestelle, bestellen sie, sichere dir, sichern sie, hol dir, holen sie, zum shop, zum angebot, zum onlineshop, zu den angeboten, in den warenkorb`,
    ),
    learn: listed(
      `mehr erfahren, mehr infos, mehr lesen, mehr entdecken, erfahre mehr, erfahren sie, entdecke, entdecken sie, weiterlesen, zur kollektion, details ansehen`,
    ),
    signUp: listed(
      `melde dich an, melden sie sich an, registriere dich, registrieren sie sich, jetzt anmelden, mach mit, abonniere, bewirb dich, bewerben sie sich, konto eröffnen`,
    ),
    download: listed(`lade dir, laden sie, herunterladen, app laden, zum download`),
    book: listed(
      `buche, buchen sie, reserviere, reservieren sie, termin vereinbaren, termin buchen, tisch reservieren, vereinbaren sie, probefahrt vereinbaren`,
    ),
    call: listed(
      `ruf an, rufen sie, ruf uns, kontaktieren sie, kontaktiere, kontakt aufnehmen, angebot anfordern, angebot anfragen, schreib uns`,
    ),
    try: listed(
      `probier, probiere, probieren sie, teste, testen sie, starte, starten sie, kostenlos testen, gratis testen, jetzt testen, los geht's`,
    ),
    visit: listed(
      `besuche uns, besuchen sie, komm vorbei, finde deinen, finden sie, filiale finden, händler finden`,
    ),
    watch: listed(`video ansehen, schau dir`),
    follow: listed(`folge uns, folgen sie uns`),
    click: listed(`hier klicken, klick hier, klicken sie`),
    give: listed(`spende, spenden sie`),
  },
  closes: {
    shop: listed(`kaufen, bestellen, sichern, shoppen, einkaufen, zugreifen, sparen`),
    learn: listed(`erfahren, entdecken, informieren, ansehen, anschauen, lesen, vergleichen, kennenlernen`),
    signUp: listed(
      `anmelden, registrieren, mitmachen, beitreten, abonnieren, bewerben, eröffnen, teilnehmen`,
    ),
    download: listed(`herunterladen, downloaden, laden, installieren`),
    book: listed(`buchen, reservieren, vereinbaren`),
    call: listed(`anrufen, anfordern, anfragen, kontaktieren, beantragen`),
    try: listed(`testen, ausprobieren, probieren, starten, loslegen`),
    visit: listed(`besuchen, vorbeikommen, finden`),
    watch: listed(`streamen, anhören`),
    give: listed(`spenden, helfen, unterstützen`),
  },
  urging: listed(
    `jetzt, hier, gleich, heute, noch, sofort, direkt, online, kostenlos, gratis, unverbindlich, einfach, schnell, mehr, uns, dich, dir, sie, sich, an, den, zum`,
  ),
  offers: listed(
    `gratis, kostenlos, kostenlose, kostenloser, kostenfrei, umsonst, geschenkt, geschenk, rabatt, rabatte, nachlass, sonderangebot, sonderpreis, angebot, angebote, aktion, sale, schlussverkauf, ausverkauf, gutschein, gutscheincode, reduziert, ermäßigt, sparpreis, halber preis, zum halben preis, versandkostenfrei, versand gratis, probemonat, probeabo, tage testen, geld zurück, cashback, günstiger, sparen, spare, sparen sie, nur noch heute, ersparnis, zwei für eins`,
  ),
  shares: listed(
    `baumwolle, saft, kakao, bio, naturlatex, wolle, leinen, seide, leder, alkohol, vol, fett, recycelt, natürlich, vegan, arabica`,
  ),
  legal: listed(`effektiver jahreszins, effektivem jahreszins, sollzins, zinsen, mwst, jahreszins`),
};

export const nl: LanguageWords = {
  opens: {
    shop: listed(
      `koop, koop nu, bestel, bestel nu, shop nu, shop de, naar de winkel, naar de shop, in winkelwagen, in winkelmand, pak je, pak nu, scoor, profiteer, haal, kies je, bekijk aanbieding`,
    ),
    learn: listed(
      `bekijk, bekijk de, ontdek, ontdek meer, ontdek nu, lees meer, lees verder, meer info, meer informatie, meer weten, kom meer te weten, vergelijk, leer meer`,
    ),
    signUp: listed(
      `meld je aan, schrijf je in, aanmelden, inschrijven, registreer, abonneer, word lid, doe mee, solliciteer, open een rekening, vraag aan`,
    ),
    download: listed(`download nu, download de, download gratis, installeer`),
    book: listed(`boek, boek nu, reserveer, maak een afspraak, plan een, plan je`),
    call: listed(
      `bel, bel ons, bel nu, neem contact op, contacteer, vraag een offerte, offerte aanvragen, mail ons`,
    ),
    try: listed(`probeer, probeer nu, probeer gratis, test nu, begin nu, start nu, start je`),
    visit: listed(`bezoek, bezoek ons, kom langs, vind een winkel, vind je, ga naar`),
    watch: listed(`bekijk de video, kijk nu, luister`),
    follow: listed(`volg ons, deel dit, stem nu`),
    click: listed(`klik hier, klik`),
    give: listed(`doneer, steun, geef om`),
  },
  urging: listed(`nu, hier, direct, vandaag, nog, online, gratis, meer, ons, je, jouw, de, het, een, snel`),
  offers: listed(
    `gratis, korting, kortingen, kortingscode, aanbieding, aanbiedingen, actie, actieprijs, uitverkoop, sale, cadeau, kado, nu voor, vanaf, halve prijs, tweede halve prijs, gratis verzending, gratis bezorging, proefmaand, proefperiode, dagen gratis, geld terug, bespaar, afgeprijsd, tegoedbon, voordeel, solden`,
  ),
  shares: listed(
    `katoen, sap, cacao, wol, linnen, zijde, leer, alcohol, vet, gerecycled, natuurlijk, biologisch, puur, vegan`,
  ),
  legal: listed(`jkp, rente, btw, let op geld lenen kost geld`),
};
