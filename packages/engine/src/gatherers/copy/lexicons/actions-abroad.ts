import type { ActionClass } from './actions.ts';
import { listed } from './listed.ts';

type Phrases = Readonly<Partial<Record<ActionClass, readonly string[]>>>;

/**
 * Opening words of a request in German, French, Spanish, Italian and Portuguese, as ads and buttons write them: the
 * imperative or the infinitive. No word that opens English lines of another meaning.
 */
export const ACTION_OPENINGS_ABROAD: Phrases = {
  shop: listed(`
    kaufen sie, kauf dir, kaufe, bestell, bestelle, bestellen sie, sichere dir, sichern sie, hol dir, holen sie, zum shop, zum angebot, zum onlineshop, zu den angeboten, in den warenkorb,
    achetez, acheter, commandez, commander, ajouter au panier, profitez, profitez-en, j'en profite, j'achète, je commande, craquez pour, offrez,
    compra, comprar, compra ya, pide, pedir, ordena, añadir al carrito, consigue, aprovecha, llévate, hazte con,
    acquista, ordina, aggiungi al carrello, approfitta, approfittane, ottieni, regala,
    compre, encomende, peça já, peça agora, peça o seu, adicionar ao carrinho, aproveite, garanta, leve já
  `),
  learn: listed(`
    mehr erfahren, mehr infos, mehr lesen, mehr entdecken, erfahre mehr, erfahren sie, entdecke, entdecken sie, weiterlesen, zur kollektion, details ansehen,
    en savoir plus, savoir plus, plus d'infos, plus d'informations, découvrez, découvrir, je découvre, voir plus, voir la collection, voir les offres, voir l'offre, lire la suite, explorez,
    más información, más info, saber más, conoce más, conoce, descubre, descubrir, ver más, ver ofertas, ver oferta, leer más, explora, infórmate,
    scopri, scopri di più, per saperne di più, maggiori informazioni, leggi tutto, vedi le offerte, esplora, informati,
    saiba mais, descubra, ver mais, leia mais, conheça, veja mais, veja as ofertas, ver ofertas
  `),
  signUp: listed(`
    melde dich an, melden sie sich an, registriere dich, registrieren sie sich, jetzt anmelden, mach mit, abonniere, bewirb dich, bewerben sie sich, konto eröffnen,
    inscrivez-vous, s'inscrire, inscription, je m'inscris, abonnez-vous, s'abonner, je m'abonne, rejoignez, rejoignez-nous, créez votre, ouvrez un compte, postulez,
    regístrate, registrarse, inscríbete, suscríbete, únete, crea tu cuenta, abre tu cuenta,
    iscriviti, registrati, abbonati, unisciti, crea il tuo, apri un conto, candidati,
    inscreva-se, inscreve-te, cadastre-se, registe-se, registre-se, junte-se, assine, abra sua conta, candidate-se
  `),
  download: listed(`
    lade dir, laden sie, herunterladen, app laden, zum download,
    téléchargez, télécharger, je télécharge, descarga, descargar, descárgate, descárgala, scarica, scaricalo, baixe, baixar, descarregue, descarregar
  `),
  book: listed(`
    buche, buchen sie, reserviere, reservieren sie, termin vereinbaren, termin buchen, tisch reservieren, vereinbaren sie, probefahrt vereinbaren,
    réservez, réserver, je réserve, prenez rendez-vous, prendre rendez-vous, reserva, reservar, reserva ya, agenda tu, agenda una, pide cita, prenota, prenotare, prenota ora, fissa un appuntamento,
    reserve já, reserve agora, reserve o seu, agende, marque já
  `),
  call: listed(`
    ruf an, rufen sie, ruf uns, kontaktieren sie, kontaktiere, kontakt aufnehmen, angebot anfordern, angebot anfragen, schreib uns,
    appelez, appelez-nous, contactez, contactez-nous, nous contacter, demandez un devis, demander un devis, obtenez un devis, devis gratuit, écrivez-nous,
    llama, llámanos, llame, contáctanos, contacta, pide presupuesto, solicita, solicitar, escríbenos,
    chiama, chiamaci, contattaci, contatta, richiedi, chiedi un preventivo, preventivo gratuito, scrivici,
    ligue, fale conosco, fale connosco, contacte-nos, entre em contato, peça um orçamento, solicite
  `),
  try: listed(`
    probier, probiere, probieren sie, teste, testen sie, starte, starten sie, kostenlos testen, gratis testen, jetzt testen, los geht's,
    essayez, essayer, j'essaie, testez, je teste, commencez, commencer, essai gratuit, prueba, probar, pruébalo, prueba gratis, empieza, comienza, empezar,
    prova, provalo, prova gratis, inizia, experimente, experimenta, comece, começar, teste grátis
  `),
  visit: listed(`
    besuche uns, besuchen sie, komm vorbei, finde deinen, finden sie, filiale finden, händler finden,
    visitez, rendez-vous sur, rendez-vous chez, trouvez votre, trouver un magasin, venez, visita, visítanos, visite nuestra, encuentra tu, ven a, vieni, trova il, trova negozio, visite o, visite nosso, visite-nos, encontre, venha
  `),
  watch: listed(
    `video ansehen, schau dir, regardez, regarder, voir la vidéo, écoutez, mira el, mira, ver vídeo, escucha, guarda il video, guarda ora, ascolta, assista, veja o vídeo, ouça`,
  ),
  follow: listed(
    `folge uns, folgen sie uns, suivez-nous, partagez, votez, síguenos, comparte, seguici, condividi, siga-nos, compartilhe, partilhe`,
  ),
  click: listed(
    `hier klicken, klick hier, klicken sie, cliquez, cliquer ici, cliquez ici, haz clic, clica, clic aquí, clicca, clicca qui, clique, clique aqui`,
  ),
  give: listed(
    `spende, spenden sie, faites un don, faire un don, je donne, donnez, dona, donar, haz un donativo, fai una donazione, doe, doar, faça uma doação, apadrina`,
  ),
};

