import { splitWordList } from './split-word-list.ts';
import type { LanguageWords } from '../language-words.ts';

export const fr: LanguageWords = {
  opens: {
    shop: splitWordList(
      `achetez, acheter, commandez, commander, ajouter au panier, profitez, profitez-en, j'en profite, j'achète, je commande, craquez pour, offrez`,
    ),
    learn: splitWordList(
      `en savoir plus, savoir plus, plus d'infos, plus d'informations, découvrez, découvrir, je découvre, voir plus, voir la collection, voir les offres, voir l'offre, lire la suite, explorez`,
    ),
    signUp: splitWordList(
      `inscrivez-vous, s'inscrire, inscription, je m'inscris, abonnez-vous, s'abonner, je m'abonne, rejoignez, rejoignez-nous, créez votre, ouvrez un compte, postulez`,
    ),
    download: splitWordList(`téléchargez, télécharger, je télécharge`),
    book: splitWordList(`réservez, réserver, je réserve, prenez rendez-vous, prendre rendez-vous`),
    call: splitWordList(
      `appelez, appelez-nous, contactez, contactez-nous, nous contacter, demandez un devis, demander un devis, obtenez un devis, devis gratuit, écrivez-nous`,
    ),
    try: splitWordList(`essayez, essayer, j'essaie, testez, je teste, commencez, commencer, essai gratuit`),
    visit: splitWordList(
      `visitez, rendez-vous sur, rendez-vous chez, trouvez votre, trouver un magasin, venez`,
    ),
    watch: splitWordList(`regardez, regarder, voir la vidéo, écoutez`),
    follow: splitWordList(`suivez-nous, partagez, votez`),
    click: splitWordList(`cliquez, cliquer ici, cliquez ici`),
    give: splitWordList(`faites un don, faire un don, je donne, donnez`),
  },
  urging: splitWordList(
    `maintenant, ici, vite, dès, aujourd'hui, gratuitement, en, ligne, plus, nous, vous, la, le, les, un, une, votre, de`,
  ),
  offers: splitWordList(
    `gratuit, gratuite, gratuits, gratuitement, offert, offerte, offerts, offertes, remise, réduction, réductions, promo, promotion, promotions, soldes, rabais, cadeau, cadeaux, bon de réduction, code promo, moitié prix, à moitié prix, livraison offerte, livraison gratuite, essai, satisfait ou remboursé, remboursé, à partir de, dès, économisez, prix cassés, offre spéciale, offre, offres, déstockage, frais de port offerts, jusqu'à`,
  ),
  shares: splitWordList(
    `coton, pur jus, jus, cacao, laine, lin, soie, cuir, alcool, matière grasse, recyclé, naturel, bio, pur, arabica`,
  ),
  legal: splitWordList(`taeg, taux, tva`),
};

export const es: LanguageWords = {
  opens: {
    shop: splitWordList(
      `compra, comprar, compra ya, pide, pedir, ordena, añadir al carrito, consigue, aprovecha, llévate, hazte con`,
    ),
    learn: splitWordList(
      `más información, más info, saber más, conoce más, conoce, descubre, descubrir, ver más, ver ofertas, ver oferta, leer más, explora, infórmate`,
    ),
    signUp: splitWordList(
      `regístrate, registrarse, inscríbete, suscríbete, únete, crea tu cuenta, abre tu cuenta`,
    ),
    download: splitWordList(`descarga, descargar, descárgate, descárgala`),
    book: splitWordList(`reserva, reservar, reserva ya, agenda tu, agenda una, pide cita`),
    call: splitWordList(
      `llama, llámanos, llame, contáctanos, contacta, pide presupuesto, solicita, solicitar, escríbenos`,
    ),
    try: splitWordList(`prueba, probar, pruébalo, prueba gratis, empieza, comienza, empezar`),
    visit: splitWordList(`visita, visítanos, visite nuestra, encuentra tu, ven a`),
    watch: splitWordList(`mira el, mira, ver vídeo, escucha`),
    follow: splitWordList(`síguenos, comparte`),
    click: splitWordList(`haz clic, clica, clic aquí`),
    give: splitWordList(`dona, donar, haz un donativo, apadrina`),
  },
  urging: splitWordList(`ahora, aquí, ya, hoy, mismo, gratis, más, el, los, las, una, tu, su, nos, te`),
  offers: splitWordList(
    `gratis, gratuito, gratuita, descuento, descuentos, rebaja, rebajas, oferta, ofertas, promoción, promociones, regalo, de regalo, mitad de precio, a mitad de precio, envío gratis, envío gratuito, prueba gratuita, cupón, código, liquidación, ahorra, ahorre, desde, sin coste, sin costo, devolución, reembolso, hasta, 2x1, 3x2, segunda unidad`,
  ),
  shares: splitWordList(
    `algodón, zumo, jugo, cacao, lana, lino, seda, cuero, piel, alcohol, grasa, reciclado, natural, orgánico, puro, vegano`,
  ),
  legal: splitWordList(`tae, tin, iva, interés`),
};

