import { listed } from './listed.ts';
import type { LanguageWords } from '../language-words.ts';

export const sv: LanguageWords = {
  opens: {
    shop: listed(
      `köp, köp nu, köp här, beställ, beställ nu, handla, handla nu, handla här, shoppa, shoppa nu, lägg i varukorg, till butiken, till erbjudandet, passa på, fynda, säkra din, hämta din`,
    ),
    learn: listed(
      `läs mer, se mer, visa mer, upptäck, utforska, mer information, mer info, se våra, se hela, jämför, ta reda på, lär dig mer`,
    ),
    signUp: listed(
      `anmäl dig, registrera dig, bli medlem, gå med, skapa konto, prenumerera, ansök, skriv upp dig`,
    ),
    download: listed(`ladda ner, ladda hem, hämta appen, installera`),
    book: listed(`boka, boka nu, boka tid, boka här, reservera`),
    call: listed(`ring oss, ring nu, kontakta, kontakta oss, mejla oss, begär offert, få offert`),
    try: listed(`prova, prova nu, prova gratis, testa, testa nu, börja nu, kom igång, starta nu`),
    visit: listed(`besök, besök oss, hitta butik, hitta din, kom in`),
    watch: listed(`se filmen, titta nu, lyssna`),
    follow: listed(`följ oss, dela, rösta`),
    click: listed(`klicka här, klicka`),
    give: listed(`skänk, ge en gåva, stöd oss, bidra`),
  },
  urging: listed(`nu, här, idag, direkt, online, gratis, mer, oss, din, ditt, dig, en, ett, redan`),
  offers: listed(
    `gratis, fri frakt, fraktfritt, rabatt, rabattkod, erbjudande, erbjudanden, rea, mellandagsrea, halva priset, kampanj, kampanjpris, på köpet, present, gåva, presentkort, nedsatt, spara, dagar gratis, provperiod, pengarna tillbaka, extrapris, ta 3 betala för 2, utförsäljning, lågpris`,
  ),
  shares: listed(
    `bomull, juice, kakao, ull, linne, siden, läder, alkohol, fett, återvunnet, naturlig, ekologisk`,
  ),
  legal: listed(`effektiv ränta, ränta, moms`),
};

export const da: LanguageWords = {
  opens: {
    shop: listed(
      `køb, køb nu, køb her, bestil, bestil nu, shop nu, shop her, handl nu, læg i kurv, til butikken, se tilbud, få din, sikr dig, hent din, spar op til`,
    ),
    learn: listed(
      `læs mere, se mere, vis mere, opdag, udforsk, mere info, mere information, få mere at vide, se vores, se alle, sammenlign, bliv klogere`,
    ),
    signUp: listed(`tilmeld dig, tilmeld, opret konto, bliv medlem, abonner, ansøg, meld dig, deltag`),
    download: listed(`download nu, hent appen, hent app, installer, hent gratis`),
    book: listed(`book nu, book tid, book her, book din, reserver, bestil tid, bestil bord`),
    call: listed(`ring til os, ring nu, kontakt, kontakt os, skriv til os, få et tilbud`),
    try: listed(`prøv, prøv nu, prøv gratis, kom i gang, start nu, test nu`),
    visit: listed(`besøg, besøg os, find butik, find din, kig forbi`),
    watch: listed(`se filmen, se video, lyt til, lyt nu`),
    follow: listed(`følg os, del med, stem nu`),
    click: listed(`klik her, klik`),
    give: listed(`støt, giv et bidrag, donér, doner`),
  },
  urging: listed(`nu, her, i dag, straks, online, gratis, mere, os, din, dit, dig, en, et`),
  offers: listed(
    `gratis, fri fragt, gratis fragt, gratis levering, rabat, rabatkode, tilbud, udsalg, halv pris, til halv pris, spar, kampagne, gave, gavekort, nedsat, dage gratis, prøveperiode, pengene tilbage, slagtilbud, black friday`,
  ),
  shares: listed(
    `bomuld, juice, saft, kakao, uld, hør, silke, læder, alkohol, fedt, genbrugt, naturlig, økologisk`,
  ),
  legal: listed(`åop, rente, moms`),
};

