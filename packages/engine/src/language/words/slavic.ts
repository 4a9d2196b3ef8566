import { splitWordList } from './split-word-list.ts';
import type { LanguageWords } from '../language-words.ts';

export const pl: LanguageWords = {
  opens: {
    shop: splitWordList(
      `kup, kup teraz, kupuj, kup online, zamów, zamów teraz, dodaj do koszyka, do koszyka, sprawdź ofertę, zobacz ofertę, zobacz oferty, skorzystaj, odbierz, zgarnij, wybierz, przejdź do sklepu`,
    ),
    learn: splitWordList(
      `dowiedz się więcej, dowiedz się, sprawdź, zobacz, zobacz więcej, czytaj więcej, odkryj, poznaj, więcej informacji, szczegóły, porównaj`,
    ),
    signUp: splitWordList(
      `zapisz się, zarejestruj się, załóż konto, dołącz, subskrybuj, weź udział, aplikuj, złóż wniosek, zaloguj się`,
    ),
    download: splitWordList(`pobierz, pobierz teraz, pobierz aplikację, ściągnij, zainstaluj`),
    book: splitWordList(`zarezerwuj, rezerwuj, umów się, umów wizytę`),
    call: splitWordList(`zadzwoń, skontaktuj się, napisz do nas, zapytaj, zamów rozmowę`),
    try: splitWordList(`wypróbuj, przetestuj, spróbuj, zacznij, rozpocznij, testuj`),
    visit: splitWordList(`odwiedź, odwiedź nas, znajdź sklep, znajdź, przyjdź, wejdź na`),
    watch: splitWordList(`obejrzyj, oglądaj, posłuchaj, słuchaj`),
    follow: splitWordList(`obserwuj nas, udostępnij, zagłosuj`),
    click: splitWordList(`kliknij, kliknij tutaj`),
    give: splitWordList(`wesprzyj, przekaż, pomóż, wpłać`),
  },
  urging: splitWordList(
    `teraz, tutaj, już, dziś, dzisiaj, online, za, darmo, bezpłatnie, więcej, nas, swój, swoją`,
  ),
  offers: splitWordList(
    `gratis, za darmo, darmowa, darmowy, darmowe, bezpłatnie, bezpłatny, bezpłatna, rabat, rabatu, rabaty, zniżka, zniżki, zniżek, promocja, promocje, oferta specjalna, okazja, wyprzedaż, przecena, taniej, prezent, w prezencie, za pół ceny, pół ceny, darmowa dostawa, dostawa gratis, kod rabatowy, okres próbny, dni za darmo, oszczędź, oszczędzaj, już od, tylko, do -, zwrot pieniędzy, drugi produkt`,
  ),
  shares: splitWordList(
    `bawełna, bawełny, sok, soku, kakao, wełna, wełny, len, jedwab, skóra, alkoholu, tłuszczu, naturalny, naturalne, bio, arabica, recyklingu`,
  ),
  legal: splitWordList(`rrso, oprocentowanie, vat`),
};

