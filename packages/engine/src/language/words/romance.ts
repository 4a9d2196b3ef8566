import { listed } from './listed.ts';
import type { LanguageWords } from '../language-words.ts';

export const fr: LanguageWords = {
  opens: {
    shop: listed(
      `achetez, acheter, commandez, commander, ajouter au panier, profitez, profitez-en, j'en profite, j'achète, je commande, craquez pour, offrez`,
    ),
    learn: listed(
      `en savoir plus, savoir plus, plus d'infos, plus d'informations, découvrez, découvrir, je découvre, voir plus, voir la collection, voir les offres, voir l'offre, lire la suite, explorez`,
    ),
    signUp: listed(
      `inscrivez-vous, s'inscrire, inscription, je m'inscris, abonnez-vous, s'abonner, je m'abonne, rejoignez, rejoignez-nous, créez votre, ouvrez un compte, postulez`,
    ),
    download: listed(`téléchargez, télécharger, je télécharge`),
    book: listed(`réservez, réserver, je réserve, prenez rendez-vous, prendre rendez-vous`),
    call: listed(
      `appelez, appelez-nous, contactez, contactez-nous, nous contacter, demandez un devis, demander un devis, obtenez un devis, devis gratuit, écrivez-nous`,
    ),
    try: listed(`essayez, essayer, j'essaie, testez, je teste, commencez, commencer, essai gratuit`),
    visit: listed(`visitez, rendez-vous sur, rendez-vous chez, trouvez votre, trouver un magasin, venez`),
    watch: listed(`regardez, regarder, voir la vidéo, écoutez`),
    follow: listed(`suivez-nous, partagez, votez`),
    click: listed(`cliquez, cliquer ici, cliquez ici`),
    give: listed(`faites un don, faire un don, je donne, donnez`),
  },
  urging: listed(
    `maintenant, ici, vite, dès, aujourd'hui, gratuitement, en, ligne, plus, nous, vous, la, le, les, un, une, votre, de`,
  ),
  offers: listed(
    `gratuit, gratuite, gratuits, gratuitement, offert, offerte, offerts, offertes, remise, réduction, réductions, promo, promotion, promotions, soldes, rabais, cadeau, cadeaux, bon de réduction, code promo, moitié prix, à moitié prix, livraison offerte, livraison gratuite, essai, satisfait ou remboursé, remboursé, à partir de, dès, économisez, prix cassés, offre spéciale, offre, offres, déstockage, frais de port offerts, jusqu'à`,
  ),
  shares: listed(
    `coton, pur jus, jus, cacao, laine, lin, soie, cuir, alcool, matière grasse, recyclé, naturel, bio, pur, arabica`,
  ),
  legal: listed(`taeg, taux, tva`),
};

export const es: LanguageWords = {
  opens: {
    shop: listed(
      `compra, comprar, compra ya, pide, pedir, ordena, añadir al carrito, consigue, aprovecha, llévate, hazte con`,
    ),
    learn: listed(
      `más información, más info, saber más, conoce más, conoce, descubre, descubrir, ver más, ver ofertas, ver oferta, leer más, explora, infórmate`,
    ),
    signUp: listed(`regístrate, registrarse, inscríbete, suscríbete, únete, crea tu cuenta, abre tu cuenta`),
    download: listed(`descarga, descargar, descárgate, descárgala`),
    book: listed(`reserva, reservar, reserva ya, agenda tu, agenda una, pide cita`),
    call: listed(
      `llama, llámanos, llame, contáctanos, contacta, pide presupuesto, solicita, solicitar, escríbenos`,
    ),
    try: listed(`prueba, probar, pruébalo, prueba gratis, empieza, comienza, empezar`),
    visit: listed(`visita, visítanos, visite nuestra, encuentra tu, ven a`),
    watch: listed(`mira el, mira, ver vídeo, escucha`),
    follow: listed(`síguenos, comparte`),
    click: listed(`haz clic, clica, clic aquí`),
    give: listed(`dona, donar, haz un donativo, apadrina`),
  },
  urging: listed(`ahora, aquí, ya, hoy, mismo, gratis, más, el, los, las, una, tu, su, nos, te`),
  offers: listed(
    `gratis, gratuito, gratuita, descuento, descuentos, rebaja, rebajas, oferta, ofertas, promoción, promociones, regalo, de regalo, mitad de precio, a mitad de precio, envío gratis, envío gratuito, prueba gratuita, cupón, código, liquidación, ahorra, ahorre, desde, sin coste, sin costo, devolución, reembolso, hasta, 2x1, 3x2, segunda unidad`,
  ),
  shares: listed(
    `algodón, zumo, jugo, cacao, lana, lino, seda, cuero, piel, alcohol, grasa, reciclado, natural, orgánico, puro, vegano`,
  ),
  legal: listed(`tae, tin, iva, interés`),
};

