import { splitWordList } from './split-word-list.ts';
import type { LanguageWords } from '../language-words.ts';

export const hu: LanguageWords = {
  opens: {
    shop: splitWordList(
      `vásárolj, vásároljon, vedd meg, vegye meg, rendeld meg, rendelje meg, rendelj, rendeljen, megrendelem, megveszem, kosárba, kosárba teszem, szerezd meg, használd ki, válassz, válasszon, irány a bolt`,
    ),
    learn: splitWordList(
      `tudj meg többet, tudjon meg többet, tudd meg, bővebben, részletek, fedezd fel, fedezze fel, ismerd meg, ismerje meg, nézd meg, nézze meg, olvass tovább, hasonlítsa össze, további információ`,
    ),
    signUp: splitWordList(
      `regisztrálj, regisztráljon, regisztráció, iratkozz fel, iratkozzon fel, feliratkozás, csatlakozz, csatlakozzon, jelentkezz, jelentkezzen, vegyél részt, nyiss számlát`,
    ),
    download: splitWordList(`töltsd le, töltse le, letöltés, letöltöm, telepítsd`),
    book: splitWordList(
      `foglalj, foglaljon, foglalás, foglalok, foglald le, kérj időpontot, kérjen időpontot`,
    ),
    call: splitWordList(
      `hívj, hívjon, hívj minket, hívjon minket, lépj kapcsolatba, kérj ajánlatot, kérjen ajánlatot, írj nekünk, érdeklődj`,
    ),
    try: splitWordList(`próbáld ki, próbálja ki, kipróbálom, teszteld, kezdd el, kezdje el, kezdd, indítsd`),
    visit: splitWordList(`látogass el, látogasson el, keresd fel, gyere, találd meg`),
    watch: splitWordList(`nézd, nézd most, hallgasd`),
    follow: splitWordList(`kövess minket, oszd meg, szavazz`),
    click: splitWordList(`kattints, kattintson, kattints ide`),
    give: splitWordList(`adományozz, támogass, támogasd, segíts`),
  },
  urging: splitWordList(`most, itt, ma, azonnal, már, online, ingyen, többet, nekünk, minket, a, az`),
  offers: splitWordList(
    `ingyen, ingyenes, ingyenesen, kedvezmény, kedvezménnyel, kedvezményes, akció, akciós, leárazás, ajándék, ajándékba, féláron, fél áron, ingyenes szállítás, ingyen szállítás, kuponkód, kupon, próbaidő, nap ingyen, spórolj, takaríts meg, csak, már, pénzvisszafizetés, kiárusítás, olcsóbb, ajánlat, ajánlatok`,
  ),
  shares: splitWordList(
    `pamut, lé, gyümölcslé, kakaó, gyapjú, len, selyem, bőr, alkohol, zsír, természetes, bio`,
  ),
  legal: splitWordList(`thm, kamat, áfa`),
};

export const tr: LanguageWords = {
  opens: {
    shop: splitWordList(
      `hemen al, satın al, şimdi al, sipariş ver, sepete ekle, alışverişe başla, fırsatı yakala, kaçırma, alışveriş yap`,
    ),
    learn: splitWordList(
      `daha fazla bilgi, daha fazlası, detaylı bilgi, detaylar, keşfet, hemen keşfet, incele, hemen incele, ayrıntılar`,
    ),
    signUp: splitWordList(`kaydol, üye ol, kayıt ol, abone ol, başvur, hemen başvur, katıl, hesap aç`),
    download: splitWordList(`indir, hemen indir, şimdi indir, yükle`),
    book: splitWordList(`rezervasyon yap, rezervasyon, randevu al, yerini ayırt`),
    call: splitWordList(
      `hemen ara, bizi ara, bizi arayın, arayın, iletişime geç, teklif al, bize yazın, bize ulaşın`,
    ),
    try: splitWordList(`dene, hemen dene, ücretsiz dene, şimdi dene, başla, hemen başla`),
    visit: splitWordList(`ziyaret et, ziyaret edin, mağazayı bul`),
    watch: splitWordList(`izle, hemen izle, dinle`),
    follow: splitWordList(`takip et, bizi takip edin, paylaş, oy ver`),
    click: splitWordList(`tıkla, buraya tıkla, tıklayın`),
    give: splitWordList(`bağış yap, destek ol`),
  },
  closes: {
    shop: splitWordList(
      `satın al, satın alın, sipariş ver, sipariş verin, sepete ekle, alışveriş yap, yakala, yakalayın, al`,
    ),
    learn: splitWordList(`keşfet, keşfedin, incele, inceleyin, öğren, öğrenin, gör, karşılaştır`),
    signUp: splitWordList(
      `kaydol, kaydolun, üye ol, üye olun, kayıt ol, abone ol, başvur, başvurun, katıl, katılın`,
    ),
    download: splitWordList(`indir, indirin, yükle, yükleyin`),
    book: splitWordList(`rezervasyon yap, rezervasyon yaptır, randevu al, ayırt`),
    call: splitWordList(`ara, arayın, iletişime geç, teklif al, ulaşın`),
    try: splitWordList(`dene, deneyin, başla, başlayın`),
    visit: splitWordList(`ziyaret et, ziyaret edin, uğra`),
    watch: splitWordList(`izle, izleyin, dinle, dinleyin`),
    click: splitWordList(`tıkla, tıklayın`),
    give: splitWordList(`bağış yap, bağışla, destek ol`),
  },
  urging: splitWordList(`hemen, şimdi, bugün, burada, buraya, online, ücretsiz, daha, fazla, bizi, bize`),
  offers: splitWordList(
    `ücretsiz, bedava, indirim, indirimi, indirimli, indirimler, kampanya, fırsat, fırsatı, fırsatlar, hediye, hediyeli, yarı fiyatına, ücretsiz kargo, kargo bedava, kupon, kodu, deneme, gün ücretsiz, tasarruf, iade, taksit, varan, sadece, peşin fiyatına, ikincisi`,
  ),
  shares: splitWordList(
    `pamuk, pamuklu, meyve suyu, kakao, yün, keten, ipek, deri, alkol, yağ, doğal, organik, yerli`,
  ),
  legal: splitWordList(`faiz, kdv`),
};

