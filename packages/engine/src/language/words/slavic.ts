import { listed } from './listed.ts';
import type { LanguageWords } from '../language-words.ts';

export const pl: LanguageWords = {
  opens: {
    shop: listed(
      `kup, kup teraz, kupuj, kup online, zamów, zamów teraz, dodaj do koszyka, do koszyka, sprawdź ofertę, zobacz ofertę, zobacz oferty, skorzystaj, odbierz, zgarnij, wybierz, przejdź do sklepu`,
    ),
    learn: listed(
      `dowiedz się więcej, dowiedz się, sprawdź, zobacz, zobacz więcej, czytaj więcej, odkryj, poznaj, więcej informacji, szczegóły, porównaj`,
    ),
    signUp: listed(
      `zapisz się, zarejestruj się, załóż konto, dołącz, subskrybuj, weź udział, aplikuj, złóż wniosek, zaloguj się`,
    ),
    download: listed(`pobierz, pobierz teraz, pobierz aplikację, ściągnij, zainstaluj`),
    book: listed(`zarezerwuj, rezerwuj, umów się, umów wizytę`),
    call: listed(`zadzwoń, skontaktuj się, napisz do nas, zapytaj, zamów rozmowę`),
    try: listed(`wypróbuj, przetestuj, spróbuj, zacznij, rozpocznij, testuj`),
    visit: listed(`odwiedź, odwiedź nas, znajdź sklep, znajdź, przyjdź, wejdź na`),
    watch: listed(`obejrzyj, oglądaj, posłuchaj, słuchaj`),
    follow: listed(`obserwuj nas, udostępnij, zagłosuj`),
    click: listed(`kliknij, kliknij tutaj`),
    give: listed(`wesprzyj, przekaż, pomóż, wpłać`),
  },
  urging: listed(`teraz, tutaj, już, dziś, dzisiaj, online, za, darmo, bezpłatnie, więcej, nas, swój, swoją`),
  offers: listed(
    `gratis, za darmo, darmowa, darmowy, darmowe, bezpłatnie, bezpłatny, bezpłatna, rabat, rabatu, rabaty, zniżka, zniżki, zniżek, promocja, promocje, oferta specjalna, okazja, wyprzedaż, przecena, taniej, prezent, w prezencie, za pół ceny, pół ceny, darmowa dostawa, dostawa gratis, kod rabatowy, okres próbny, dni za darmo, oszczędź, oszczędzaj, już od, tylko, do -, zwrot pieniędzy, drugi produkt`,
  ),
  shares: listed(
    `bawełna, bawełny, sok, soku, kakao, wełna, wełny, len, jedwab, skóra, alkoholu, tłuszczu, naturalny, naturalne, bio, arabica, recyklingu`,
  ),
  legal: listed(`rrso, oprocentowanie, vat`),
};

export const cs: LanguageWords = {
  opens: {
    shop: listed(
      `kup, kupte, kupte si, kup si, koupit, koupit nyní, koupit teď, nakupujte, nakupovat, nakup, objednat, objednejte, objednej, objednejte si, do košíku, přidat do košíku, do obchodu, využijte, získejte, získej, ušetřete, vyberte si`,
    ),
    learn: listed(
      `zjistit více, zjistěte více, zjisti více, více informací, více info, objevte, objev, prohlédněte si, prohlédnout, zobrazit, zobrazit více, číst více, podívejte se, poznejte, porovnejte`,
    ),
    signUp: listed(
      `zaregistrujte se, registrovat, přihlaste se, přihlas se, přihlásit, připojte se, založte si, odebírejte, zapojte se, přidejte se`,
    ),
    download: listed(`stáhnout, stáhněte, stáhněte si, stáhni, nainstalujte`),
    book: listed(`rezervovat, rezervujte, rezervujte si, objednejte se, rezervuj`),
    call: listed(`zavolejte, volejte, zavolej, kontaktujte, kontaktujte nás, napište nám, poptat, poptejte`),
    try: listed(`vyzkoušejte, vyzkoušet, vyzkoušej, zkuste, zkusit, začněte, začít, otestujte`),
    visit: listed(`navštivte, navštivte nás, najděte, najít prodejnu, přijďte`),
    watch: listed(`sledujte, sledovat, přehrát, poslouchejte`),
    follow: listed(`sledujte nás, sdílejte, hlasujte`),
    click: listed(`klikněte, klikněte zde, klikni`),
    give: listed(`přispějte, darujte, podpořte, pomozte`),
  },
  urging: listed(`nyní, teď, zde, ještě, dnes, hned, online, zdarma, více, si, se, nás, svůj, svou`),
  offers: listed(
    `zdarma, gratis, sleva, slevy, slevu, slevou, slevový kód, akce, akční cena, nabídka, nabídky, výprodej, dárek, dárkem, dárek zdarma, za polovinu, poloviční cena, doprava zdarma, zkušební, dní zdarma, ušetřete, ušetříte, již od, jen za, levněji, peníze zpět, vrácení peněz, poukaz, kupon, kupón, až`,
  ),
  shares: listed(
    `bavlna, bavlny, džus, šťáva, kakao, kakaa, vlna, len, hedvábí, kůže, alkoholu, tuku, přírodní, bio, arabica, recyklovaný`,
  ),
  legal: listed(`rpsn, úrok, dph`),
};

