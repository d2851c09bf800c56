import type { ReplyPhrases } from "./reply-phrases";

export const TR_REPLIES: ReplyPhrases = {
  language: "tr",
  tell: "bir ve veya bu şu ne nasıl neden niye kim ne zaman nerede hangi kaç var yok değil mi mı mu mü ben biz siz benim bizim sizin için ile çok daha ama gibi kadar sonra önce da de ki en hiç her şey evet hayır soru sorusu cevap anlamadım bilmiyorum demek lütfen istiyorum olur oldu olan zaman sürer okuyor okuyacak ya",

  questions: { one: "bir soru", other: "{count} soru" },
  minutes: { one: "bir dakika", other: "{count} dakika" },
  about: "yaklaşık {questions}",
  welcome:
    "Hoş geldiniz: {title}. Sizi {questions} bekliyor, teker teker ilerleriz. İstediğiniz zaman durabilir ve kaldığınız yere geri dönebilirsiniz.",
  allDone: "Bu son soruydu. Çok teşekkürler!",

  acknowledgements: {
    answer: ["Teşekkürler: {answer}.", "Anladım: {answer}.", "Not aldım: {answer}.", "Tamam: {answer}."],
    outOfFive: "5 üzerinden {rating}",
    text: ["Teşekkürler.", "Not aldım.", "Anladım.", "Tamam."],
    quote: ["Teşekkürler, not aldım: {words}.", "Anladım: {words}.", "Not edildi: {words}."],
    skipped: ["Sorun değil, bu soruyu geçiyoruz.", "Peki, onsuz devam edelim.", "Soru geçildi."],
    leftOpen: [
      "Bu soruyu açık bırakalım. Bitirmeden önce yine de yanıtlayabilirsiniz.",
      "Bu soruyu şimdilik geçiyoruz. Bitirmeden önce ona dönebilirsiniz.",
    ],
    kept: [
      "Peki, yanıtınızı olduğu gibi bıraktım. Bitirmeden önce istediğiniz zaman değiştirebilirsiniz.",
      "Olur, yanıtta hiçbir şeyi değiştirmedim.",
    ],
    full: [
      "Yanıtınız en fazla uzunluğa ulaştı, bu yüzden bir şey ekleyemedim.",
      "Yanıtınız zaten olabileceği kadar uzun olduğu için bunu ekleyemedim.",
    ],
    newer: "Bu soruyu formda zaten yanıtladınız, o yanıtı korudum: {answer}",
    newerSkip: "Bu soruyu formda zaten geçtiniz, öyle bıraktım.",
  },

  edited: "{number}. sorunun yanıtı değiştirildi: {answer}",
  skipped: "geçildi",
  quoted: "“{words}”",
  crowded: [
    "Yapay zekâ modeli şu anda meşgul, bu yüzden yerleşik yardımcı yanıtlıyor.",
    "Yapay zekâ modeli hâlâ meşgul, bu yüzden bu mesajı onsuz işledim.",
  ],

  refused: {
    required: [
      "Anlıyorum, ancak değerlendirmeyi tamamlamak için bu soru gerekli.",
      "Bu soru atlanamaz: burada bir yanıt gerekiyor.",
    ],
    greeting: ["Merhaba, zaman ayırdığınız için teşekkür ederim!", "Burada olmanız ne güzel."],
    thanks: ["Rica ederim!", "Ne demek."],
    parting: [
      "Hoşça kalın! Yanıtlarınız kaydedildi, istediğiniz zaman devam edebilirsiniz.",
      "Görüşmek üzere! Yanıtladığınız her şey kayıtlı.",
    ],
    noise: ["Bundan bir şey çıkaramadım.", "Burada bir yanıt göremedim."],
    "unsure-text": [
      "Bilmemeniz sorun değil. Aklınıza ilk gelen nedir? Aklınıza bir şey gelmiyorsa aynı mesajı yeniden gönderin.",
      "Emin olmanız gerekmiyor. İlk düşünceniz yeterli. O da yoksa bunu bir kez daha gönderin.",
    ],
    "unsure-closed": ["Sorun değil, tam olması gerekmiyor.", "Kabaca bir tahmin yeterli."],
    ambiguous: [
      "Hangisini kastettiğinizden emin değilim.",
      "Bunlardan hangisini kastettiğinizi anlayamadım.",
    ],
    several: [
      "Birden fazlasını söylediniz, ama burada yalnızca birini seçebilirsiniz.",
      "Lütfen burada tek bir yanıt seçin.",
    ],
    none: [
      "Hiçbiri tam uymuyorsa en yakın seçeneği seçin.",
      "Tam uyması gerekmiyor. En yakın seçenek yeterli.",
    ],
    "off-scale": ["Bu, ölçeğin dışında.", "Ölçek yalnızca 1'den 5'e kadar."],
    "out-of-range": ["Bu numarada bir seçenek yok.", "Bu numara listede yer almıyor."],
    "not-whole": ["Burada yalnızca tam sayılar geçerli.", "Bana burada bir tam sayı gerekiyor."],
    "too-long": ["Bu yanıt çok uzun.", "Bu, kaydedebileceğimden uzun."],
    "unclear-text": [
      "Bunu anladığımdan emin değilim. Biraz daha açar mısınız?",
      "Tam olarak izleyemedim. Başka türlü söyleyebilir misiniz?",
    ],
    "unclear-closed": ["Bunu bir yanıtla eşleştiremedim.", "Bunun hangi yanıt olduğunu göremiyorum."],
    "bare-number": [
      "Birkaç kelime ekleyebilir misiniz? Sayı her şeyi anlatıyorsa onu yeniden gönderin.",
      "Bu sayı neyi gösteriyor? Ekleyecek bir şey yoksa onu bir kez daha gönderin.",
    ],
    "bare-yes": [
      "Evetten biraz daha fazlasını yazabilir misiniz?",
      "Teşekkürler. Biraz daha anlatır mısınız?",
    ],
    reference: [
      "Diğer sorulara verdiğiniz yanıtları buraya taşıyamıyorum. Lütfen burada bir kez daha yazın.",
      "Öncekiyle aynı olsa bile her sorunun kendi yanıtı gerekiyor.",
    ],
    command: ["Yalnızca bu soruları sorabilir ve yanıtlarınızı kaydedebilirim.", "Bunu burada yapamam."],
    abuse: ["Bu can sıkıcı olduğu için üzgünüm.", "Bundan bıkmış olmanızı anlıyorum."],
    wait: ["Acele etmeyin. Her şey kayıtlı.", "Zamanınız var. Hazır olduğunuzda yanıtlayın."],
  },

  didYouMean: [
    "Şunu mu demek istediniz: {answer}?",
    "Doğru anladığımdan emin değilim. {answer} yanıtını mı kastettiniz?",
  ],

  asks: {
    keepWords: [
      "Mesajınızı yanıt olarak kaydedeyim mi?",
      "Yanıtınız bu mu? O zaman yazdığınız gibi kaydederim.",
    ],
    ownWords: [
      "Lütfen kendi sözlerinizle yanıtlayın; bir cümle yeterli.",
      "Doğru ya da yanlış yanıt yok, birkaç kelime yeter.",
      "Buna ne derdiniz?",
    ],
    shorten: [
      "Lütfen yanıtınızı en önemli noktalara kısaltın.",
      "En önemlisini daha az kelimeyle söyleyebilir misiniz?",
    ],
    choose: ["Lütfen birine dokunun ya da numarasını yazın:", "En iyi hangisi uyuyor? Numarası yeterli:"],
    chooseSeveral: [
      "Lütfen uyanların hepsini seçin ya da numaralarını yazın:",
      "Hangileri uyuyor? Birden fazlasını söyleyebilirsiniz:",
    ],
    chooseAgain: [
      "Lütfen yukarıdaki listeden seçin; numara yeterli.",
      "En iyi uyana dokunun ya da listeden bir numara yazın.",
    ],
    which: ["Hangisi en iyi uyuyor?", "Bunlardan hangisini kastettiniz?"],
    rate: [
      "Lütfen 1 ile 5 arasında bir sayıya dokunun ya da yazın: 1 “{lowest}”, 5 “{highest}” demektir.",
      "1 (“{lowest}”) ile 5 (“{highest}”) arasında hangi sayı en yakın?",
    ],
    rateUnnamed: [
      "Lütfen 1 ile 5 arasında bir sayıya dokunun ya da yazın: 1 en düşük, 5 en yüksek.",
      "1 (en düşük) ile 5 (en yüksek) arasında hangi sayı en yakın?",
    ],
    scale: ["Sayıların anlamı şöyle:", "Şu basamaklar arasından seçebilirsiniz:"],
    more: "… ve {count} seçenek daha",
    skip: ['Ya da bu soruyu geçmek için "geç" yazın.', 'Burada yanıt vermek istemezseniz "geç" yazın.'],
    form: ["Formda da yanıtlayabilirsiniz.", 'Ya da "Answer in the form" düğmesine basıp orada devam edin.'],
    back: ["Şimdi soruya dönelim.", "İşte soru bir kez daha.", "Soruyla devam edelim."],
  },

  nothingMore: [
    "Bu soru hakkında başka bilgim yok. Lütfen anladığınız gibi yanıtlayın.",
    "Soruyu kendiniz nasıl yorumluyorsanız ona göre yanıt verin.",
  ],
  noReason: "Bu sorunun yazarı neden sorduğunu belirtmemiş.",
  allIKnow: ["Bu konuda söyleyebileceklerim bu kadar.", "Bundan fazlasını bilmiyorum."],
  cannotAnswer: ["Bunu burada yanıtlayamam.", "Buna verecek bir yanıtım yok."],
  contact: {
    email: "Yardım için {email} adresine yazın.",
    organization: "Lütfen {organization} ile ya da sizi davet eden kişiyle görüşün.",
  },

  facts: {
    readers:
      "Yanıtlarınızı {organization} bünyesinde bu değerlendirmeyi yürüten kişiler okur. Yanıtlarınız anonim değildir: adınız ya da e-posta adresinizle birlikte görünür.",
    readByModel: "Sizi anlamak ve önerilerinizi yazmak için bir yapay zekâ modeli de onları okur.",
    readByNoModel: "Şu anda onları hiçbir yapay zekâ modeli okumuyor.",
    privacy: "Bu konuda daha fazlası: {url}",
    left: "Kalan: {questions}, yaklaşık {minutes}.",
    leftOnScreen: "Üstteki sayaç kaç soru kaldığını gösterir.",
    pause:
      "Evet, istediğiniz zaman durabilirsiniz. Yanıtlarınız kayıtlı. Bu tarayıcıda ya da e-posta adresinize gönderilen bir giriş bağlantısıyla başka bir cihazda devam edebilirsiniz.",
    highIsGood: "Yüksek sayı iyidir: 5 en iyi, 1 en kötü yanıttır.",
    highIsBad: "Burada yüksek sayı kötüdür: 5 en kötü, 1 en iyi yanıttır.",
    highIsNeutral: "Burada hiçbir sayı diğerinden daha iyi değildir. Durumunuzu anlatan sayıyı seçin.",
    highIsUnsaid: "Durumunuzu anlatan sayıyı seçin.",
    scale: "Her sayının anlamı şöyle:",
    scaleUnnamed: "1 en düşük, 5 en yüksek sayıdır.",
    oneOption: "Burada yalnızca bir seçenek seçebilirsiniz.",
    severalOptions: "Evet, burada birden fazla seçenek seçebilirsiniz.",
    oneRating: "1 ile 5 arasında yalnızca bir sayı seçebilirsiniz.",
    anyText: "Burada kendi sözlerinizle birden fazla şey yazabilirsiniz.",
    optional: 'Evet, bu soru isteğe bağlı. Yanıtlamamak için "geç" yazın.',
    required: "Bu soru zorunlu: bitirmeden önce yanıtlamanız gerekir.",
    notAPerson: "Ben otomatik bir asistanım, insan değilim ve sizi kimseye bağlayamam.",
  },

  distress: {
    calm: [
      "Bunları yaşadığınız için üzgünüm. Bu soruyu şimdi yanıtlamak zorunda değilsiniz, mesajınızı da yanıt olarak kaydetmedim.",
      "Bunu söylediğiniz için teşekkür ederim. İsterseniz ara verin. Mesajınızı yanıt olarak kaydetmedim.",
    ],
    email: "{email} adresine yazabilirsiniz.",
    organization: "{organization} ile ya da sizi davet eden kişiyle konuşabilirsiniz.",
    emergency: "Tehlikedeyseniz bulunduğunuz yerin acil durum numarasını arayın.",
  },

  edit: {
    offer: [
      "{number}. sorunun (“{question}”) yanıtını {answer} olarak değiştireyim mi?",
      "{number}. soru (“{question}”): yanıtınızı {answer} olarak değiştirmek ister misiniz?",
    ],
    open: [
      '{number}. soruya (“{question}”) verdiğiniz yanıtı değiştirmek için "Change answer {number}" düğmesine basın.',
      '"Change answer {number}" düğmesiyle {number}. sorunun (“{question}”) yanıtını düzenleyebilirsiniz.',
    ],
    how: [
      'Bir yanıtı değiştirmek için yanındaki "Edit" düğmesine basın ya da sorunun numarasını yazın: "4. soruyu değiştir".',
      'Hangi yanıtı değiştirmek istersiniz? Örneğin "4. soruyu değiştir" yazın ya da yanıtın yanındaki "Edit" düğmesine basın.',
    ],
    already: [
      "{number}. soruya (“{question}”) yanıtınız zaten {answer}.",
      "{number}. soruda (“{question}”) zaten {answer} yazıyor.",
    ],
    notYet: [
      "{number}. soruyu henüz yanıtlamadınız, yani değiştirilecek bir şey yok.",
      "{number}. sorunun henüz yanıtı yok.",
    ],
    done: [
      "Oldu: {number}. sorunun (“{question}”) yanıtı artık {answer}.",
      "{number}. sorunun (“{question}”) yanıtını {answer} olarak değiştirdim.",
    ],
    declined: ["Peki, o yanıt olduğu gibi kalıyor.", "Tamam, hiçbir şey değişmedi."],
    gone: [
      "O soru artık değerlendirmenin parçası değil, bu yüzden hiçbir şey değişmedi.",
      "O soru artık sorulmadığı için yanıtını değiştiremedim.",
    ],
  },
};
