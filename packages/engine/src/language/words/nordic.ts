import { splitWordList } from './split-word-list.ts';
import type { LanguageWords } from '../language-words.ts';

export const sv: LanguageWords = {
  opens: {
    shop: splitWordList(
      `köp, köp nu, köp här, beställ, beställ nu, handla, handla nu, handla här, shoppa, shoppa nu, lägg i varukorg, till butiken, till erbjudandet, passa på, fynda, säkra din, hämta din`,
    ),
    learn: splitWordList(
      `läs mer, se mer, visa mer, upptäck, utforska, mer information, mer info, se våra, se hela, jämför, ta reda på, lär dig mer`,
    ),
    signUp: splitWordList(
      `anmäl dig, registrera dig, bli medlem, gå med, skapa konto, prenumerera, ansök, skriv upp dig`,
    ),
    download: splitWordList(`ladda ner, ladda hem, hämta appen, installera`),
    book: splitWordList(`boka, boka nu, boka tid, boka här, reservera`),
    call: splitWordList(`ring oss, ring nu, kontakta, kontakta oss, mejla oss, begär offert, få offert`),
    try: splitWordList(`prova, prova nu, prova gratis, testa, testa nu, börja nu, kom igång, starta nu`),
    visit: splitWordList(`besök, besök oss, hitta butik, hitta din, kom in`),
    watch: splitWordList(`se filmen, titta nu, lyssna`),
    follow: splitWordList(`följ oss, dela, rösta`),
    click: splitWordList(`klicka här, klicka`),
    give: splitWordList(`skänk, ge en gåva, stöd oss, bidra`),
  },
  urging: splitWordList(`nu, här, idag, direkt, online, gratis, mer, oss, din, ditt, dig, en, ett, redan`),
  offers: splitWordList(
    `gratis, fri frakt, fraktfritt, rabatt, rabattkod, erbjudande, erbjudanden, rea, mellandagsrea, halva priset, kampanj, kampanjpris, på köpet, present, gåva, presentkort, nedsatt, spara, dagar gratis, provperiod, pengarna tillbaka, extrapris, ta 3 betala för 2, utförsäljning, lågpris`,
  ),
  shares: splitWordList(
    `bomull, juice, kakao, ull, linne, siden, läder, alkohol, fett, återvunnet, naturlig, ekologisk`,
  ),
  legal: splitWordList(`effektiv ränta, ränta, moms`),
};

export const da: LanguageWords = {
  opens: {
    shop: splitWordList(
      `køb, køb nu, køb her, bestil, bestil nu, shop nu, shop her, handl nu, læg i kurv, til butikken, se tilbud, få din, sikr dig, hent din, spar op til`,
    ),
    learn: splitWordList(
      `læs mere, se mere, vis mere, opdag, udforsk, mere info, mere information, få mere at vide, se vores, se alle, sammenlign, bliv klogere`,
    ),
    signUp: splitWordList(`tilmeld dig, tilmeld, opret konto, bliv medlem, abonner, ansøg, meld dig, deltag`),
    download: splitWordList(`download nu, hent appen, hent app, installer, hent gratis`),
    book: splitWordList(`book nu, book tid, book her, book din, reserver, bestil tid, bestil bord`),
    call: splitWordList(`ring til os, ring nu, kontakt, kontakt os, skriv til os, få et tilbud`),
    try: splitWordList(`prøv, prøv nu, prøv gratis, kom i gang, start nu, test nu`),
    visit: splitWordList(`besøg, besøg os, find butik, find din, kig forbi`),
    watch: splitWordList(`se filmen, se video, lyt til, lyt nu`),
    follow: splitWordList(`følg os, del med, stem nu`),
    click: splitWordList(`klik her, klik`),
    give: splitWordList(`støt, giv et bidrag, donér, doner`),
  },
  urging: splitWordList(`nu, her, i dag, straks, online, gratis, mere, os, din, dit, dig, en, et`),
  offers: splitWordList(
    `gratis, fri fragt, gratis fragt, gratis levering, rabat, rabatkode, tilbud, udsalg, halv pris, til halv pris, spar, kampagne, gave, gavekort, nedsat, dage gratis, prøveperiode, pengene tilbage, slagtilbud, black friday`,
  ),
  shares: splitWordList(
    `bomuld, juice, saft, kakao, uld, hør, silke, læder, alkohol, fedt, genbrugt, naturlig, økologisk`,
  ),
  legal: splitWordList(`åop, rente, moms`),
};