export const it: LanguageWords = {
  opens: {
    shop: splitWordList(
      `acquista, ordina, aggiungi al carrello, approfitta, approfittane, ottieni, regala, compra`,
    ),
    learn: splitWordList(
      `scopri, scopri di più, per saperne di più, maggiori informazioni, leggi tutto, vedi le offerte, esplora, informati`,
    ),
    signUp: splitWordList(`iscriviti, registrati, abbonati, unisciti, crea il tuo, apri un conto, candidati`),
    download: splitWordList(`scarica, scaricalo`),
    book: splitWordList(`prenota, prenotare, prenota ora, fissa un appuntamento`),
    call: splitWordList(
      `chiama, chiamaci, contattaci, contatta, richiedi, chiedi un preventivo, preventivo gratuito, scrivici`,
    ),
    try: splitWordList(`prova, provalo, prova gratis, inizia`),
    visit: splitWordList(`vieni, trova il, trova negozio, visita`),
    watch: splitWordList(`guarda il video, guarda ora, ascolta`),
    follow: splitWordList(`seguici, condividi`),
    click: splitWordList(`clicca, clicca qui`),
    give: splitWordList(`fai una donazione, dona`),
  },
  urging: splitWordList(`ora, adesso, qui, subito, oggi, gratis, di, più, il, lo, i, un, tuo`),
  offers: splitWordList(
    `gratis, gratuito, gratuita, gratuiti, sconto, sconti, scontato, saldi, offerta, offerte, promozione, promozioni, omaggio, in omaggio, regalo, in regalo, metà prezzo, a metà prezzo, spedizione gratuita, consegna gratuita, prova gratuita, codice sconto, buono, risparmia, a partire da, fino al, fino a, rimborso, soddisfatti o rimborsati, liquidazione, da soli, solo`,
  ),
  shares: splitWordList(
    `cotone, succo, cacao, lana, lino, seta, pelle, alcol, grassi, riciclato, naturale, biologico, puro, italiano, arabica`,
  ),
  legal: splitWordList(`taeg, tan, iva, interessi`),
};

export const pt: LanguageWords = {
  opens: {
    shop: splitWordList(
      `compre, comprar, compra, encomende, peça já, peça agora, peça o seu, adicionar ao carrinho, aproveite, garanta, leve já`,
    ),
    learn: splitWordList(
      `saiba mais, descubra, descobrir, ver mais, leia mais, conheça, veja mais, veja as ofertas, ver ofertas`,
    ),
    signUp: splitWordList(
      `inscreva-se, inscreve-te, cadastre-se, registe-se, registre-se, junte-se, assine, abra sua conta, candidate-se`,
    ),
    download: splitWordList(`baixe, baixar, descarregue, descarregar`),
    book: splitWordList(`reserve já, reserve agora, reserve o seu, reservar, agende, marque já`),
    call: splitWordList(
      `ligue, fale conosco, fale connosco, contacte-nos, entre em contato, peça um orçamento, solicite`,
    ),
    try: splitWordList(`experimente, experimenta, comece, começar, teste grátis`),
    visit: splitWordList(`visite o, visite nosso, visite-nos, encontre, venha`),
    watch: splitWordList(`assista, veja o vídeo, ouça`),
    follow: splitWordList(`siga-nos, compartilhe, partilhe`),
    click: splitWordList(`clique, clique aqui`),
    give: splitWordList(`doe, doar, faça uma doação`),
  },
  urging: splitWordList(`agora, aqui, já, hoje, grátis, mais, o, a, os, as, um, uma, seu, sua`),
  offers: splitWordList(
    `grátis, gratuito, gratuita, desconto, descontos, oferta, ofertas, promoção, promoções, saldos, liquidação, brinde, presente, metade do preço, frete grátis, entrega grátis, portes grátis, teste grátis, cupom, cupão, código, economize, poupe, a partir de, até, de graça, reembolso, dinheiro de volta, leve 3 pague 2`,
  ),
  shares: splitWordList(
    `algodão, suco, sumo, cacau, lã, linho, seda, couro, álcool, gordura, reciclado, natural, orgânico, puro, vegano`,
  ),
  legal: splitWordList(`taeg, tan, iva, juros`),
};

export const ro: LanguageWords = {
  opens: {
    shop: splitWordList(
      `cumpără, cumpara acum, cumpără acum, cumpărați, comandă, comandă acum, comandați, adaugă în coș, vezi oferta, vezi ofertele, profită, ia-ți, alege`,
    ),
    learn: splitWordList(
      `află mai multe, aflați mai multe, află, vezi mai mult, vezi detalii, mai multe detalii, mai multe informații, descoperă, descoperiți, explorează, citește mai mult`,
    ),
    signUp: splitWordList(
      `înscrie-te, înscrieți-vă, înregistrează-te, abonează-te, creează cont, deschide cont, aplică, participă, alătură-te`,
    ),
    download: splitWordList(`descarcă, descarcă acum, descărcați, instalează`),
    book: splitWordList(`rezervă, rezervă acum, rezervați, programează-te, fă o programare`),
    call: splitWordList(`sună, sună acum, sunați, contactează-ne, contactați-ne, cere ofertă, scrie-ne`),
    try: splitWordList(`încearcă, încearcă gratuit, încercați, testează, începe, începe acum`),
    visit: splitWordList(`vizitează, vizitați, vino la, găsește, intră pe`),
    watch: splitWordList(`vezi video, urmărește, ascultă`),
    follow: splitWordList(`urmărește-ne, distribuie, votează`),
    click: splitWordList(`click aici, apasă, apasă aici`),
    give: splitWordList(`donează, donați, susține`),
  },
  urging: splitWordList(
    `acum, aici, azi, astăzi, imediat, online, gratuit, mai, mult, multe, ne, te, tău, ta`,
  ),
  offers: splitWordList(
    `gratuit, gratuită, gratis, reducere, reduceri, ofertă, oferte, oferta, promoție, promoții, cadou, la jumătate de preț, jumătate de preț, livrare gratuită, transport gratuit, cod promoțional, cod, voucher, economisește, de la, până la, lichidare, zile gratis, perioadă de probă, banii înapoi, 1+1`,
  ),
  shares: splitWordList(
    `bumbac, suc, cacao, lână, in, mătase, piele, alcool, grăsime, reciclat, natural, bio, pur`,
  ),
  legal: splitWordList(`dae, dobândă, tva`),
};