export const el: LanguageWords = {
  opens: {
    shop: splitWordList(
      `αγόρασε, αγοράστε, αγορά, αγόρασε τώρα, αγοράστε τώρα, παράγγειλε, παραγγείλτε, παραγγελία, στο καλάθι, προσθήκη στο καλάθι, απόκτησε, αποκτήστε, κέρδισε, κερδίστε, επίλεξε, δες τις προσφορές, δείτε τις προσφορές, ψώνισε, ψωνίστε`,
    ),
    learn: splitWordList(
      `μάθε περισσότερα, μάθετε περισσότερα, μάθε, μάθετε, περισσότερα, ανακάλυψε, ανακαλύψτε, δες, δείτε, δες περισσότερα, διάβασε, εξερεύνησε, εξερευνήστε, πληροφορίες`,
    ),
    signUp: splitWordList(
      `εγγραφή, κάνε εγγραφή, εγγραφείτε, γράψου, δήλωσε συμμετοχή, γίνε μέλος, συνδεθείτε, άνοιξε λογαριασμό, κάνε αίτηση`,
    ),
    download: splitWordList(`κατέβασε, κατεβάστε, λήψη, εγκατάστησε`),
    book: splitWordList(
      `κλείσε, κλείστε, κλείσε θέση, κλείσε ραντεβού, κλείστε ραντεβού, κράτηση, κάνε κράτηση`,
    ),
    call: splitWordList(
      `κάλεσε, καλέστε, τηλεφώνησε, επικοινώνησε, επικοινωνήστε, ζήτησε προσφορά, ζητήστε προσφορά`,
    ),
    try: splitWordList(`δοκίμασε, δοκιμάστε, ξεκίνα, ξεκινήστε`),
    visit: splitWordList(`επισκέψου, επισκεφθείτε, επισκεφτείτε, βρες, βρείτε, έλα`),
    watch: splitWordList(`παρακολούθησε, άκουσε`),
    follow: splitWordList(`ακολούθησε, ακολουθήστε, μοιράσου, ψήφισε`),
    click: splitWordList(`κάνε κλικ, κάντε κλικ, πάτησε, πατήστε, κλικ εδώ`),
    give: splitWordList(`δώρισε, στήριξε, βοήθησε`),
  },
  urging: splitWordList(`τώρα, εδώ, σήμερα, αμέσως, online, δωρεάν, περισσότερα, το, τη, την, τις, τα`),
  offers: splitWordList(
    `δωρεάν, έκπτωση, εκπτώσεις, έκπτωσης, προσφορά, προσφορές, δώρο, δώρα, μισή τιμή, στη μισή τιμή, δωρεάν αποστολή, δωρεάν μεταφορικά, κουπόνι, εκπτωτικό, δοκιμαστική, μόνο, από, έως, κέρδισε, επιστροφή χρημάτων, άτοκες δόσεις, ξεπούλημα`,
  ),
  shares: splitWordList(
    `βαμβάκι, βαμβακερό, χυμός, κακάο, μαλλί, λινό, μετάξι, δέρμα, αλκοόλ, λιπαρά, φυσικό, φυσικός, ελληνικό`,
  ),
  legal: splitWordList(`σεπε, επιτόκιο, φπα`),
};