export const no: LanguageWords = {
  opens: {
    shop: splitWordList(
      `kjøp, kjøp nå, kjøp her, bestill, bestill nå, handle nå, handle her, shop nå, legg i handlekurv, til butikken, se tilbud, sikre deg, få din, hent din, spar opptil`,
    ),
    learn: splitWordList(
      `les mer, se mer, vis mer, oppdag, utforsk, mer info, mer informasjon, finn ut mer, se våre, se alle, sammenlign, lær mer`,
    ),
    signUp: splitWordList(
      `meld deg på, meld deg inn, registrer deg, opprett konto, bli medlem, abonner, søk nå, delta`,
    ),
    download: splitWordList(`last ned, hent appen, installer`),
    book: splitWordList(`bestill time, bestill bord, book nå, book time, reserver`),
    call: splitWordList(`ring oss, ring nå, kontakt, kontakt oss, skriv til oss, få et tilbud, be om tilbud`),
    try: splitWordList(`prøv, prøv nå, prøv gratis, kom i gang, start nå, test nå`),
    visit: splitWordList(`besøk, besøk oss, finn butikk, finn din, stikk innom`),
    watch: splitWordList(`se filmen, se video, lytt til, lytt nå`),
    follow: splitWordList(`følg oss, del med, stem nå`),
    click: splitWordList(`klikk her, klikk`),
    give: splitWordList(`støtt, gi en gave, doner`),
  },
  urging: splitWordList(`nå, her, i dag, straks, online, gratis, mer, oss, din, ditt, deg, en, et`),
  offers: splitWordList(
    `gratis, fri frakt, gratis frakt, gratis levering, rabatt, rabattkode, tilbud, salg, utsalg, halv pris, spar, kampanje, gave, gavekort, nedsatt, dager gratis, prøveperiode, pengene tilbake, på kjøpet`,
  ),
  shares: splitWordList(
    `bomull, juice, kakao, ull, lin, silke, skinn, alkohol, fett, resirkulert, naturlig, økologisk`,
  ),
  legal: splitWordList(`effektiv rente, rente, mva`),
};

export const fi: LanguageWords = {
  opens: {
    shop: splitWordList(
      `osta, osta nyt, osta täältä, tilaa, tilaa nyt, tilaa heti, siirry kauppaan, lisää ostoskoriin, katso tarjous, katso tarjoukset, hanki, hae omasi, varmista, hyödynnä, säästä jopa`,
    ),
    learn: splitWordList(
      `lue lisää, katso lisää, näytä lisää, tutustu, löydä, lisätietoja, lisätiedot, selvitä, vertaile, katso kaikki, opi lisää, tutki`,
    ),
    signUp: splitWordList(
      `rekisteröidy, ilmoittaudu, liity, luo tili, tilaa uutiskirje, hae nyt, osallistu, kirjaudu`,
    ),
    download: splitWordList(`lataa, lataa nyt, lataa sovellus, asenna`),
    book: splitWordList(`varaa, varaa nyt, varaa aika, varaa pöytä`),
    call: splitWordList(`soita, soita nyt, ota yhteyttä, pyydä tarjous, lähetä viesti`),
    try: splitWordList(`kokeile, kokeile nyt, kokeile ilmaiseksi, testaa, aloita, aloita nyt`),
    visit: splitWordList(`vieraile, löydä myymälä, etsi myymälä, tule`),
    watch: splitWordList(`katso video, katso nyt, kuuntele`),
    follow: splitWordList(`seuraa meitä, jaa, äänestä`),
    click: splitWordList(`klikkaa, klikkaa tästä, napauta`),
    give: splitWordList(`lahjoita, tue meitä, auta`),
  },
  urging: splitWordList(
    `nyt, tästä, täältä, heti, tänään, jo, netistä, ilmaiseksi, lisää, meille, oma, omasi`,
  ),
  offers: splitWordList(
    `ilmainen, ilmaiseksi, ilmaiset, maksutta, maksuton, alennus, alennusta, alennuskoodi, ale, tarjous, tarjoukset, tarjoushinta, puoleen hintaan, puoli hintaa, kaupan päälle, lahja, lahjakortti, säästä, ilmainen toimitus, toimitus ilmaiseksi, kokeilujakso, rahat takaisin, loppuunmyynti, kampanja, alk`,
  ),
  shares: splitWordList(
    `puuvillaa, puuvilla, mehu, mehua, kaakao, kaakaota, villaa, pellavaa, silkkiä, nahkaa, alkoholia, rasvaa, kierrätetty, luonnollinen, luomu`,
  ),
  legal: splitWordList(`todellinen vuosikorko, korko, alv`),
};
