import { listed } from './listed.ts';
import type { LanguageWords } from '../language-words.ts';

export const hu: LanguageWords = {
  opens: {
    shop: listed(
      `vásárolj, vásároljon, vedd meg, vegye meg, rendeld meg, rendelje meg, rendelj, rendeljen, megrendelem, megveszem, kosárba, kosárba teszem, szerezd meg, használd ki, válassz, válasszon, irány a bolt`,
    ),
    learn: listed(
      `tudj meg többet, tudjon meg többet, tudd meg, bővebben, részletek, fedezd fel, fedezze fel, ismerd meg, ismerje meg, nézd meg, nézze meg, olvass tovább, hasonlítsa össze, további információ`,
    ),
    signUp: listed(
      `regisztrálj, regisztráljon, regisztráció, iratkozz fel, iratkozzon fel, feliratkozás, csatlakozz, csatlakozzon, jelentkezz, jelentkezzen, vegyél részt, nyiss számlát`,
    ),
    download: listed(`töltsd le, töltse le, letöltés, letöltöm, telepítsd`),
    book: listed(`foglalj, foglaljon, foglalás, foglalok, foglald le, kérj időpontot, kérjen időpontot`),
    call: listed(
      `hívj, hívjon, hívj minket, hívjon minket, lépj kapcsolatba, kérj ajánlatot, kérjen ajánlatot, írj nekünk, érdeklődj`,
    ),
    try: listed(`próbáld ki, próbálja ki, kipróbálom, teszteld, kezdd el, kezdje el, kezdd, indítsd`),
    visit: listed(`látogass el, látogasson el, keresd fel, gyere, találd meg`),
    watch: listed(`nézd, nézd most, hallgasd`),
    follow: listed(`kövess minket, oszd meg, szavazz`),
    click: listed(`kattints, kattintson, kattints ide`),
    give: listed(`adományozz, támogass, támogasd, segíts`),
  },
  urging: listed(`most, itt, ma, azonnal, már, online, ingyen, többet, nekünk, minket, a, az`),
  offers: listed(
    `ingyen, ingyenes, ingyenesen, kedvezmény, kedvezménnyel, kedvezményes, akció, akciós, leárazás, ajándék, ajándékba, féláron, fél áron, ingyenes szállítás, ingyen szállítás, kuponkód, kupon, próbaidő, nap ingyen, spórolj, takaríts meg, csak, már, pénzvisszafizetés, kiárusítás, olcsóbb, ajánlat, ajánlatok`,
  ),
  shares: listed(`pamut, lé, gyümölcslé, kakaó, gyapjú, len, selyem, bőr, alkohol, zsír, természetes, bio`),
  legal: listed(`thm, kamat, áfa`),
};

export const tr: LanguageWords = {
  opens: {
    shop: listed(
      `hemen al, satın al, şimdi al, sipariş ver, sepete ekle, alışverişe başla, fırsatı yakala, kaçırma, alışveriş yap`,
    ),
    learn: listed(
      `daha fazla bilgi, daha fazlası, detaylı bilgi, detaylar, keşfet, hemen keşfet, incele, hemen incele, ayrıntılar`,
    ),
    signUp: listed(`kaydol, üye ol, kayıt ol, abone ol, başvur, hemen başvur, katıl, hesap aç`),
    download: listed(`indir, hemen indir, şimdi indir, yükle`),
    book: listed(`rezervasyon yap, rezervasyon, randevu al, yerini ayırt`),
    call: listed(
      `hemen ara, bizi ara, bizi arayın, arayın, iletişime geç, teklif al, bize yazın, bize ulaşın`,
    ),
    try: listed(`dene, hemen dene, ücretsiz dene, şimdi dene, başla, hemen başla`),
    visit: listed(`ziyaret et, ziyaret edin, mağazayı bul`),
    watch: listed(`izle, hemen izle, dinle`),
    follow: listed(`takip et, bizi takip edin, paylaş, oy ver`),
    click: listed(`tıkla, buraya tıkla, tıklayın`),
    give: listed(`bağış yap, destek ol`),
  },
  closes: {
    shop: listed(
      `satın al, satın alın, sipariş ver, sipariş verin, sepete ekle, alışveriş yap, yakala, yakalayın, al`,
    ),
    learn: listed(`keşfet, keşfedin, incele, inceleyin, öğren, öğrenin, gör, karşılaştır`),
    signUp: listed(
      `kaydol, kaydolun, üye ol, üye olun, kayıt ol, abone ol, başvur, başvurun, katıl, katılın`,
    ),
    download: listed(`indir, indirin, yükle, yükleyin`),
    book: listed(`rezervasyon yap, rezervasyon yaptır, randevu al, ayırt`),
    call: listed(`ara, arayın, iletişime geç, teklif al, ulaşın`),
    try: listed(`dene, deneyin, başla, başlayın`),
    visit: listed(`ziyaret et, ziyaret edin, uğra`),
    watch: listed(`izle, izleyin, dinle, dinleyin`),
    click: listed(`tıkla, tıklayın`),
    give: listed(`bağış yap, bağışla, destek ol`),
  },
  urging: listed(`hemen, şimdi, bugün, burada, buraya, online, ücretsiz, daha, fazla, bizi, bize`),
  offers: listed(
    `ücretsiz, bedava, indirim, indirimi, indirimli, indirimler, kampanya, fırsat, fırsatı, fırsatlar, hediye, hediyeli, yarı fiyatına, ücretsiz kargo, kargo bedava, kupon, kodu, deneme, gün ücretsiz, tasarruf, iade, taksit, varan, sadece, peşin fiyatına, ikincisi`,
  ),
  shares: listed(
    `pamuk, pamuklu, meyve suyu, kakao, yün, keten, ipek, deri, alkol, yağ, doğal, organik, yerli`,
  ),
  legal: listed(`faiz, kdv`),
};