export const no: LanguageWords = {
  opens: {
    shop: listed(
      `kjøp, kjøp nå, kjøp her, bestill, bestill nå, handle nå, handle her, shop nå, legg i handlekurv, til butikken, se tilbud, sikre deg, få din, hent din, spar opptil`,
    ),
    learn: listed(
      `les mer, se mer, vis mer, oppdag, utforsk, mer info, mer informasjon, finn ut mer, se våre, se alle, sammenlign, lær mer`,
    ),
    signUp: listed(
      `meld deg på, meld deg inn, registrer deg, opprett konto, bli medlem, abonner, søk nå, delta`,
    ),
    download: listed(`last ned, hent appen, installer`),
    book: listed(`bestill time, bestill bord, book nå, book time, reserver`),
    call: listed(`ring oss, ring nå, kontakt, kontakt oss, skriv til oss, få et tilbud, be om tilbud`),
    try: listed(`prøv, prøv nå, prøv gratis, kom i gang, start nå, test nå`),
    visit: listed(`besøk, besøk oss, finn butikk, finn din, stikk innom`),
    watch: listed(`se filmen, se video, lytt til, lytt nå`),
    follow: listed(`følg oss, del med, stem nå`),
    click: listed(`klikk her, klikk`),
    give: listed(`støtt, gi en gave, doner`),
  },
  urging: listed(`nå, her, i dag, straks, online, gratis, mer, oss, din, ditt, deg, en, et`),
  offers: listed(
    `gratis, fri frakt, gratis frakt, gratis levering, rabatt, rabattkode, tilbud, salg, utsalg, halv pris, spar, kampanje, gave, gavekort, nedsatt, dager gratis, prøveperiode, pengene tilbake, på kjøpet`,
  ),
  shares: listed(
    `bomull, juice, kakao, ull, lin, silke, skinn, alkohol, fett, resirkulert, naturlig, økologisk`,
  ),
  legal: listed(`effektiv rente, rente, mva`),
};

export const fi: LanguageWords = {
  opens: {
    shop: listed(
      `osta, osta nyt, osta täältä, tilaa, tilaa nyt, tilaa heti, siirry kauppaan, lisää ostoskoriin, katso tarjous, katso tarjoukset, hanki, hae omasi, varmista, hyödynnä, säästä jopa`,
    ),
    learn: listed(
      `lue lisää, katso lisää, näytä lisää, tutustu, löydä, lisätietoja, lisätiedot, selvitä, vertaile, katso kaikki, opi lisää, tutki`,
    ),
    signUp: listed(
      `rekisteröidy, ilmoittaudu, liity, luo tili, tilaa uutiskirje, hae nyt, osallistu, kirjaudu`,
    ),
    download: listed(`lataa, lataa nyt, lataa sovellus, asenna`),
    book: listed(`varaa, varaa nyt, varaa aika, varaa pöytä`),
    call: listed(`soita, soita nyt, ota yhteyttä, pyydä tarjous, lähetä viesti`),
    try: listed(`kokeile, kokeile nyt, kokeile ilmaiseksi, testaa, aloita, aloita nyt`),
    visit: listed(`vieraile, löydä myymälä, etsi myymälä, tule`),
    watch: listed(`katso video, katso nyt, kuuntele`),
    follow: listed(`seuraa meitä, jaa, äänestä`),
    click: listed(`klikkaa, klikkaa tästä, napauta`),
    give: listed(`lahjoita, tue meitä, auta`),
  },
  urging: listed(`nyt, tästä, täältä, heti, tänään, jo, netistä, ilmaiseksi, lisää, meille, oma, omasi`),
  offers: listed(
    `ilmainen, ilmaiseksi, ilmaiset, maksutta, maksuton, alennus, alennusta, alennuskoodi, ale, tarjous, tarjoukset, tarjoushinta, puoleen hintaan, puoli hintaa, kaupan päälle, lahja, lahjakortti, säästä, ilmainen toimitus, toimitus ilmaiseksi, kokeilujakso, rahat takaisin, loppuunmyynti, kampanja, alk`,
  ),
  shares: listed(
    `puuvillaa, puuvilla, mehu, mehua, kaakao, kaakaota, villaa, pellavaa, silkkiä, nahkaa, alkoholia, rasvaa, kierrätetty, luonnollinen, luomu`,
  ),
  legal: listed(`todellinen vuosikorko, korko, alv`),
};