export const cs: LanguageWords = {
  opens: {
    shop: splitWordList(
      `kup, kupte, kupte si, kup si, koupit, koupit nyní, koupit teď, nakupujte, nakupovat, nakup, objednat, objednejte, objednej, objednejte si, do košíku, přidat do košíku, do obchodu, využijte, získejte, získej, ušetřete, vyberte si`,
    ),
    learn: splitWordList(
      `zjistit více, zjistěte více, zjisti více, více informací, více info, objevte, objev, prohlédněte si, prohlédnout, zobrazit, zobrazit více, číst více, podívejte se, poznejte, porovnejte`,
    ),
    signUp: splitWordList(
      `zaregistrujte se, registrovat, přihlaste se, přihlas se, přihlásit, připojte se, založte si, odebírejte, zapojte se, přidejte se`,
    ),
    download: splitWordList(`stáhnout, stáhněte, stáhněte si, stáhni, nainstalujte`),
    book: splitWordList(`rezervovat, rezervujte, rezervujte si, objednejte se, rezervuj`),
    call: splitWordList(
      `zavolejte, volejte, zavolej, kontaktujte, kontaktujte nás, napište nám, poptat, poptejte`,
    ),
    try: splitWordList(`vyzkoušejte, vyzkoušet, vyzkoušej, zkuste, zkusit, začněte, začít, otestujte`),
    visit: splitWordList(`navštivte, navštivte nás, najděte, najít prodejnu, přijďte`),
    watch: splitWordList(`sledujte, sledovat, přehrát, poslouchejte`),
    follow: splitWordList(`sledujte nás, sdílejte, hlasujte`),
    click: splitWordList(`klikněte, klikněte zde, klikni`),
    give: splitWordList(`přispějte, darujte, podpořte, pomozte`),
  },
  urging: splitWordList(`nyní, teď, zde, ještě, dnes, hned, online, zdarma, více, si, se, nás, svůj, svou`),
  offers: splitWordList(
    `zdarma, gratis, sleva, slevy, slevu, slevou, slevový kód, akce, akční cena, nabídka, nabídky, výprodej, dárek, dárkem, dárek zdarma, za polovinu, poloviční cena, doprava zdarma, zkušební, dní zdarma, ušetřete, ušetříte, již od, jen za, levněji, peníze zpět, vrácení peněz, poukaz, kupon, kupón, až`,
  ),
  shares: splitWordList(
    `bavlna, bavlny, džus, šťáva, kakao, kakaa, vlna, len, hedvábí, kůže, alkoholu, tuku, přírodní, bio, arabica, recyklovaný`,
  ),
  legal: splitWordList(`rpsn, úrok, dph`),
};

export const ru: LanguageWords = {
  opens: {
    shop: splitWordList(
      `купить, купи, купите, купить сейчас, заказать, закажи, закажите, оформить, оформи, оформите, в корзину, добавить в корзину, выбрать, выбери, выберите, получить, получи, получите, забери, успей, успейте, в магазин, перейти, перейти в магазин`,
    ),
    learn: splitWordList(
      `узнать, узнать больше, узнай, узнайте, подробнее, читать, читайте, смотреть, посмотреть, посмотри, открой, откройте, открыть, исследуй, сравнить, сравни, рассчитать, познакомься`,
    ),
    signUp: splitWordList(
      `зарегистрироваться, регистрация, регистрируйся, регистрируйтесь, присоединяйся, присоединяйтесь, подписаться, подпишись, подпишитесь, записаться, запишись, запишитесь, вступай, участвуй, участвовать, подать заявку, оставить заявку, оставьте заявку, откройте счет, открой счет`,
    ),
    download: splitWordList(
      `скачать, скачай, скачайте, загрузить, загрузи, загрузите, установить, установи, установите`,
    ),
    book: splitWordList(
      `забронировать, забронируй, забронируйте, бронируй, бронируйте, бронировать, записаться на`,
    ),
    call: splitWordList(
      `позвонить, позвони, позвоните, звони, звоните, связаться, свяжитесь, напишите, написать, заказать звонок, задать вопрос`,
    ),
    try: splitWordList(
      `попробовать, попробуй, попробуйте, начать, начни, начните, протестируй, протестируйте, тестируй`,
    ),
    visit: splitWordList(
      `посети, посетите, приходи, приходите, найти магазин, найди, найдите, зайди, заходи, заходите`,
    ),
    watch: splitWordList(`смотри, смотрите, слушать, слушай, слушайте, смотреть видео`),
    follow: splitWordList(`подписывайся, подписывайтесь, поделись, поделитесь, голосуй`),
    click: splitWordList(`нажми, нажмите, жми, кликни, жмите`),
    give: splitWordList(`помочь, помоги, помогите, пожертвовать, поддержать, поддержи`),
  },
  urging: splitWordList(
    `сейчас, сегодня, здесь, тут, прямо, уже, онлайн, бесплатно, больше, нам, свой, свою, еще, скорее`,
  ),
  offers: splitWordList(
    `бесплатно, бесплатная, бесплатный, бесплатные, скидка, скидки, скидку, скидкой, скидок, акция, акции, распродажа, подарок, подарки, в подарок, подарком, за полцены, полцены, бесплатная доставка, доставка бесплатно, промокод, купон, пробный, дней бесплатно, выгода, выгодно, выгодой, экономия, экономь, экономьте, сэкономь, сэкономьте, от, всего, всего за, кешбэк, кэшбэк, кешбек, рассрочка, бонус, бонусы, вернем деньги, даром, спецпредложение, дешевле, специальная цена, до -`,
  ),
  shares: splitWordList(
    `хлопок, хлопка, сок, сока, какао, шерсть, шерсти, лен, льна, шелк, кожа, алкоголя, жира, натуральный, натурально, натуральная, арабика`,
  ),
  legal: splitWordList(`пск, ставка, годовых, ндс`),
};