export const it: LanguageWords = {
  opens: {
    shop: listed(`acquista, ordina, aggiungi al carrello, approfitta, approfittane, ottieni, regala, compra`),
    learn: listed(
      `scopri, scopri di più, per saperne di più, maggiori informazioni, leggi tutto, vedi le offerte, esplora, informati`,
    ),
    signUp: listed(`iscriviti, registrati, abbonati, unisciti, crea il tuo, apri un conto, candidati`),
    download: listed(`scarica, scaricalo`),
    book: listed(`prenota, prenotare, prenota ora, fissa un appuntamento`),
    call: listed(
      `chiama, chiamaci, contattaci, contatta, richiedi, chiedi un preventivo, preventivo gratuito, scrivici`,
    ),
    try: listed(`prova, provalo, prova gratis, inizia`),
    visit: listed(`vieni, trova il, trova negozio, visita`),
    watch: listed(`guarda il video, guarda ora, ascolta`),
    follow: listed(`seguici, condividi`),
    click: listed(`clicca, clicca qui`),
    give: listed(`fai una donazione, dona`),
  },
  urging: listed(`ora, adesso, qui, subito, oggi, gratis, di, più, il, lo, i, un, tuo`),
  offers: listed(
    `gratis, gratuito, gratuita, gratuiti, sconto, sconti, scontato, saldi, offerta, offerte, promozione, promozioni, omaggio, in omaggio, regalo, in regalo, metà prezzo, a metà prezzo, spedizione gratuita, consegna gratuita, prova gratuita, codice sconto, buono, risparmia, a partire da, fino al, fino a, rimborso, soddisfatti o rimborsati, liquidazione, da soli, solo`,
  ),
  shares: listed(
    `cotone, succo, cacao, lana, lino, seta, pelle, alcol, grassi, riciclato, naturale, biologico, puro, italiano, arabica`,
  ),
  legal: listed(`taeg, tan, iva, interessi`),
};

export const pt: LanguageWords = {
  opens: {
    shop: listed(
      `compre, comprar, compra, encomende, peça já, peça agora, peça o seu, adicionar ao carrinho, aproveite, garanta, leve já`,
    ),
    learn: listed(
      `saiba mais, descubra, descobrir, ver mais, leia mais, conheça, veja mais, veja as ofertas, ver ofertas`,
    ),
    signUp: listed(
      `inscreva-se, inscreve-te, cadastre-se, registe-se, registre-se, junte-se, assine, abra sua conta, candidate-se`,
    ),
    download: listed(`baixe, baixar, descarregue, descarregar`),
    book: listed(`reserve já, reserve agora, reserve o seu, reservar, agende, marque já`),
    call: listed(
      `ligue, fale conosco, fale connosco, contacte-nos, entre em contato, peça um orçamento, solicite`,
    ),
    try: listed(`experimente, experimenta, comece, começar, teste grátis`),
    visit: listed(`visite o, visite nosso, visite-nos, encontre, venha`),
    watch: listed(`assista, veja o vídeo, ouça`),
    follow: listed(`siga-nos, compartilhe, partilhe`),
    click: listed(`clique, clique aqui`),
    give: listed(`doe, doar, faça uma doação`),
  },
  urging: listed(`agora, aqui, já, hoje, grátis, mais, o, a, os, as, um, uma, seu, sua`),
  offers: listed(
    `grátis, gratuito, gratuita, desconto, descontos, oferta, ofertas, promoção, promoções, saldos, liquidação, brinde, presente, metade do preço, frete grátis, entrega grátis, portes grátis, teste grátis, cupom, cupão, código, economize, poupe, a partir de, até, de graça, reembolso, dinheiro de volta, leve 3 pague 2`,
  ),
  shares: listed(
    `algodão, suco, sumo, cacau, lã, linho, seda, couro, álcool, gordura, reciclado, natural, orgânico, puro, vegano`,
  ),
  legal: listed(`taeg, tan, iva, juros`),
};

export const ro: LanguageWords = {
  opens: {
    shop: listed(
      `cumpără, cumpara acum, cumpără acum, cumpărați, comandă, comandă acum, comandați, adaugă în coș, vezi oferta, vezi ofertele, profită, ia-ți, alege`,
    ),
    learn: listed(
      `află mai multe, aflați mai multe, află, vezi mai mult, vezi detalii, mai multe detalii, mai multe informații, descoperă, descoperiți, explorează, citește mai mult`,
    ),
    signUp: listed(
      `înscrie-te, înscrieți-vă, înregistrează-te, abonează-te, creează cont, deschide cont, aplică, participă, alătură-te`,
    ),
    download: listed(`descarcă, descarcă acum, descărcați, instalează`),
    book: listed(`rezervă, rezervă acum, rezervați, programează-te, fă o programare`),
    call: listed(`sună, sună acum, sunați, contactează-ne, contactați-ne, cere ofertă, scrie-ne`),
    try: listed(`încearcă, încearcă gratuit, încercați, testează, începe, începe acum`),
    visit: listed(`vizitează, vizitați, vino la, găsește, intră pe`),
    watch: listed(`vezi video, urmărește, ascultă`),
    follow: listed(`urmărește-ne, distribuie, votează`),
    click: listed(`click aici, apasă, apasă aici`),
    give: listed(`donează, donați, susține`),
  },
  urging: listed(`acum, aici, azi, astăzi, imediat, online, gratuit, mai, mult, multe, ne, te, tău, ta`),
  offers: listed(
    `gratuit, gratuită, gratis, reducere, reduceri, ofertă, oferte, oferta, promoție, promoții, cadou, la jumătate de preț, jumătate de preț, livrare gratuită, transport gratuit, cod promoțional, cod, voucher, economisește, de la, până la, lichidare, zile gratis, perioadă de probă, banii înapoi, 1+1`,
  ),
  shares: listed(`bumbac, suc, cacao, lână, in, mătase, piele, alcool, grăsime, reciclat, natural, bio, pur`),
  legal: listed(`dae, dobândă, tva`),
};
