import { splitWordList } from './split-word-list.ts';
import type { LanguageWords } from '../language-words.ts';

export const de: LanguageWords = {
  opens: {
    shop: splitWordList(
      `kaufen sie, kauf dir, kaufe, bestell, bestelle, bestellen sie, sichere dir, sichern sie, hol dir, holen sie, zum shop, zum angebot, zum onlineshop, zu den angeboten, in den warenkorb`,
    ),
    learn: splitWordList(
      `mehr erfahren, mehr infos, mehr lesen, mehr entdecken, erfahre mehr, erfahren sie, entdecke, entdecken sie, weiterlesen, zur kollektion, details ansehen`,
    ),
    signUp: splitWordList(
      `melde dich an, melden sie sich an, registriere dich, registrieren sie sich, jetzt anmelden, mach mit, abonniere, bewirb dich, bewerben sie sich, konto eröffnen`,
    ),
    download: splitWordList(`lade dir, laden sie, herunterladen, app laden, zum download`),
    book: splitWordList(
      `buche, buchen sie, reserviere, reservieren sie, termin vereinbaren, termin buchen, tisch reservieren, vereinbaren sie, probefahrt vereinbaren`,
    ),
    call: splitWordList(
      `ruf an, rufen sie, ruf uns, kontaktieren sie, kontaktiere, kontakt aufnehmen, angebot anfordern, angebot anfragen, schreib uns`,
    ),
    try: splitWordList(
      `probier, probiere, probieren sie, teste, testen sie, starte, starten sie, kostenlos testen, gratis testen, jetzt testen, los geht's`,
    ),
    visit: splitWordList(
      `besuche uns, besuchen sie, komm vorbei, finde deinen, finden sie, filiale finden, händler finden`,
    ),
    watch: splitWordList(`video ansehen, schau dir`),
    follow: splitWordList(`folge uns, folgen sie uns`),
    click: splitWordList(`hier klicken, klick hier, klicken sie`),
    give: splitWordList(`spende, spenden sie`),
  },
  closes: {
    shop: splitWordList(`kaufen, bestellen, sichern, shoppen, einkaufen, zugreifen, sparen`),
    learn: splitWordList(
      `erfahren, entdecken, informieren, ansehen, anschauen, lesen, vergleichen, kennenlernen`,
    ),
    signUp: splitWordList(
      `anmelden, registrieren, mitmachen, beitreten, abonnieren, bewerben, eröffnen, teilnehmen`,
    ),
    download: splitWordList(`herunterladen, downloaden, laden, installieren`),
    book: splitWordList(`buchen, reservieren, vereinbaren`),
    call: splitWordList(`anrufen, anfordern, anfragen, kontaktieren, beantragen`),
    try: splitWordList(`testen, ausprobieren, probieren, starten, loslegen`),
    visit: splitWordList(`besuchen, vorbeikommen, finden`),
    watch: splitWordList(`streamen, anhören`),
    give: splitWordList(`spenden, helfen, unterstützen`),
  },
  urging: splitWordList(
    `jetzt, hier, gleich, heute, noch, sofort, direkt, online, kostenlos, gratis, unverbindlich, einfach, schnell, mehr, uns, dich, dir, sie, sich, an, den, zum`,
  ),
  offers: splitWordList(
    `gratis, kostenlos, kostenlose, kostenloser, kostenfrei, umsonst, geschenkt, geschenk, rabatt, rabatte, nachlass, sonderangebot, sonderpreis, angebot, angebote, aktion, sale, schlussverkauf, ausverkauf, gutschein, gutscheincode, reduziert, ermäßigt, sparpreis, halber preis, zum halben preis, versandkostenfrei, versand gratis, probemonat, probeabo, tage testen, geld zurück, cashback, günstiger, sparen, spare, sparen sie, nur noch heute, ersparnis, zwei für eins`,
  ),
  shares: splitWordList(
    `baumwolle, saft, kakao, bio, naturlatex, wolle, leinen, seide, leder, alkohol, vol, fett, recycelt, natürlich, vegan, arabica`,
  ),
  legal: splitWordList(`effektiver jahreszins, effektivem jahreszins, sollzins, zinsen, mwst, jahreszins`),
};

export const nl: LanguageWords = {
  opens: {
    shop: splitWordList(
      `koop, koop nu, bestel, bestel nu, shop nu, shop de, naar de winkel, naar de shop, in winkelwagen, in winkelmand, pak je, pak nu, scoor, profiteer, haal, kies je, bekijk aanbieding`,
    ),
    learn: splitWordList(
      `bekijk, bekijk de, ontdek, ontdek meer, ontdek nu, lees meer, lees verder, meer info, meer informatie, meer weten, kom meer te weten, vergelijk, leer meer`,
    ),
    signUp: splitWordList(
      `meld je aan, schrijf je in, aanmelden, inschrijven, registreer, abonneer, word lid, doe mee, solliciteer, open een rekening, vraag aan`,
    ),
    download: splitWordList(`download nu, download de, download gratis, installeer`),
    book: splitWordList(`boek, boek nu, reserveer, maak een afspraak, plan een, plan je`),
    call: splitWordList(
      `bel, bel ons, bel nu, neem contact op, contacteer, vraag een offerte, offerte aanvragen, mail ons`,
    ),
    try: splitWordList(`probeer, probeer nu, probeer gratis, test nu, begin nu, start nu, start je`),
    visit: splitWordList(`bezoek, bezoek ons, kom langs, vind een winkel, vind je, ga naar`),
    watch: splitWordList(`bekijk de video, kijk nu, luister`),
    follow: splitWordList(`volg ons, deel dit, stem nu`),
    click: splitWordList(`klik hier, klik`),
    give: splitWordList(`doneer, steun, geef om`),
  },
  urging: splitWordList(
    `nu, hier, direct, vandaag, nog, online, gratis, meer, ons, je, jouw, de, het, een, snel`,
  ),
  offers: splitWordList(
    `gratis, korting, kortingen, kortingscode, aanbieding, aanbiedingen, actie, actieprijs, uitverkoop, sale, cadeau, kado, nu voor, vanaf, halve prijs, tweede halve prijs, gratis verzending, gratis bezorging, proefmaand, proefperiode, dagen gratis, geld terug, bespaar, afgeprijsd, tegoedbon, voordeel, solden`,
  ),
  shares: splitWordList(
    `katoen, sap, cacao, wol, linnen, zijde, leer, alcohol, vet, gerecycled, natuurlijk, biologisch, puur, vegan`,
  ),
  legal: splitWordList(`jkp, rente, btw, let op geld lenen kost geld`),
};