export const uk: LanguageWords = {
  opens: {
    shop: splitWordList(
      `купити, купуй, купуйте, купити зараз, замовити, замов, замовте, замовляй, замовляйте, оформити, у кошик, в кошик, додати в кошик, до кошика, обрати, обери, обирай, отримати, отримай, отримайте, забери, встигни, до магазину, скористайся`,
    ),
    learn: splitWordList(
      `дізнатися, дізнатися більше, дізнайся, дізнайтеся, дізнайтесь, детальніше, докладніше, читати, переглянути, дивитися, відкрий, відкрийте, відкривай, порівняти, більше інформації`,
    ),
    signUp: splitWordList(
      `зареєструватися, реєстрація, зареєструйся, реєструйся, реєструйтеся, приєднуйся, приєднуйтесь, приєднатися, підписатися, підпишись, записатися, запишись, запишіться, бери участь, подати заявку, залишити заявку`,
    ),
    download: splitWordList(`завантажити, завантаж, завантажте, завантажуй, встановити, встанови`),
    book: splitWordList(`забронювати, забронюй, забронюйте, бронюй, бронюйте`),
    call: splitWordList(
      `зателефонувати, зателефонуй, зателефонуйте, телефонуй, телефонуйте, дзвони, дзвоніть, звязатися, напишіть, написати`,
    ),
    try: splitWordList(`спробувати, спробуй, спробуйте, почати, почни, почніть, розпочни, тестуй`),
    visit: splitWordList(
      `відвідай, відвідайте, завітай, завітайте, приходь, приходьте, знайти магазин, знайди`,
    ),
    watch: splitWordList(`дивись, дивіться, слухай, слухати`),
    follow: splitWordList(`підписуйся, підписуйтесь, поділись, голосуй`),
    click: splitWordList(`натисни, натисніть, тисни, клікни`),
    give: splitWordList(`допомогти, допоможи, пожертвувати, підтримай, підтримати, задонатити`),
  },
  urging: splitWordList(
    `зараз, сьогодні, тут, вже, онлайн, безкоштовно, більше, нам, свій, свою, ще, швидше`,
  ),
  offers: splitWordList(
    `безкоштовно, безкоштовна, безкоштовний, безкоштовні, знижка, знижки, знижку, знижкою, знижок, акція, акції, розпродаж, подарунок, подарунки, у подарунок, в подарунок, за півціни, півціни, безкоштовна доставка, промокод, купон, пробний, днів безкоштовно, вигода, вигідно, економія, економ, заощаджуй, від, всього, лише, кешбек, розстрочка, бонус, повернемо гроші, дешевше, до -`,
  ),
  shares: splitWordList(
    `бавовна, бавовни, сік, соку, какао, вовна, вовни, льон, льону, шовк, шкіра, алкоголю, жиру, натуральний, натурально, арабіка`,
  ),
  legal: splitWordList(`ставка, річних, пдв`),
};