export const el: LanguageWords = {
  opens: {
    shop: listed(
      `αγόρασε, αγοράστε, αγορά, αγόρασε τώρα, αγοράστε τώρα, παράγγειλε, παραγγείλτε, παραγγελία, στο καλάθι, προσθήκη στο καλάθι, απόκτησε, αποκτήστε, κέρδισε, κερδίστε, επίλεξε, δες τις προσφορές, δείτε τις προσφορές, ψώνισε, ψωνίστε`,
    ),
    learn: listed(
      `μάθε περισσότερα, μάθετε περισσότερα, μάθε, μάθετε, περισσότερα, ανακάλυψε, ανακαλύψτε, δες, δείτε, δες περισσότερα, διάβασε, εξερεύνησε, εξερευνήστε, πληροφορίες`,
    ),
    signUp: listed(
      `εγγραφή, κάνε εγγραφή, εγγραφείτε, γράψου, δήλωσε συμμετοχή, γίνε μέλος, συνδεθείτε, άνοιξε λογαριασμό, κάνε αίτηση`,
    ),
    download: listed(`κατέβασε, κατεβάστε, λήψη, εγκατάστησε`),
    book: listed(`κλείσε, κλείστε, κλείσε θέση, κλείσε ραντεβού, κλείστε ραντεβού, κράτηση, κάνε κράτηση`),
    call: listed(
      `κάλεσε, καλέστε, τηλεφώνησε, επικοινώνησε, επικοινωνήστε, ζήτησε προσφορά, ζητήστε προσφορά`,
    ),
    try: listed(`δοκίμασε, δοκιμάστε, ξεκίνα, ξεκινήστε`),
    visit: listed(`επισκέψου, επισκεφθείτε, επισκεφτείτε, βρες, βρείτε, έλα`),
    watch: listed(`παρακολούθησε, άκουσε`),
    follow: listed(`ακολούθησε, ακολουθήστε, μοιράσου, ψήφισε`),
    click: listed(`κάνε κλικ, κάντε κλικ, πάτησε, πατήστε, κλικ εδώ`),
    give: listed(`δώρισε, στήριξε, βοήθησε`),
  },
  urging: listed(`τώρα, εδώ, σήμερα, αμέσως, online, δωρεάν, περισσότερα, το, τη, την, τις, τα`),
  offers: listed(
    `δωρεάν, έκπτωση, εκπτώσεις, έκπτωσης, προσφορά, προσφορές, δώρο, δώρα, μισή τιμή, στη μισή τιμή, δωρεάν αποστολή, δωρεάν μεταφορικά, κουπόνι, εκπτωτικό, δοκιμαστική, μόνο, από, έως, κέρδισε, επιστροφή χρημάτων, άτοκες δόσεις, ξεπούλημα`,
  ),
  shares: listed(
    `βαμβάκι, βαμβακερό, χυμός, κακάο, μαλλί, λινό, μετάξι, δέρμα, αλκοόλ, λιπαρά, φυσικό, φυσικός, ελληνικό`,
  ),
  legal: listed(`σεπε, επιτόκιο, φπα`),
};