/** German infinitives that close a request: 'Jetzt Tickets sichern', 'Kostenlos testen'. */
export const GERMAN_CLOSINGS: Phrases = {
  shop: listed(`kaufen, bestellen, sichern, shoppen, einkaufen, zugreifen, sparen`),
  learn: listed(`erfahren, entdecken, informieren, ansehen, anschauen, lesen, vergleichen, kennenlernen`),
  signUp: listed(`anmelden, registrieren, mitmachen, beitreten, abonnieren, bewerben, eröffnen, teilnehmen`),
  download: listed(`herunterladen, downloaden, laden, installieren`),
  book: listed(`buchen, reservieren, vereinbaren`),
  call: listed(`anrufen, anfordern, anfragen, kontaktieren, beantragen`),
  try: listed(`testen, ausprobieren, probieren, starten, loslegen`),
  visit: listed(`besuchen, vorbeikommen, finden`),
  watch: listed(`streamen, anhören`),
  give: listed(`spenden, helfen, unterstützen`),
};

/** Words that stand before the verb of a request, or after it, and say nothing of what one gets. */
export const URGING_ABROAD: readonly string[] = listed(`
  jetzt, hier, gleich, heute, noch, sofort, direkt, online, kostenlos, gratis, unverbindlich, einfach, schnell, mehr, uns, dich, dir, sie, sich, an, den, zum,
  maintenant, ici, vite, dès, aujourd'hui, gratuitement, en, ligne, plus, nous, vous, la, le, les, un, une, votre, de,
  ahora, aquí, ya, hoy, mismo, gratis, más, el, los, las, una, tu, su, nos, te,
  ora, adesso, qui, subito, oggi, gratis, di, più, il, lo, i, un, tuo,
  agora, aqui, já, hoje, grátis, mais, o, a, os, as, um, uma, seu, sua
`);
