import type { Phrases } from "./phrases";

export const TR: Phrases = {
  language: "tr",
  tell: "bir ve veya bu şu ne nasıl neden niye kim ne zaman nerede hangi kaç var yok değil mi mı mu mü ben biz siz benim bizim sizin için ile çok daha ama gibi kadar sonra önce da de ki en hiç her şey evet hayır soru sorusu cevap anlamadım bilmiyorum demek lütfen istiyorum olur oldu olan zaman sürer okuyor okuyacak ya",

  questions: { one: "bir soru", other: "{count} soru" },
  minutes: { one: "bir dakika", other: "{count} dakika" },
  about: "yaklaşık {questions}",
  welcome:
    "Hoş geldiniz: {title}. Sizi {questions} bekliyor, teker teker ilerleriz. İstediğiniz zaman durabilir ve kaldığınız yere geri dönebilirsiniz.",
  allDone: "Bu son soruydu. Çok teşekkürler!",

  taken: {
    answer: ["Teşekkürler: {answer}.", "Anladım: {answer}.", "Not aldım: {answer}.", "Tamam: {answer}."],
    outOfFive: "5 üzerinden {rating}",
    text: ["Not aldım.", "Teşekkürler.", "Anladım.", "Tamam."],
    words: [
      "Teşekkürler, şunu not ettim: “{words}”",
      "“{words}” – bunu not ettim.",
      "Şöyle yazdım: “{words}”",
    ],
    skipped: ["Sorun değil, bu soruyu geçiyoruz.", "Peki, onsuz devam edelim.", "Soru geçildi."],
    leftOpen: [
      "Bu soruyu açık bırakalım. Son sorudan önce yine de yanıtlayabilirsiniz.",
      "Bu soru şimdilik açık kalıyor; son soruya kadar ona dönebilirsiniz.",
    ],
    kept: [
      "Peki, yanıtınızı olduğu gibi bıraktım. Bitirmeden önce istediğiniz zaman değiştirebilirsiniz.",
      "Olur, yanıtta hiçbir şeyi değiştirmedim.",
    ],
    full: [
      "Teşekkür ederim. Yanıtınız zaten olabileceği kadar uzun, bu yüzden olduğu gibi kaldı.",
      "Bu yanıtta artık yer yok, o yüzden değişmeden duruyor.",
    ],
    newer: "Bu arada bu soruyu formda yanıtladınız, o yanıtı korudum: {answer}",
    newerSkip: "Bu arada bu soruyu formda geçtiniz, öyle bıraktım.",
  },

  edited: "{number}. sorunun yanıtı değiştirildi: {answer}",
  skipped: "geçildi",
  quoted: "“{words}”",
  crowded: [
    "Şu anda birçok kişi yanıt veriyor ve yapay zekâ modelinin bu mesaja zamanı olmadı, bu yüzden onu ben okudum.",
    "Yapay zekâ modeli hâlâ başkalarıyla meşgul, bu yüzden bu mesajı da ben okudum.",
  ],

  refused: {
    required: [
      "Anlıyorum, ancak değerlendirmeyi tamamlamak için bu soru gerekli.",
      "Bu soru atlanamaz: burada bir yanıt gerekiyor.",
    ],
    greeting: ["Merhaba, zaman ayırdığınız için teşekkür ederim!", "Burada olmanız ne güzel."],
    thanks: ["Rica ederim!", "Ne demek."],
    parting: [
      "Hoşça kalın: her şey kaydedildi, istediğiniz zaman devam edebilirsiniz.",
      "Görüşmek üzere! Hiçbir şey kaybolmaz.",
    ],
    noise: ["Bundan bir şey çıkaramadım.", "Burada bir yanıt göremedim."],
    unsureText: [
      "Bilmemeniz sorun değil. Aklınıza ilk gelen nedir, ya da yanıtlamak için neyi bilmeniz gerekirdi? Bir şey yoksa aynısını yeniden gönderin.",
      "Emin olmanız gerekmiyor. İlk düşünceniz yeterli, o da yoksa aynı mesajı bir kez daha gönderin.",
    ],
    unsureClosed: ["Sorun değil, tam olması gerekmiyor.", "Kabaca bir tahmin yeterli."],
    ambiguous: ["Bu birden fazla anlama gelebilir.", "Bu birkaç şekilde okunabilir."],
    unclearWhich: ["Hangisini kastettiğinizden emin değilim.", "Hangisi olduğunu çıkaramadım."],
    several: [
      "Birden fazlasını söylediniz, burada ise yalnızca biri seçilebilir.",
      "Burada tek bir yanıt mümkün.",
    ],
    none: ["Hiçbiri tam uymuyorsa en yakın olan yeterli.", "Tam uyması gerekmiyor: en yakın olanı alın."],
    offScale: ["Bu, ölçeğin dışında.", "Ölçek 5 ile bitiyor."],
    noSuchOption: ["Bu numarada bir seçenek yok.", "Bu numara listede yer almıyor."],
    notWhole: ["Burada yalnızca tam sayılar geçerli.", "Bana burada bir tam sayı gerekiyor."],
    tooLong: ["Bu benim için biraz uzun.", "Bu, saklayabileceğimden fazla."],
    unclearText: [
      "Bunu anladığımdan emin değilim. Biraz daha açar mısınız?",
      "Tam olarak izleyemedim. Başka türlü söyleyebilir misiniz?",
    ],
    unclearClosed: ["Bunu bir yanıtla eşleştiremedim.", "Bunun hangi yanıt olduğunu göremiyorum."],
    bareNumber: [
      "Ne demek istediğinizi kelimelerle söyleyebilir misiniz? Sayı her şeyi anlatıyorsa onu yeniden gönderin.",
      "Birkaç kelime bu sayıyı anlamama yardımcı olur. Sayı yeterliyse bir kez daha gönderin.",
    ],
    bareYes: [
      "Evet dediğinizi gördüm, ama ardındakini henüz bilmiyorum.",
      "Tek başına bir evet burada yeterince şey söylemiyor.",
    ],
    reference: [
      "Başka yerde söylediklerinizi buraya taşıyamıyorum; lütfen burada bir kez daha söyleyin.",
      "Aynı olsa bile her soru kendi yanıtını saklar.",
    ],
    command: ["Yalnızca bu soruları sorabilir ve yanıtlarınızı not edebilirim.", "Bunu burada yapamam."],
    abuse: ["Bunun can sıkıcı olduğunu görüyorum, üzgünüm.", "Bundan sıkılmış olmanızı anlıyorum."],
    wait: ["Acele etmeyin, her şey kayıtlı.", "Zamanınız var: hazır olduğunuzda buradayım."],
    asUnderstood: [
      "Nasıl anlıyorsanız öyle yanıtlayın; burada önemli olan bu.",
      "Nasıl okursanız okuyun, yanıtınız doğrudur.",
    ],
  },

  likely: {
    one: ["Şunu mu demek istediniz: {answer}?", "Bunu {answer} olarak anladım. Doğru mu?"],
    all: ["Şimdiye kadar anladığım: {answer}. Hepsi bu mu?", "Şunu anladım: {answer}. Eksiksiz mi?"],
  },

  asks: {
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
    back: ["Şimdi soruya dönelim.", "Soruyla devam ediyoruz.", "Peki soruya yanıtınız nedir?"],
  },

  nothingMore: "Size sorunun söylediğinden fazlasını söyleyemem. Lütfen onu anladığınız gibi alın.",
  noReason: "Bu soruyu yazan, neden sorduğunu belirtmemiş.",
  allIKnow: ["Bu konuda söyleyebileceklerim bu kadar.", "Söylediğimden fazlasını bilmiyorum."],

  facts: {
    readers:
      "Yanıtlarınızı {house} içinde bu değerlendirmeyle ilgilenen kişiler okur. Anonim değildir: yanlarında adınız ya da adresiniz yer alır.",
    readByModel: "Sizi anlamak ve önerilerinizi yazmak için bir yapay zekâ modeli de onları okur.",
    readByNoModel: "Şu anda onları hiçbir yapay zekâ modeli okumuyor.",
    privacy: "Bu konuda daha fazlası: {url}",
    left: "Şu anki duruma göre kalan: {questions}, yaklaşık {minutes}.",
    leftOnScreen: "Üstteki sayaç kaç soru kaldığını gösterir.",
    pause:
      "Evet, istediğiniz zaman durabilirsiniz. Her şey kayıtlı: bu tarayıcıda ya da adresinize isteyebileceğiniz bir bağlantıyla herhangi bir cihazda geri dönebilirsiniz.",
    changes: 'Evet. Bir yanıtın yanındaki "Edit" düğmesine basın; sona kadar hepsi değiştirilebilir.',
    given: 'Şimdiye kadarki yanıtlarınız; hepsi bu sayfada "Your answers" altında:',
    givenOne: "{number}. soru (“{question}”): {answer}",
    erasure:
      'Evet: "Your assessments" altında bu değerlendirmeyi bütün yanıtlarıyla istediğiniz zaman silebilirsiniz.',
    result:
      "Yanıtlarınıza dayanan yazılı öneriler alırsınız. Bitirdiğinizde burada, daha sonra da adresinize isteyebileceğiniz bir bağlantıyla bulursunuz.",
    model:
      "Ben bir yapay zekâ asistanıyım, insan değilim: yazdıklarınızı bir yapay zekâ modeli okur ve yanılabilir.",
    program: "Ben kurallara göre çalışan bir programım, ne insan ne de yapay zekâ modeliyim.",
    needed: 'Evet, tamamlamak için bu soru gerekli. İsteğe bağlı sorular "geç" ile geçilebilir.',
    optional: 'Hayır, bu soru isteğe bağlı: geçmek için "geç" yazın.',
    write: "Lütfen {email} adresine yazın; {house} size yardımcı olur.",
    ask: "Lütfen {house} ile ya da sizi davet eden kişiyle görüşün.",
  },

  correction: {
    already: "{number}. soruya (“{question}”) cevabınız zaten şu: {answer}.",
    offer: [
      "{number}. sorunun (“{question}”) yanıtını {answer} olarak değiştireyim mi?",
      "{number}. soru (“{question}”): bunun yerine {answer} yanıtını mı vermek istersiniz?",
    ],
    open: [
      "{number}. soruya (“{question}”) yanıtınız bunun yerine ne olsun?",
      "{number}. soruya (“{question}”) ne yazmamı istediğinizi söyleyin ya da düğmeye basın.",
    ],
    which: [
      'Hangi yanıtı değiştireyim? Sorunun numarasını ve yeni yanıtı söyleyin ya da yanıtın yanındaki "Edit" düğmesine basın.',
      "Lütfen soruyu numarasıyla belirtin ve yerine ne yazmam gerektiğini söyleyin.",
    ],
    notYet: [
      "{number}. sorunun henüz yanıtı yok, yani değiştirilecek bir şey yok.",
      "{number}. soru için şimdiye kadar değiştirebileceğim bir yanıt yok.",
    ],
    noneYet: "Henüz değiştirebileceğim bir yanıt yok.",
    done: "Oldu: {number}. sorunun (“{question}”) yanıtı artık {answer}.",
    leave: ["Peki, o yanıt olduğu gibi kalıyor.", "Olur, onu değiştirmiyorum."],
    stale: [
      "O yanıt artık bu şekilde değiştirilemez, bu yüzden her şeyi olduğu gibi bıraktım.",
      "Hiçbir şey değişmedi: o soru artık sorulmuyor.",
    ],
  },
};
