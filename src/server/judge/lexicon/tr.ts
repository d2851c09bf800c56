import type { Lexicon } from "./lexicon";

export const TR: Lexicon = {
  language: "tr",

  values: {
    common:
      "ve|bir|bu|da|de|için|ile|biz|ben|bizim|benim|çok|ama|fakat|veya|ya|var|yok|değil|ne|gibi|daha|kadar|en|her|olarak|olan|mi|mı|mu|mü|ki|şu|o|diye|olur|oldu|derim|diyorum|veririm|bence|sanırım|galiba|şimdi|sadece|olduğu|iyi|çünkü|hem|az|şirket|işte|var mı|ise|sonra|önce|kişi|tane|yani",
    numbers: {
      "?": "birkaç|birçok|bir kaç|bir çok|bazı|az sayıda|onlarca|yüzlerce|birkaç yüz|üç beş",
      0: "sıfır",
      0.5: "yarım",
      1: "sadece ben|yalnızca ben|tek başıma|tek|bir tane|bir tek",
      1.5: "bir buçuk",
      2: "iki",
      "~2": "bir çift",
      3: "üç",
      4: "dört",
      5: "beş",
      6: "altı|yarım düzine",
      7: "yedi",
      8: "sekiz",
      9: "dokuz",
      10: "on",
      12: "on iki|oniki|bir düzine|düzine",
      20: "yirmi",
      30: "otuz",
      40: "kırk",
      50: "elli",
      60: "altmış",
      70: "yetmiş",
      80: "seksen",
      90: "doksan",
      11: "on bir|onbir",
      13: "on üç|onüç",
      14: "on dört|ondört",
      15: "on beş|onbeş",
      16: "on altı|onaltı",
      17: "on yedi|onyedi",
      18: "on sekiz|onsekiz",
      19: "on dokuz|ondokuz",
    },
    isGlued: true,
    articles: "bir",
    joins: { forward: "" },
    halves: { after: "buçuk" },
    magnitudes: { 100: "yüz", 1000: "bin", 1000000: "milyon", 1000000000: "milyar" },
    countedMagnitudes: { 1000: "k|b|bin", 1000000: "m|mn|mln|milyon", 1000000000: "mr|mlr|milyar" },
    units: {
      people:
        "kişi|kişiyiz|kişilik|çalışan|çalışanımız|personel|insan|eleman|kişiden|çalışandan|işçi|ekip üyesi|arkadaş",
      money: "lira|tl|liraya|euro|avro|dolar|eur|usd|liradan",
      percent: "yüzde",
      points: "yıldız|puan|puandan",
      times: "kez|kere|defa|sefer|x",
      minute: "dakika|dk|dakikada",
      hour: "saat|sa|saatte",
      day: "gün|günde bir|iş günü|gündür",
      week: "hafta|haftadır|haftalık",
      month: "ay|aydır|aylık",
      year: "yıl|sene|yıldır|senedir|yıllık",
    },
    bounds: {
      before: {
        over: "",
        atLeast: "en az|asgari|minimum|en azından|min",
        justOver: "",
        under: "",
        atMost: "en fazla|en çok|azami|maksimum|maks|max|olsa olsa",
        nearly: "neredeyse|hemen hemen|nerdeyse",
      },
      after: {
        over: "den fazla|dan fazla|ten fazla|tan fazla|den çok|dan çok|ten çok|tan çok|in üzerinde|ın üzerinde|nin üzerinde|un üzerinde|ün üzerinde|nın üzerinde|üzeri|üstü|den büyük|dan büyük|fazla|üzerinde|in üstünde|ın üstünde|den uzun|dan uzun|den beri fazla|dan sonra|den sonra|ten sonra|tan sonra|sonrası",
        atLeast:
          "veya daha fazla|ya da daha fazla|ve üzeri|ve üstü|ve daha fazla|ve sonrası|veya üzeri|ve fazlası|veya üstü|veya sonrası|ya da üstü",
        justOver: "küsur|den biraz fazla|dan biraz fazla|ten biraz fazla|tan biraz fazla",
        under:
          "den az|dan az|ten az|tan az|in altında|ın altında|nin altında|un altında|ün altında|nın altında|altı değil|altında|den küçük|dan küçük|den önce|dan önce|ten önce|tan önce|öncesi|den kısa|dan kısa|den daha az|dan daha az|ten daha az|tan daha az|dan düşük|den düşük",
        atMost:
          "e kadar|a kadar|ye kadar|ya kadar|kadar en fazla|veya daha az|ya da daha az|ve altı|ve daha az|veya altı|ve öncesi|veya öncesi",
        nearly: "den biraz az|dan biraz az|e yakın|a yakın|ye yakın|ya yakın",
      },
    },
    about:
      "yaklaşık|yaklaşık olarak|aşağı yukarı|civarı|civarında|kadar|falan|tahminen|belki|sanırım|galiba|ortalama|diyelim|filan|gibi|muhtemelen|bence|herhalde|takriben",
    ranges: { to: "ila|ile|den|dan|ten|tan|ilâ", between: "arası", and: "ile|ila" },
    outOf: {
      forward: "bölü",
      reversed: "üzerinden|den üzerinden|in üzerinden|puan üzerinden|yıldız üzerinden|in|de|te|da|ta|nin|un",
    },
    places: {
      0: "ilk önce|ilk olarak|ilk defa|ilk kez|son zamanlarda|son yıllarda|son yıl|geçen yıl|son olarak|son bir|son kez|son aylarda|son iki|ilk başta|ikinci el|son dönemde|son birkaç|son aylar|son günlerde|ilk yıl|her şeyden önce|son derece",
      1: "birinci|birincisi|ilk|ilki|ilk seçenek|birinci seçenek|birinciyi|ilkini|en üstteki|en üst",
      2: "ikinci|ikincisi|ikinci seçenek|ikinciyi|ikincisini",
      3: "üçüncü|üçüncüsü|üçüncü seçenek|üçüncüyü",
      4: "dördüncü|dördüncüsü|dördüncü seçenek|dördüncüyü",
      5: "beşinci|beşincisi|beşinci seçenek|beşinciyi",
      6: "altıncı|altıncısı",
      7: "yedinci|yedincisi",
      8: "sekizinci|sekizincisi",
      9: "dokuzuncu",
      10: "onuncu",
      "-1": "son|sonuncu|sonuncusu|son seçenek|en sonuncusu|en sondaki|en alttaki|sonuncuyu|en son seçenek|en alt",
      "-2": "sondan ikinci|sondan bir önceki|sondan ikincisi",
    },
    placeMarks: {
      before: "seçenek|numara|no|şık|cevap|madde|yanıt|harf|seçenek no|numaralı",
      after: "inci|ıncı|uncu|üncü|nci|ncı|ncu|ncü|numara|numaralı|nolu|no lu|numaralı seçenek|numaralısı",
    },
    levels: {
      never: "asla|hiçbir zaman|hiç|hiç bir zaman|katiyen|bir kez bile|hiçbir şekilde",
      hardlyEver:
        "neredeyse hiç|hemen hemen hiç|çok nadir|çok nadiren|çok seyrek|pek nadir|yok denecek kadar az|neredeyse hiçbir zaman",
      rarely:
        "nadiren|seyrek|pek sık değil|sık değil|nadir|az|pek değil|düzensiz|çok sık değil|seyrek olarak|pek az",
      occasionally: "arada sırada|ara sıra|zaman zaman|arada bir|kimi zaman|tek tük|arasıra",
      sometimes:
        "bazen|bazı zamanlar|kimi zamanlar|ihtiyaç oldukça|gerektiğinde|gerektikçe|bazı durumlarda|lazım olunca",
      halfTheTime: "yarı yarıya|zamanın yarısında|iki seferde bir|vakaların yarısında|yüzde elli",
      often:
        "sık sık|sıkça|çoğu kez|düzenli olarak|sıklıkla|çok sık|oldukça sık|düzenli|defalarca|epey sık|sürekli olmasa da sık",
      usually:
        "genellikle|genelde|çoğunlukla|çoğu zaman|normalde|ekseriyetle|çoğu durumda|büyük ölçüde|ağırlıklı olarak|umumiyetle|zamanın çoğunda",
      nearlyAlways: "neredeyse her zaman|hemen hemen her zaman|hemen her zaman|neredeyse hep|hemen hemen hep",
      always:
        "her zaman|daima|hep|sürekli|her seferinde|istisnasız|devamlı|her defasında|durmadan|daimi|her koşulda",
    },
    every: {
      0.0416667: "her saat|saatlik|saatte bir",
      1: "her gün|günlük|günde bir|hergün|her sabah|her akşam|günde bir kez|gün be gün",
      2: "gün aşırı|iki günde bir",
      7: "her hafta|haftalık|haftada bir|her pazartesi|her cuma|haftada bir kez|haftada bir kere|pazartesileri",
      14: "iki haftada bir|15 günde bir|on beş günde bir",
      30.4375: "her ay|aylık|ayda bir|ayda bir kez|ayda bir kere|ay sonunda|her ay sonu",
      60.875: "iki ayda bir",
      91.3125: "her çeyrek|üç ayda bir|çeyrekte bir|üç aylık|çeyreklik",
      182.625: "altı ayda bir|yarı yıllık|yılda iki kez|altı aylık",
      365.25: "her yıl|her sene|yıllık|yılda bir|senede bir|yılda bir kez|yılda bir kere",
      730.5: "iki yılda bir|iki senede bir",
    },
    per: {
      0.0416667: "saatte|saat başına",
      1: "günde|gün başına|gün içinde",
      7: "haftada|hafta başına|hafta içinde",
      14: "iki haftada",
      30.4375: "ayda|ay başına|ay içinde",
      91.3125: "çeyrekte|üç ayda",
      182.625: "altı ayda|yarıyılda",
      365.25: "yılda|senede|yıl başına",
    },
    each: "her",
    counts: {
      1: "bir kez|bir kere|bir defa|bir sefer",
      2: "iki kez|iki kere|iki defa",
      3: "üç kez|üç kere|üç defa",
    },
    stances: {
      yes: "evet|tabii|tabi|elbette|var|evet var|aynen|doğru|kesinlikle evet|tabii ki|tabi ki|he|hı hı|olur|öyle|evet öyle|evet yapıyoruz|yapıyoruz|muhakkak|şüphesiz|haklısınız|evet efendim|aynen öyle|evt|eveet|mevcut",
      fully:
        "tamamen|tümüyle|bütünüyle|kesinlikle|tam olarak|evet tamamen|evet tam olarak|yüzde yüz|eksiksiz|mutlaka|tamamıyla|tamamiyle|evet kesinlikle|bütün olarak",
      no: "hayır|yok|hayır yok|maalesef hayır|maalesef yok|değil|pek değil|hayır teşekkürler|şu an yok|şu anda yok|şimdilik yok|sanmıyorum|pek sayılmaz|yapmıyoruz|hayır yapmıyoruz|bizde yok|ne yazık ki yok|ne yazık ki hayır|yanlış|cık|hyr|hayır değil|yoo|öyle bir şey yok|bulunmuyor",
      notAtAll:
        "hiç|hiç değil|kesinlikle hayır|kesinlikle değil|asla|hiç yok|katiyen|hiçbir şekilde|kesinlikle yok|tabii ki hayır|asla hayır|hayır hiç|zerre kadar",
      partly:
        "kısmen|bir kısmı|biraz|evet kısmen|hem evet hem hayır|tam değil|tam olarak değil|tamamen değil|bir ölçüde|bir yere kadar|belli ölçüde|bir dereceye kadar|büyük ölçüde|yarı yarıya|az çok|her yerde değil|hepsi değil|bazı alanlarda|şöyle böyle|kısmen evet|yarım yamalak|kısmi|bir nebze|bazı konularda",
      notYet:
        "henüz değil|henüz yok|daha değil|daha yok|hayır henüz değil|şimdiye kadar yok|henüz başlamadık|başlamadık|henüz yapmadık|henüz hayır|hala yok|hâlâ yok",
      planned:
        "planlıyoruz|planlanıyor|planlandı|plan aşamasında|planda|devam ediyor|hazırlanıyor|üzerinde çalışıyoruz|çalışıyoruz|yakında|yapım aşamasında|yapılıyor|yapacağız|sürüyor|süreçte|hazırlık aşamasında|düşünüyoruz|başladık|yeni başladık|devam etmekte|geliştiriliyor|yolda|hayır ama planlıyoruz|planlıyoruz ama|planlarımızda var|gündemde|gelecek yıl|seneye|kurulum aşamasında|geliştirme aşamasında",
      depends:
        "duruma göre|duruma bağlı|değişir|bağlı|duruma göre değişir|göre değişir|değişiyor|yerine göre|şartlara bağlı|duruma göre değişiyor|duruma bağlı olarak",
      usedTo:
        "artık yok|artık değil|eskiden|eskiden evet|eskiden vardı|önceden|bıraktık|vardı|hayır artık yok|artık yapmıyoruz|eskiden yapardık|önceden vardı|vazgeçtik",
      unsure:
        "bilmiyorum|bilemiyorum|emin değilim|fikrim yok|hiçbir fikrim yok|kararsızım|söylemesi zor|bilmem|kesin bilmiyorum|tam bilmiyorum|emin değiliz|bilmiyoruz|bir fikrim yok|kim bilir|söyleyemem|ne bileyim|hiç bilmiyorum|kararsız|valla bilmiyorum|tam emin değilim|belirsiz|bilgim yok|en ufak fikrim yok|bi fikrim yok|pek emin değilim",
    },
    scale: {
      lowest:
        "en düşük|en düşüğü|minimum|asgari|en kötü|en kötüsü|en alt|en az puan|en düşük puan|en düşük not|en düşük değer|en alt seviye|en alttan|en dip|dip|sıfır yıldız|en az",
      middle:
        "orta|ortada|ortası|tam ortası|ortalama|tam orta|ortadaki|vasat|nötr|orta nokta|orta değer|orta karar|tam ortada|orta seviye",
      highest:
        "en yüksek|en yükseği|maksimum|azami|en iyi|en iyisi|en üst|tam puan|en yüksek puan|en yüksek not|en yüksek değer|en üst seviye|full puan|en tepe|tepe|tüm yıldızlar|en fazla|beş yıldız tam|tavan",
    },
    degrees: {
      lowest:
        "hiç|çok kötü|berbat|felaket|rezalet|hiç iyi değil|çok düşük|hiç memnun değilim|kesinlikle katılmıyorum|çok zayıf|korkunç|hiç yok|çok yetersiz|kesinlikle memnun değilim|hiç memnun değiliz|iğrenç|sıfır|tamamen yetersiz|facia",
      low: "kötü|zayıf|az|düşük|pek iyi değil|iyi değil|pek değil|çok iyi değil|katılmıyorum|memnun değilim|yetersiz|biraz|o kadar iyi değil|pek memnun değilim|fena|oldukça kötü|epey kötü|memnun değiliz|pek iyi sayılmaz|olası değil|vasatın altında|ortalamanın altında",
      middle:
        "orta|ortalama|idare eder|fena değil|şöyle böyle|vasat|eh işte|normal|ne iyi ne kötü|ne katılıyorum ne katılmıyorum|makul|orta derecede|eh|kararsızım|yeterli|orta halli|kısmen|ehh|orta düzeyde|nötr|geçer",
      high: "iyi|oldukça iyi|epey iyi|gayet iyi|katılıyorum|memnunum|yüksek|güçlü|muhtemel|baya iyi|memnunuz|iyi sayılır|bayağı iyi|oldukça|olumlu|genel olarak iyi|ortalamanın üstünde|epeyce|fazla",
      highest:
        "çok|çok iyi|mükemmel|harika|süper|kusursuz|muhteşem|kesinlikle katılıyorum|tamamen katılıyorum|çok memnunum|çok yüksek|son derece|fevkalade|olağanüstü|tamamen|on numara|şahane|çok güçlü|efsane|çok memnunuz|müthiş|dört dörtlük|aşırı iyi|pek iyi|enfes",
    },
  },

  grammar: {
    filler:
      "ben|biz|bana|bize|benim|bizim|bizde|bende|bu|şu|o|bir|tane|de|da|ki|için|benim için|bizim için|ile|gibi|kadar|yaklaşık|aşağı yukarı|civarı|civarında|iyi bir|sağlam|güçlü|net|tam|oldukça|epey|çok|gerçekten|sadece|yalnızca|sırf|yani|işte|şey|ııı|eee|hmm|hm|ah|oh|evet|tamam|peki|olur|dürüst olmak gerekirse|açıkçası|bence|bana göre|genel olarak|genelde|ortalama|şu an|şu anda|şimdilik|şimdi|bugün|maalesef|ne yazık ki|neyse ki|kesinlikle|mutlaka|şüphesiz|tabii|tabii ki|elbette|yine|hala|lütfen|teşekkürler|teşekkür ederim|sağol|merhaba|selam|puan|nokta|virgül|yıldız|not|seçenek|şık|cevap|cevabım|numara|ölçek|özellikle|çoğunlukla|emin değilim|emin değilim ama|tam bilmiyorum|söylemesi zor ama|güzel soru|abi|valla|vallahi|ya|yaa|dır|dir|olan|olarak|var|seçmem gerekirse",
    choosing:
      "derim|diyelim|diyeyim|diyorum|derdim|diyebilirim|bence|sanırım|galiba|düşünüyorum|veririm|veriyorum|verirdim|verelim|ver|verin|yazın|yaz|yazalım|işaretleyin|işaretle|seçiyorum|seçerim|seçelim|seçeyim|alırım|alayım|olsun|olur|olarak|koy|koyun|koyalım|muhtemelen|herhalde|büyük ihtimalle|cevabım|cevap|benim cevabım|tercihim|hak ediyor|alır|kullanıyoruz|yapıyoruz|daha çok|ağırlıklı olarak|bir",
    not: "ne|asla|hiç|hiçbir|hariç|dışında|yerine|sakın|neredeyse|az kalsın",
    notBehind: "değil|değildir|değiliz|değilim|yok|olmaz|hariç|dışında|yerine|olmasın|değil de|değil ama",
    only: "sadece değil|sorun değil|fena değil|şüphesiz|problem değil",
    instead: "",
    except: "hariç|dışında|haricinde|ama değil",
    correction:
      "yok dur|dur|dur bir|bekle|hayır bekle|yok|hayır|yok ya|pardon|özür dilerim|kusura bakma|yani|demek istedim|demek istediğim|düzeltiyorum|düzeltme|aslında|daha doğrusu|daha çok|düşününce|bir düşüneyim|şöyle yapalım|değiştir|yanlış oldu|yanlış yazdım|unut|vazgeçtim|doğrusu|şey yok|yok yok|hatta",
    or: "veya|ya da|yahut|veyahut|ya|arasında|kararsızım|mı yoksa|yoksa|ya da belki",
    perhaps: "belki|belki de|olabilir|muhtemelen|hatta",
    and: "ve|ile|artı|ayrıca|hem|hem de|bir de|üstelik|bunun yanında|sonra|birlikte",
    but: "ama|fakat|ancak|lakin|yalnız|oysa|halbuki|rağmen|gerçi|buna rağmen",
    because:
      "çünkü|zira|nedeniyle|yüzünden|dolayı|diye|için|sayesinde|olduğu için|olduğundan|iken|eğer|sonra|önce|madem",
    now: "şimdi|bugün|artık|şu an|şu anda|şu sıralar|bu yıl|bu sene|bu ay|bugünlerde",
    so: "o yüzden|bu yüzden|dolayısıyla|sonuçta|sonuç olarak|özetle|kısacası|toplamda|genel olarak|neticede|diyelim|o zaman|yani|bu nedenle",
    elsewhere:
      "eskiden|geçen yıl|geçen sene|geçen ay|geçen hafta|bir yıl önce|önceden|başta|ilk başta|eski|idi|iken|vardı|olmalı|olmalıydı|olması lazım|isterim|isterdik|isteriz|istiyoruz|istiyorum|keşke|umarım|hedef|hedefimiz|hedefim|ideal olarak|teoride|eğer|olsa|olsaydı|seneye|gelecek yıl|önümüzdeki yıl|ileride|bir gün|patronum|patron|müdürüm|müdür|arkadaşım|iş arkadaşım|eşim|karım|kocam|ortağım|kardeşim|abim|rakipler|rakiplerimiz|diğerleri|başkaları|insanlar|diyorlar|diyor|formunuz|form|soru|anket|planlıyoruz|artık değil",
    all: "hepsi|tümü|tamamı|hepsini|hepsine|tüm seçenekler|yukarıdakilerin hepsi|her biri|üçü de|dördü de|beşi de|bütün liste|her şey",
    both: "ikisi de|her ikisi|her ikisi de|ikisini de",
    none: "hiçbiri|hiçbirisi|hiçbirini|hiç biri|hiçbir şey|yukarıdakilerin hiçbiri|ikisi de değil",
    any: "fark etmez|farketmez|herhangi|herhangi biri|hangisi olursa|önemli değil|tercihim yok",
    other: "diğer|başka|başka bir şey|başkası|öbür|listede yok|başka biri",
  },

  moves: {},
};