export const id: LanguageWords = {
  opens: {
    shop: listed(
      `beli, beli sekarang, belanja, belanja sekarang, pesan, pesan sekarang, dapatkan, ambil, tambah ke keranjang, masukkan keranjang, pilih, order sekarang, klaim, raih`,
    ),
    learn: listed(
      `pelajari, pelajari lebih lanjut, selengkapnya, lihat, lihat selengkapnya, lihat detail, lihat promo, baca, temukan, jelajahi, cari tahu, cek, cek sekarang, bandingkan, info lebih lanjut`,
    ),
    signUp: listed(
      `daftar, daftar sekarang, gabung, bergabung, berlangganan, buat akun, buka rekening, ikuti, ajukan`,
    ),
    download: listed(`unduh, unduh sekarang, unduh aplikasi, download sekarang, pasang`),
    book: listed(`pesan tiket, reservasi, booking sekarang, buat janji`),
    call: listed(`hubungi, hubungi kami, telepon, chat kami, kontak kami, minta penawaran`),
    try: listed(`coba, coba sekarang, coba gratis, mulai, mulai sekarang`),
    visit: listed(`kunjungi, datang, kunjungi kami, temukan toko`),
    watch: listed(`tonton, tonton sekarang, dengarkan, nonton`),
    follow: listed(`ikuti kami, bagikan`),
    click: listed(`klik, klik di sini, ketuk`),
    give: listed(`donasi, donasi sekarang, sumbang, dukung, bantu`),
  },
  urging: listed(
    `sekarang, sini, di, hari, ini, segera, juga, online, gratis, lebih, lanjut, kami, yuk, ayo`,
  ),
  offers: listed(
    `gratis, diskon, promo, promosi, hadiah, potongan, potongan harga, hemat, setengah harga, gratis ongkir, bebas ongkir, voucher, kupon, kode, uji coba gratis, hari gratis, cashback, mulai dari, hanya, cuma, beli 1 gratis 1, obral, cuci gudang, cicilan, hingga, penawaran`,
  ),
  shares: listed(
    `katun, jus, kakao, wol, linen, sutra, kulit, alkohol, lemak, alami, asli, organik, arabika`,
  ),
  legal: listed(`bunga, ppn`),
};

export const vi: LanguageWords = {
  opens: {
    shop: listed(
      `mua, mua ngay, mua sắm, đặt hàng, đặt hàng ngay, đặt mua, thêm vào giỏ, nhận ngay, nhận ưu đãi, săn ngay, chọn ngay, sở hữu ngay`,
    ),
    learn: listed(
      `tìm hiểu, tìm hiểu thêm, tìm hiểu ngay, xem thêm, xem ngay, xem chi tiết, chi tiết, khám phá, khám phá ngay, đọc thêm, so sánh`,
    ),
    signUp: listed(`đăng ký, đăng ký ngay, tham gia, tham gia ngay, mở tài khoản, ứng tuyển, ghi danh`),
    download: listed(`tải ngay, tải về, tải ứng dụng, cài đặt`),
    book: listed(`đặt chỗ, đặt phòng, đặt vé, đặt lịch, đặt bàn, đặt ngay`),
    call: listed(`gọi, gọi ngay, liên hệ, liên hệ ngay, nhận báo giá, nhắn tin, chat ngay, nhận tư vấn`),
    try: listed(`dùng thử, thử ngay, trải nghiệm, trải nghiệm ngay, bắt đầu, bắt đầu ngay`),
    visit: listed(`ghé thăm, truy cập, tìm cửa hàng`),
    watch: listed(`xem video, nghe ngay`),
    follow: listed(`theo dõi, chia sẻ, bình chọn`),
    click: listed(`nhấn, nhấn vào đây, bấm, nhấp`),
    give: listed(`quyên góp, ủng hộ`),
  },
  urging: listed(`ngay, hôm, nay, bây, giờ, ở, đây, online, miễn, phí, thêm, chúng, tôi, hãy`),
  offers: listed(
    `miễn phí, giảm giá, giảm, khuyến mãi, ưu đãi, quà tặng, tặng, tặng kèm, nửa giá, miễn phí vận chuyển, freeship, mã giảm, voucher, dùng thử, tiết kiệm, chỉ từ, chỉ, hoàn tiền, mua 1 tặng 1, trả góp, xả kho, đồng giá`,
  ),
  shares: listed(`cotton, nước ép, cacao, len, lụa, da, cồn, béo, tự nhiên, nguyên chất, hữu cơ`),
  legal: listed(`lãi suất, vat`),
};