export const id: LanguageWords = {
  opens: {
    shop: splitWordList(
      `beli, beli sekarang, belanja, belanja sekarang, pesan, pesan sekarang, dapatkan, ambil, tambah ke keranjang, masukkan keranjang, pilih, order sekarang, klaim, raih`,
    ),
    learn: splitWordList(
      `pelajari, pelajari lebih lanjut, selengkapnya, lihat, lihat selengkapnya, lihat detail, lihat promo, baca, temukan, jelajahi, cari tahu, cek, cek sekarang, bandingkan, info lebih lanjut`,
    ),
    signUp: splitWordList(
      `daftar, daftar sekarang, gabung, bergabung, berlangganan, buat akun, buka rekening, ikuti, ajukan`,
    ),
    download: splitWordList(`unduh, unduh sekarang, unduh aplikasi, download sekarang, pasang`),
    book: splitWordList(`pesan tiket, reservasi, booking sekarang, buat janji`),
    call: splitWordList(`hubungi, hubungi kami, telepon, chat kami, kontak kami, minta penawaran`),
    try: splitWordList(`coba, coba sekarang, coba gratis, mulai, mulai sekarang`),
    visit: splitWordList(`kunjungi, datang, kunjungi kami, temukan toko`),
    watch: splitWordList(`tonton, tonton sekarang, dengarkan, nonton`),
    follow: splitWordList(`ikuti kami, bagikan`),
    click: splitWordList(`klik, klik di sini, ketuk`),
    give: splitWordList(`donasi, donasi sekarang, sumbang, dukung, bantu`),
  },
  urging: splitWordList(
    `sekarang, sini, di, hari, ini, segera, juga, online, gratis, lebih, lanjut, kami, yuk, ayo`,
  ),
  offers: splitWordList(
    `gratis, diskon, promo, promosi, hadiah, potongan, potongan harga, hemat, setengah harga, gratis ongkir, bebas ongkir, voucher, kupon, kode, uji coba gratis, hari gratis, cashback, mulai dari, hanya, cuma, beli 1 gratis 1, obral, cuci gudang, cicilan, hingga, penawaran`,
  ),
  shares: splitWordList(
    `katun, jus, kakao, wol, linen, sutra, kulit, alkohol, lemak, alami, asli, organik, arabika`,
  ),
  legal: splitWordList(`bunga, ppn`),
};

export const vi: LanguageWords = {
  opens: {
    shop: splitWordList(
      `mua, mua ngay, mua sắm, đặt hàng, đặt hàng ngay, đặt mua, thêm vào giỏ, nhận ngay, nhận ưu đãi, săn ngay, chọn ngay, sở hữu ngay`,
    ),
    learn: splitWordList(
      `tìm hiểu, tìm hiểu thêm, tìm hiểu ngay, xem thêm, xem ngay, xem chi tiết, chi tiết, khám phá, khám phá ngay, đọc thêm, so sánh`,
    ),
    signUp: splitWordList(
      `đăng ký, đăng ký ngay, tham gia, tham gia ngay, mở tài khoản, ứng tuyển, ghi danh`,
    ),
    download: splitWordList(`tải ngay, tải về, tải ứng dụng, cài đặt`),
    book: splitWordList(`đặt chỗ, đặt phòng, đặt vé, đặt lịch, đặt bàn, đặt ngay`),
    call: splitWordList(
      `gọi, gọi ngay, liên hệ, liên hệ ngay, nhận báo giá, nhắn tin, chat ngay, nhận tư vấn`,
    ),
    try: splitWordList(`dùng thử, thử ngay, trải nghiệm, trải nghiệm ngay, bắt đầu, bắt đầu ngay`),
    visit: splitWordList(`ghé thăm, truy cập, tìm cửa hàng`),
    watch: splitWordList(`xem video, nghe ngay`),
    follow: splitWordList(`theo dõi, chia sẻ, bình chọn`),
    click: splitWordList(`nhấn, nhấn vào đây, bấm, nhấp`),
    give: splitWordList(`quyên góp, ủng hộ`),
  },
  urging: splitWordList(`ngay, hôm, nay, bây, giờ, ở, đây, online, miễn, phí, thêm, chúng, tôi, hãy`),
  offers: splitWordList(
    `miễn phí, giảm giá, giảm, khuyến mãi, ưu đãi, quà tặng, tặng, tặng kèm, nửa giá, miễn phí vận chuyển, freeship, mã giảm, voucher, dùng thử, tiết kiệm, chỉ từ, chỉ, hoàn tiền, mua 1 tặng 1, trả góp, xả kho, đồng giá`,
  ),
  shares: splitWordList(`cotton, nước ép, cacao, len, lụa, da, cồn, béo, tự nhiên, nguyên chất, hữu cơ`),
  legal: splitWordList(`lãi suất, vat`),
};