export const ru: LanguageWords = {
  opens: {
    shop: listed(
      `купить, купи, купите, купить сейчас, заказать, закажи, закажите, оформить, оформи, оформите, в корзину, добавить в корзину, выбрать, выбери, выберите, получить, получи, получите, забери, успей, успейте, в магазин, перейти, перейти в магазин`,
    ),
    learn: listed(
      `узнать, узнать больше, узнай, узнайте, подробнее, читать, читайте, смотреть, посмотреть, посмотри, открой, откройте, открыть, исследуй, сравнить, сравни, рассчитать, познакомься`,
    ),
    signUp: listed(
      `зарегистрироваться, регистрация, регистрируйся, регистрируйтесь, присоединяйся, присоединяйтесь, подписаться, подпишись, подпишитесь, записаться, запишись, запишитесь, вступай, участвуй, участвовать, подать заявку, оставить заявку, оставьте заявку, откройте счет, открой счет`,
    ),
    download: listed(
      `скачать, скачай, скачайте, загрузить, загрузи, загрузите, установить, установи, установите`,
    ),
    book: listed(`забронировать, забронируй, забронируйте, бронируй, бронируйте, бронировать, записаться на`),
    call: listed(
      `позвонить, позвони, позвоните, звони, звоните, связаться, свяжитесь, напишите, написать, заказать звонок, задать вопрос`,
    ),
    try: listed(
      `попробовать, попробуй, попробуйте, начать, начни, начните, протестируй, протестируйте, тестируй`,
    ),
    visit: listed(
      `посети, посетите, приходи, приходите, найти магазин, найди, найдите, зайди, заходи, заходите`,
    ),
    watch: listed(`смотри, смотрите, слушать, слушай, слушайте, смотреть видео`),
    follow: listed(`подписывайся, подписывайтесь, поделись, поделитесь, голосуй`),
    click: listed(`нажми, нажмите, жми, кликни, жмите`),
    give: listed(`помочь, помоги, помогите, пожертвовать, поддержать, поддержи`),
  },
  urging: listed(
    `сейчас, сегодня, здесь, тут, прямо, уже, онлайн, бесплатно, больше, нам, свой, свою, еще, скорее`,
  ),
  offers: listed(
    `бесплатно, бесплатная, бесплатный, бесплатные, скидка, скидки, скидку, скидкой, скидок, акция, акции, распродажа, подарок, подарки, в подарок, подарком, за полцены, полцены, бесплатная доставка, доставка бесплатно, промокод, купон, пробный, дней бесплатно, выгода, выгодно, выгодой, экономия, экономь, экономьте, сэкономь, сэкономьте, от, всего, всего за, кешбэк, кэшбэк, кешбек, рассрочка, бонус, бонусы, вернем деньги, даром, спецпредложение, дешевле, специальная цена, до -`,
  ),
  shares: listed(
    `хлопок, хлопка, сок, сока, какао, шерсть, шерсти, лен, льна, шелк, кожа, алкоголя, жира, натуральный, натурально, натуральная, арабика`,
  ),
  legal: listed(`пск, ставка, годовых, ндс`),
};

export const uk: LanguageWords = {
  opens: {
    shop: listed(
      `купити, купуй, купуйте, купити зараз, замовити, замов, замовте, замовляй, замовляйте, оформити, у кошик, в кошик, додати в кошик, до кошика, обрати, обери, обирай, отримати, отримай, отримайте, забери, встигни, до магазину, скористайся`,
    ),
    learn: listed(
      `дізнатися, дізнатися більше, дізнайся, дізнайтеся, дізнайтесь, детальніше, докладніше, читати, переглянути, дивитися, відкрий, відкрийте, відкривай, порівняти, більше інформації`,
    ),
    signUp: listed(
      `зареєструватися, реєстрація, зареєструйся, реєструйся, реєструйтеся, приєднуйся, приєднуйтесь, приєднатися, підписатися, підпишись, записатися, запишись, запишіться, бери участь, подати заявку, залишити заявку`,
    ),
    download: listed(`завантажити, завантаж, завантажте, завантажуй, встановити, встанови`),
    book: listed(`забронювати, забронюй, забронюйте, бронюй, бронюйте`),
    call: listed(
      `зателефонувати, зателефонуй, зателефонуйте, телефонуй, телефонуйте, дзвони, дзвоніть, звязатися, напишіть, написати`,
    ),
    try: listed(`спробувати, спробуй, спробуйте, почати, почни, почніть, розпочни, тестуй`),
    visit: listed(`відвідай, відвідайте, завітай, завітайте, приходь, приходьте, знайти магазин, знайди`),
    watch: listed(`дивись, дивіться, слухай, слухати`),
    follow: listed(`підписуйся, підписуйтесь, поділись, голосуй`),
    click: listed(`натисни, натисніть, тисни, клікни`),
    give: listed(`допомогти, допоможи, пожертвувати, підтримай, підтримати, задонатити`),
  },
  urging: listed(`зараз, сьогодні, тут, вже, онлайн, безкоштовно, більше, нам, свій, свою, ще, швидше`),
  offers: listed(
    `безкоштовно, безкоштовна, безкоштовний, безкоштовні, знижка, знижки, знижку, знижкою, знижок, акція, акції, розпродаж, подарунок, подарунки, у подарунок, в подарунок, за півціни, півціни, безкоштовна доставка, промокод, купон, пробний, днів безкоштовно, вигода, вигідно, економія, економ, заощаджуй, від, всього, лише, кешбек, розстрочка, бонус, повернемо гроші, дешевше, до -`,
  ),
  shares: listed(
    `бавовна, бавовни, сік, соку, какао, вовна, вовни, льон, льону, шовк, шкіра, алкоголю, жиру, натуральний, натурально, арабіка`,
  ),
  legal: listed(`ставка, річних, пдв`),
};
