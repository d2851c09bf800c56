import type { Lexicon } from "./lexicon";

export const TR_WORDS: Lexicon = {
  language: "tr",

  values: {
    common:
      "ve|bir|bu|da|de|için|ile|biz|ben|bizim|benim|çok|ama|fakat|veya|ya|var|yok|değil|ne|gibi|daha|kadar|en|her|olarak|olan|mi|mu|ki|şu|o|diye|olur|oldu|derim|diyorum|veririm|bence|sanırım|galiba|şimdi|sadece|olduğu|iyi|çünkü|hem|az|şirket|işte|var mı|ise|sonra|önce|kişi|tane|yani",
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
      250000: "çeyrek milyon",
    },
    isGlued: true,
    articles: "bir",
    joins: { forward: "" },
    halves: { after: "buçuk" },
    magnitudes: { 100: "yüz", 1000: "bin", 1000000: "milyon", 1000000000: "milyar" },
    countedMagnitudes: {
      1000: "k|b|bin|binin|bine|binden",
      1000000: "m|mn|mln|milyon|milyonun|milyona|milyondan",
      1000000000: "mr|mlr|milyar",
    },
    units: {
      people:
        "kişi|kişiyiz|kişilik|çalışan|çalışanımız|personel|insan|eleman|kişiden|çalışandan|işçi|ekip üyesi|arkadaş",
      money: "lira|tl|liraya|euro|avro|dolar|eur|usd|liradan",
      percent: "yüzde",
      points: "yıldız|puan|puandan",
      times: "kez|kere|defa|sefer|x",
      minute: "dakika|dk|dakikada",
      hour: "saat|sa|saatte",
      day: "gün|günde bir|iş günü|gündür|günden",
      week: "hafta|haftadır|haftalık|haftadan",
      month: "ay|aydır|aylık|aydan",
      year: "yıl|sene|yıldır|senedir|yıllık|yıldan|seneden",
    },
    bounds: {
      before: {
        over: "",
        since: "",
        atLeast: "en az|asgari|minimum|en azından|min",
        justOver: "",
        under: "",
        atMost: "en fazla|en çok|azami|maksimum|maks|max|olsa olsa",
        nearly: "neredeyse|hemen hemen|nerdeyse",
      },
      after: {
        over: "den fazla|dan fazla|ten fazla|tan fazla|den çok|dan çok|ten çok|tan çok|in üzerinde|nin üzerinde|un üzerinde|üzeri|üstü|den büyük|dan büyük|fazla|üzerinde|in üstünde|den uzun|dan uzun|den beri fazla|dan sonra|den sonra|ten sonra|tan sonra|sonrası|un üstünde|üstünde",
        since: "",
        atLeast:
          "veya daha fazla|ya da daha fazla|ve üzeri|ve üstü|ve daha fazla|ve sonrası|veya üzeri|ve fazlası|veya üstü|veya sonrası|ya da üstü|veya daha sık|ya da daha sık|ve daha sık",
        justOver: "küsur|den biraz fazla|dan biraz fazla|ten biraz fazla|tan biraz fazla",
        under:
          "den az|dan az|ten az|tan az|in altında|nin altında|un altında|altı değil|altında|den küçük|dan küçük|den önce|dan önce|ten önce|tan önce|öncesi|den kısa|dan kısa|den daha az|dan daha az|ten daha az|tan daha az|dan düşük|den düşük",
        atMost:
          "e kadar|a kadar|ye kadar|ya kadar|kadar en fazla|veya daha az|ya da daha az|ve altı|ve daha az|veya altı|ve öncesi|veya öncesi|veya daha seyrek|ya da daha seyrek|ve daha seyrek",
        nearly: "den biraz az|dan biraz az|e yakın|a yakın|ye yakın|ya yakın",
      },
    },
    about:
      "yaklaşık|yaklaşık olarak|aşağı yukarı|civarı|civarında|kadar|falan|tahminen|belki|sanırım|galiba|ortalama|diyelim|filan|gibi|muhtemelen|bence|herhalde|takriben",
    ranges: { to: "ila|ile|den|dan|ten|tan", between: "arası", and: "ile|ila" },
    outOf: {
      forward: "bölü",
      reversed: "üzerinden|den üzerinden|in üzerinden|puan üzerinden|yıldız üzerinden|in|de|te|da|ta|nin|un",
    },
    shares: {
      "10": "onda biri|onda bir",
      "20": "beşte biri|beşte bir",
      "25": "dörtte biri|dörtte bir|çeyreği",
      "33.3": "üçte biri|üçte bir",
      "50": "yarısı|yarı yarıya",
      "66.7": "üçte ikisi|üçte iki",
      "75": "dörtte üçü|dörtte üç",
    },
    places: {
      0: "ilk önce|ilk olarak|ilk defa|ilk kez|son zamanlarda|son yıllarda|son yıl|geçen yıl|son olarak|son bir|son kez|son aylarda|son iki|ilk başta|ikinci el|son dönemde|son birkaç|son aylar|son günlerde|ilk yıl|her şeyden önce|son derece",
      1: "birinci|birincisi|ilk|ilki|ilk seçenek|birinci seçenek|birinciyi|ilkini|en üstteki|en üst|en baştaki",
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
    counting: "biz|bizde|toplam|toplamda|bizim|elimizde",
    placeMarks: {
      before: "seçenek|numara|no|şık|cevap|madde|yanıt|harf|seçenek no|numaralı",
      after: "inci|uncu|nci|ncu|numara|numaralı|nolu|no lu|numaralı seçenek|numaralısı",
    },
    every: {
      0.0416667: "her saat|saatlik|saatte bir",
      1: "her gün|günlük|günde bir|hergün|her sabah|her akşam|günde bir kez|gün be gün",
      2: "gün aşırı|iki günde bir",
      7: "her hafta|haftalık|haftada bir|haftada bir kez|haftada bir kere|pazartesileri|salıları|çarşambaları|perşembeleri|cumaları|cumartesileri|pazarları",
      14: "iki haftada bir|15 günde bir|on beş günde bir",
      30.4375: "her ay|aylık|ayda bir|ayda bir kez|ayda bir kere|ay sonunda|her ay sonu",
      60.875: "iki ayda bir",
      91.3125: "birkaç ayda bir|her çeyrek|üç ayda bir|çeyrekte bir|üç aylık|çeyreklik",
      182.625: "altı ayda bir|yarı yıllık|yılda iki kez|altı aylık",
      365.25: "her yıl|her sene|yıllık|yılda bir|senede bir|yılda bir kez|yılda bir kere",
      730.5: "iki yılda bir|iki senede bir",
    },
    spans: "günde|haftada|ayda|yılda|senede|saatte",
    weekdays: {
      1: "pazartesi|pazartesileri",
      2: "salı|salıları",
      3: "çarşamba|çarşambaları",
      4: "perşembe|perşembeleri",
      5: "cuma|cumaları",
      6: "cumartesi|cumartesileri",
      7: "pazar|pazarları",
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
    periods: {
      0.010416666666666666: "çeyrek saat|bir çeyrek saat",
      0.020833333333333332: "yarım saat|yarım saatlik",
      0.03125: "üç çeyrek saat|kırk beş dakikalık",
    },
    counts: {
      "?": "defalarca",
      1: "bir kez|bir kere|bir defa|bir sefer",
      2: "iki kez|iki kere|iki defa",
      3: "üç kez|üç kere|üç defa",
    },
  },

  grammar: {
    filler:
      "önce|hepsi bu|hepsi bu kadar|bu kadar|baska yok|ben|biz|bana|bize|benim|bizim|bizde|bende|bu|şu|o|bir|tane|de|da|ki|için|benim için|bizim için|ile|gibi|kadar|yaklaşık|aşağı yukarı|civarı|civarında|iyi bir|sağlam|güçlü|net|tam|oldukça|epey|çok|gerçekten|sadece|yalnızca|sırf|yani|işte|şey|ııı|eee|hmm|hm|ah|oh|evet|tamam|peki|olur|dürüst olmak gerekirse|açıkçası|bence|bana göre|genel olarak|genelde|ortalama|şu an|şu anda|şimdilik|şimdi|bugün|maalesef|ne yazık ki|neyse ki|kesinlikle|mutlaka|şüphesiz|tabii|tabii ki|elbette|yine|hala|lütfen|teşekkürler|teşekkür ederim|sağol|merhaba|selam|puan|nokta|virgül|yıldız|not|seçenek|şık|cevap|cevabım|numara|ölçek|özellikle|çoğunlukla|emin değilim|emin değilim ama|tam bilmiyorum|söylemesi zor ama|güzel soru|abi|valla|vallahi|ya|yaa|dır|olan|olarak|var|seçmem gerekirse|ehm|uh|uhm|mm|mmm|euh|oeh|yanıt|öneri|kategori|aralık|satır|madde|seçenekler|sizin|senin|onların|listedeki|listede|listeden|listenizdeki|saydığınız",
    choosing:
      "derim|diyelim|diyeyim|diyorum|derdim|diyebilirim|bence|sanırım|galiba|düşünüyorum|veririm|veriyorum|verirdim|verelim|ver|verin|yazın|yaz|yazalım|işaretleyin|işaretle|seçiyorum|seçerim|seçelim|seçeyim|alırım|alayım|olsun|olur|olarak|koy|koyun|koyalım|muhtemelen|herhalde|büyük ihtimalle|cevabım|cevap|benim cevabım|tercihim|hak ediyor|alır|kullanıyoruz|yapıyoruz|daha çok|ağırlıklı olarak|bir|benden|bana göre",
    not: "ne|asla|hiç|hiçbir|hariç|dışında|yerine|sakın|neredeyse|az kalsın",
    notBehind:
      "değil|değildir|değiliz|değilim|yok|olmaz|hariç|dışında|yerine|olmasın|değil de|değil ama|yasak|yasaktır|kabul edilmiyor|kabul etmiyoruz|mümkün değil|imkansız|söz konusu değil|kaldırıldı|kaldırdık|kapattık|bıraktık|artık yok|artık değil|yasaklandı|iptal edildi",
    only: "sadece değil|sorun değil|fena değil|şüphesiz|problem değil",
    instead: "",
    except: "hariç|dışında|haricinde|ama değil",
    correction:
      "yok dur|dur|dur bir|bekle|hayır bekle|yok|hayır|yok ya|pardon|özür dilerim|kusura bakma|yani|demek istedim|demek istediğim|düzeltiyorum|düzeltme|aslında|daha doğrusu|daha çok|düşününce|bir düşüneyim|şöyle yapalım|değiştir|yanlış oldu|yanlış yazdım|unut|vazgeçtim|doğrusu|şey yok|yok yok|hatta|yanlış söyledim",
    or: "veya|ya da|yahut|veyahut|ya|arasında|kararsızım|mı yoksa|yoksa|ya da belki",
    to: "",
    perhaps: "belki|belki de|olabilir|muhtemelen|hatta",
    and: "ve|ile|artı|ayrıca|hem|hem de|bir de|üstelik|bunun yanında|sonra|birlikte",
    but: "ama|fakat|ancak|lakin|yalnız|oysa|halbuki|rağmen|gerçi|buna rağmen",
    because:
      "çünkü|zira|nedeniyle|yüzünden|dolayı|diye|için|sayesinde|olduğu için|olduğundan|iken|eğer|sonra|önce|madem",
    now: "şimdi|bugün|artık|şu an|şu anda|şu sıralar|bu yıl|bu sene|bu ay|bugünlerde",
    so: "o yüzden|bu yüzden|dolayısıyla|sonuçta|sonuç olarak|özetle|kısacası|toplamda|genel olarak|neticede|diyelim|o zaman|yani|bu nedenle",
    elsewhere:
      "eskiden|geçen yıl|geçen sene|geçen ay|geçen hafta|bir yıl önce|önceden|başta|ilk başta|eski|idi|iken|vardı|olmalı|olmalıydı|olması lazım|isterim|isterdik|isteriz|istiyoruz|istiyorum|keşke|umarım|hedef|hedefimiz|hedefim|ideal olarak|teoride|eğer|olsa|olsaydı|seneye|gelecek yıl|önümüzdeki yıl|ileride|bir gün|patronum|patron|müdürüm|müdür|arkadaşım|iş arkadaşım|eşim|karım|kocam|ortağım|kardeşim|abim|rakipler|rakiplerimiz|diğerleri|başkaları|insanlar|diyorlar|diyor|formunuz|form|soru|anket|planlıyoruz|artık değil|komşu|komşumuz|komşular|yandaki|karşıdaki|karşımızdaki|yolun karşısındaki|tedarikçimiz|tedarikçim|rakip|rakibimiz|büyük zincirler|bir arkadaşım|kuzenim|amcam|dayım|kayınbiraderim|eniştem|eski patronum|eski müdürüm|çoğu firma|çoğu şirket|diğer firmalar|başka yerlerde",
    all: "hepsi|tümü|tamamı|hepsini|hepsine|tüm seçenekler|yukarıdakilerin hepsi|her biri|üçü de|dördü de|beşi de|bütün liste|her şey",
    both: "ikisi de|her ikisi|her ikisi de|ikisini de",
    none: "hiçbiri|hiçbirisi|hiçbirini|hiç biri|hiçbir şey|yukarıdakilerin hiçbiri|ikisi de değil",
    alone: "sadece|yalnızca|yalnız",
    absent: "değil|yok|yoktur",
    any: "fark etmez|farketmez|herhangi|herhangi biri|hangisi olursa|önemli değil|tercihim yok",
    more: "başka bir şey|başka|eklemek",
    other: "diğer|başka|başka bir şey|başkası|öbür|listede yok|başka biri",
  },

  intents: {
    filler: `
      bir, bu, şu, o, bunu, şunu, onu, buna, şuna, ona, bunun, onun, bunda, bundan, ve, ile, de, da, ki, mi,
      mı, mu, mü, ise, için, gibi, kadar, daha, çok, az, en, biraz, hiç, hep, şimdi, şu an, şuan, burada,
      orada, var, yok, değil, deil, olan, olarak, oldu, olur, olsun, oluyor, ol, olan, olacak, ya, yaa, yav,
      yahu, işte, yani, ee, eee, hmm, hm, tamam, peki, lütfen, lutfen, lüften, pardon, özür dilerim,
      kusura bakma, kusura bakmayın, teşekkürler, açıkçası, gerçekten, aslında, dürüst olmak gerekirse,
      valla, vallahi, abi, kanka, hocam, arkadaşlar, bence de, sadece, bile, hem, ne bileyim, bi, bişey,
      bir şey, şey, şeyler, her şey, hiçbir şey, kendi, kendim, eder, edin, et, ediyor, etmek, yap, yapıyor,
      yapar, yapın, geldi, gelir, git, gidiyor, istiyorum, isterim, istersen, konuda, hakkında, ilgili,
      anda, zaten, artık, hala, hâlâ, henüz, üzere, sonra, önce de, göre, falan, filan, böyle, öyle, şöyle,
      pek, tam, tam olarak, iki, soruya, soruda, soruyu`,
    me: "ben, beni, bana, benim, bende, benden, kendim, kendime",
    we: "biz, bizi, bize, bizim, bizde, nasıl yapılır",
    you: "sen, seni, sana, senin, sende, siz, sizi, size, sizin, sizde, sizler",
    this: "bu, şu, o, bunu, şunu, onu, buna, bunun, bunlar, bunları, burada",
    or: "veya, ya da, yoksa, yada",
    turn: `
      ama, fakat, ancak, lakin, belki, galiba, sanırım, muhtemelen, bence, diyebilirim, derim, düşünüyorum,
      herhalde, özellikle, çünkü, hariç, dışında, yalnız`,

    who: "kim, kimi, kime, kimin, kimler, kimse, kiminle, birisi, biri",
    why: `
      neden, niye, niçin, ne diye, ne amaçla, ne için, ne alaka, ne işe yarıyor, ne gerek var, ne faydası`,
    what: "ne, neyi, neye, neler, nedir, nesi",
    ask: `
      nasıl, hangi, hangisi, hangileri, ne zaman, nerede, nereye, nereden, kaç, ne kadar, kaçıncı,
      ne sıklıkla`,
    opens: "",
    particle: `
      mi, mı, mu, mü, miyim, mıyım, muyum, müyüm, misin, mısın, musun, müsün, misiniz, mısınız, musunuz,
      müsünüz, miyiz, mıyız, midir, mıdır, mudur, müdür, kim, ne, neden, niye, nasıl, hangi, hangisi, kaç,
      nedir, nerede, ne zaman, ne kadar`,
    howMany: `
      kaç, ne kadar, ne sıklıkla, ne zaman, yıl, yılı, yüzde, yüzdesi, oran, oranı, sayı, sayısı, yaş,
      bütçe, fiyat, maliyet, ciro, tarih, tutar, miktar`,

    offers: "nasıl olur, olabilir mi",
    mean: `
      demek, anlama, anlamı, kastediyor*, kastettiğ*, kasıt, kastınız, demek istiyor*, demek istediğ*,
      dahil, dahil mi, sayılır, sayılıyor, sayıyor, sayalım, sayacak*, kapsıyor, kapsar, giriyor, girer,
      soruyorsun*, tanım, tanımı, tam olarak, mesela, iyi mi, kötü mü, en iyi, en kötü, göre mi, derken`,
    lost: `
      anlamadım, anlamıyorum, anlayamadım, anlaşılmıyor, anlaşılmadı, anlamadık, net değil, açık değil,
      belirsiz, muğlak, ne demek, ne demek bu, ne demek istiyorsun, ne demek istiyorsunuz,
      ne anlama geliyor, nasıl yani, efendim, ne, ne alaka, bu ne, bu nedir, kafam karıştı, karışık,
      saçma soru, kavrayamadım, çözemedim, ne soruyorsunuz, ne soruyorsun, hangi anlamda, ne açıdan`,
    explain: `
      açıklar mısın*, açıkla, açıklayın, açıklama, açıklayabilir*, anlatır mısın*, anlat, anlatın, örnek,
      örnek ver, örnek verir*, örneğin, mesela, tekrar, tekrarlar*, tekrar eder*, yardım, yardım et,
      yardım eder*, çevir, çevirir*, başka türlü, başka bir şekilde, daha açık, daha net, detay, basitçe,
      netleştir*`,

    survey: `
      anket*, form, formu, formun, test, testi, testin, değerlendirme*, sohbet*, görüşme*, araştırma*,
      mülakat*, zımbırtı`,
    question: `
      soru, sorular, soruyu, soruya, sorunun, soruda, sorusu, sorusunu, sorusuna, soruları, sorularınız,
      sorularınızı, soruların`,
    answer: `
      cevap, cevabı, cevabım, cevabımı, cevaplar, cevapları, cevaplarım, cevaplarımı, cevabımı, cevabını, cevabına, cevabın,
      yanıt, yanıtı, yanıtım, yanıtımı, yanıtlar, yanıtlarım, yanıtlarımı, yanıtları, puan, puanı, puanımı`,

    read: `
      okuyor, okuyacak, okur, okuyan, görüyor, görecek, görür, gören, görebilir, bakıyor, bakacak, erişim,
      erişebilir, erişebiliyor, öğrenir, öğrenecek, bilecek, bilir, gidiyor, gidecek, ulaşır, ulaşacak,
      iletilecek, iletiliyor, paylaşıl*, gönderil*, gösteril*, kopya*, arkasında, yaptırıyor, istedi`,
    others: `
      patron*, müdür*, şef, şefim, şirket*, işveren*, yönetim*, yönetici*, banka*, iş arkadaş*, arkadaşlar*,
      ik, insan kaynakları, vergi dairesi, polis, rakip*, başkası, başkaları, müşteri*, tedarikçi*, amir*`,
    private: `
      anonim*, gizli*, gizlilik*, kişisel, kvkk, mahrem, özel mi, herkese açık, yayınlan*, paylaşıl*,
      aramızda, ismim*, adım*, isimsiz`,
    store: `
      saklan*, saklı*, kayded*, veri*, sunucu*, silin*, satıl*, kullanıl*, depolan*, tutul*,
      cevaplarıma ne olacak, cevaplarıma ne oluyor, yanıtlarıma ne olacak, cevaplarımla ne`,
    howLong: `
      ne kadar sürecek, ne kadar sürer, ne kadar sürüyor, ne kadar kaldı, kaç soru, kaç tane,
      kaç soru kaldı, kaç tane kaldı, kaç dakika, çok mu kaldı, çok var mı, daha çok mu, daha var mı,
      daha çok var mı, uzun mu, uzun sürer mi, uzun mu sürecek, son soru mu, bitti mi, bitiyor mu,
      ne zaman bitecek, ne zaman biter, bitmedi mi, az mı kaldı, sonu var mı`,
    left: "kaldı, kalan, sürecek, sürer, sürüyor, daha, dakika, bitti, bitecek, biter, son, var",
    pause: `
      ara, ara ver*, durdur*, bırak*, çık*, çıksam, kapat*, kapatsam, devam, devam et*, yarıda, mola,
      tamamla*, dönebilir*, dönerim`,
    later: `
      sonra, daha sonra, yarın, akşam, bu akşam, başka zaman, devam, devam ed*, geri dön*, dönerim,
      telefondan, kaldığım yer*, öğleden sonra`,
    save: `
      kaydedil*, kaydolur, kaydediyor, kayıt, kaybol*, kaybed*, silin*, siliniyor, baştan, sıfırdan,
      gider mi`,
    product: `
      ne kazanacağım, ne kazanırım, bana ne faydası, ne alacağım, ne elde ed*, ne olacak, sonra ne olacak,
      ne yapacaksınız, ne yapıyorsunuz, ne işe yarayacak, ne işe yarar, sonuç, sonuçlar, sonucu,
      sonuçları, rapor, sonunda, öneri, öneriler, tavsiye*, elime ne, ne cevap verdim, ne cevap vermiştim,
      ne yanıt verdim, ne demiştim, ne yazmıştım, cevabım neydi, cevaplarım neydi, yanıtım neydi, şimdiye
      kadarki cevaplarım, önceki cevaplarım, cevaplarımı görebilir miyim, yanıtlarımı görebilir miyim,
      cevaplarımı göster, yanıtlarımı göster, cevaplarım nerede, cevaplarımı sil*, yanıtlarımı sil*,
      verilerimi sil*, hepsini sil*, kimsin, sen kimsin, siz kimsiniz, kimsiniz, nesin, nesin sen, adın
      ne, adınız ne, ismin ne, bot musun*, robot musun*, insan mısın*, gerçek misin*, kiminle konuşuyorum,
      kimle konuşuyorum, konuştuğum, orada biri var mı, kimse var mı, iletişim, iletişime, telefon
      numarası, destek, arayabilir*, birine sor*, kime sor*, kime danış*, kimle görüş*, yetkili, biriyle
      konuş*, biriyle görüş*, ulaşabilir*, şikayet*, müşteri hizmetleri`,
    bot: `
      bot, botsun, robot, robotsun, robot musun*, insan, insansın, insan mısın*, makine, makinesin, yapay
      zeka, yz, bilgisayar, program, gerçek kişi, gerçek insan, gerçek biri, gerçek, chatgpt, bot musun*`,
    must: `
      zorunda, zorunlu, zorunlu mu, mecbur*, şart, şart mı, isteğe bağlı, gönüllü, gerekli, gerekiyor,
      geçebilir miyim, atlayabilir miyim, cevaplamak zorunda*`,

    before: `
      önceki, bir önceki, önce, daha önce, az önce, demin, deminki, geçen, son, yukarıda, yukarıdaki,
      evvelki, geri, eski`,
    said: `
      dediğim*, söylediğim*, yazdığım*, verdiğim*, seçtiğim*, işaretlediğim*, dedim, demiştim, söyledim,
      söylemiştim, yazdım, yazmıştım, verdim, vermiştim, seçtim, seçmiştim, cevapladım, cevap vermiştim,
      girdim, işaretledim, bastım`,
    theLast: "bir öncekinde, bir öncekine, öncekinde, öncekine, bir önceki, öncekini, bir öncekini",
    change: `
      değiştir*, düzelt*, düzenle*, güncelle*, çevir, çevirin, çevirir, yap, yapın, yapar mısın, yapalım,
      yaz, olarak değiştir, ayarla, ekle*, çıkar*`,
    wrong: `
      yanlış*, hata*, hatalı, yanıldım, karıştırdım, karışmış, yanlışlıkla, oops, ups, tüh, hay aksi,
      doğru değil, yanlış bastım, yanlış yazdım, sehven`,
    meant: "demek istedim, demek istemiştim, yazacaktım, diyecektim, kastettim",
    shouldBe:
      "olmalı, olmalıydı, olması lazım, olması gerek*, olacaktı, yerine, aslında, değil, doğrusu, olsun",
    to: "olarak",
    back: `
      geri, geri dön, geri git, geri al, geri dönelim, önceki soru, önceki soruya, önceki soruya dön,
      bir önceki, bir önceki soru, bir önceki soruya, başa dön, geri dönmek istiyorum, geri gelebilir`,
    same: "aynı, aynısı, aynısını, aynen, aynı şey, aynı şekilde, keza",
    refer: `
      yukarıdaki gibi, yukarıya bak, yukarıda yazdım, yukarıda söyledim, bkz, dediğim gibi, söylediğim gibi,
      önceki gibi, önceki ile aynı, öncekiyle aynı, öncekinin aynısı, az önceki gibi, demin dediğim,
      zaten söyledim, zaten dedim, zaten yazdım, zaten cevapladım, zaten cevap verdim, daha önce söyledim,
      daha önce cevapladım, söyledim ya, dedim ya, yazdım ya, aynı cevap, aynısını yaz, tekrar ediyorum,
      aynen öyle`,

    ignore: "yok say, görmezden gel, unut, unutun, dikkate alma, boş ver talimat",
    rules: `
      talimat*, kural*, prompt*, komut*, yönerge*, sistem mesajı, sistem prompt*, yukarıdaki her şey, şifre`,
    show: `
      göster, gösterin, yazdır, söyle bana, ver bana, açıkla bana, tekrarla, paylaş, ifşa et, listele,
      gönder, nedir`,
    fill: `
      doldur, doldurun, cevapla, cevaplayın, yanıtla, ver, puan ver, işaretle, bitir, tamamla, kapat, yaz,
      sil, silin, seç, gönder, uydur, hallet, yap, geç`,
    all: `
      hepsi, hepsini, hepsine, tümü, tümünü, bütün, her, her şeyi, tamamını, tüm, geri kalanı, kalanı,
      kalanını, gerisini, kalan`,
    forMe: "benim yerime, benim için, kendin, sen yap, sen doldur, sen cevapla, sen yaz, sen seç, adıma",
    role: `
      artık sen, sen artık, bundan sonra, bundan böyle, gibi davran, rol yap, geliştirici modu,
      bir şeyler uydur, bişeyler uydur, uydur, rastgele, kafana göre, bir şey yaz, bir şeyler yaz,
      sadece şunu yaz, yeni talimatlar, fıkra anlat, bana fıkra anlat, şaka yap`,

    system: "sistem, system",

    unsure: `
      bilmiyorum, bilmiyom, bilmem, bilemiyorum, bilemem, bilemedim, bilmiyoruz ki, blmiyorum,
      hiç bilmiyorum, emin değilim, emin degilim, emin olamadım, fikrim yok, bir fikrim yok, hiç fikrim yok,
      hiçbir fikrim yok, en ufak fikrim yok, kararsızım, kararsız kaldım, değişir, duruma göre,
      duruma göre değişir, söylemesi zor, zor soru, güzel soru, iyi soru, bir şey diyemem,
      bir şey diyemeyeceğim, yorum yapamam, ne desem bilmiyorum, ne bileyim, nerden bileyim,
      nereden bileyim, kim bilir, allah bilir, aklıma gelmiyor, aklıma bir şey gelmiyor, hatırlamıyorum,
      hiç düşünmedim, düşünmedim, hakkında bilgim yok, bilgim yok, bilgi sahibi değilim`,
    skip: `
      canım istemiyor, hayır teşekkürler, geç, geçelim, geçiyorum, geçeceğim, geçiniz, geçin, geçsek, bunu geç, bunu geçelim, atla, atlayalım,
      atlıyorum, atlayın, pas, pas geç, pas geçiyorum, sonraki, sonraki soru, sıradaki, sıradaki soru,
      diğer soru, diğer soruya geç, yorum yok, cevap yok, yanıt yok, boş bırak, boş bırakıyorum, boş, skip,
      devam, devam et, ilerle, çekimser`,
    unwilling: `
      istemiyorum, istemem, istemedim, tercih etmiyorum, tercih etmem, yapmayacağım, vermeyeceğim,
      söylemeyeceğim, söylemem, cevaplamayacağım, cevap vermeyeceğim, cevap vermem, paylaşamam, söyleyemem,
      veremem, reddediyorum, söylemesem, cevap vermesem, cevaplamasam, kendime saklı*, yanaşmıyorum`,
    say: `
      cevap, cevaplamak, cevap vermek, cevaplamayacağım, yanıtlamak, yanıt, yanıt vermek, söylemek,
      söylemeyeceğim, söyleyemem, söylemem, söylemesem, paylaşmak, paylaşamam, konuşmak, bahsetmek,
      belirtmek, açıklamak, değerlendirmek, cevap vermesem, cevaplamasam, kendime, vermeyeceğim`,
    secret: `
      özel, çok özel, kişisel, fazla kişisel, gizli, gizli bilgi, sır, ticari sır, şirket sırrı,
      seni ilgilendirmez, sizi ilgilendirmez, sana ne, size ne, sanane, kimseyi ilgilendirmez,
      beni ilgilendirir, mahrem, benim işim, kendi işine bak, bizim aramızda`,
    wait: `
      bekle, bekleyin, bekler misin*, bi dakika, bir dakika, bir dk, 1 dk, 5 dk, 2 dk, bir saniye,
      bi saniye, 1 sn, saniye, dakika, bi sn, bir sn, dur, dur bi, dur bir, durun, az bekle, biraz bekle,
      hemen geliyorum, geliyorum, hemen dönerim, hemen dönüyorum, birazdan, birazdan dönerim,
      birazdan gelirim, düşüneyim, bir düşüneyim, düşünmem lazım, düşünmem gerek, bakayım, bir bakayım,
      kontrol edeyim, kontrol etmem lazım, sormam lazım, sorayım, telefon çalıyor, telefonum çalıyor,
      kapı çalıyor, şimdi olmaz, şimdi değil, şu an müsait değilim, müsait değilim, boşver, boş ver, neyse,
      beş dakika, bi dk`,
    notApplicable: "geçerli değil, uygun değil, uygulanamaz, bizim için geçerli değil, n a",

    greet: `
      merhaba, merhabalar, mrb, slm, selam, selamlar, selamün aleyküm, selamun aleykum, aleyküm selam,
      günaydın, iyi günler, iyi akşamlar, iyi çalışmalar, kolay gelsin, hey, hello, hi, nasılsın, nasılsınız,
      naber, ne haber, nbr, napıyorsun, iyi misin, memnun oldum, saygılar, sevgiler, tanıştığıma memnun oldum,
      geri geldim, geldim, döndüm`,
    thanks: `
      teşekkürler, teşekkür ederim, teşekkür ederiz, çok teşekkürler, çok teşekkür ederim, tşk, tşkler,
      tesekkurler, sağ ol, sağol, sağolun, eyvallah, davet için teşekkürler, davetiniz için teşekkürler,
      minnettarım`,
    parting: `
      iyi geceler, hoşça kal, hoşçakal, görüşürüz, güle güle, bay bay, bb, elveda, gitmem lazım, gitmem gerek`,
    whom: "herkese, arkadaşlar, size, sana",
    intro: "adım, ismim, ben, benim adım, burada, buradan",
    yes: `
      evet, evt, he, hee, aynen, tabi, tabii, tabii ki, tabi ki, elbette, kesinlikle, tamam, tmm, tamamdır,
      olur, peki, doğru, haklısın, ok, okey, oldu, anladım, anlaşıldı, katılıyorum, iyi, güzel, süper,
      mükemmel, hay hay, öyle, evet öyle, hadi, başlayalım, uygun, tamam mı,
      hadi başlayalım, hazırım, başlayabiliriz`,
    sound: "deneme, test, haha, sjsj, random, la la la, lalala, bla bla",
    insult: `
      salak*, aptal*, gerizekalı*, geri zekalı*, mallar, malsın*, ahmak*, budala*, saçma*, saçmalık*,
      saçma sapan, bok, boktan, çöp, rezalet, rezil, berbat, iğrenç, şerefsiz*, piç*, orospu*, göt,
      götveren, yavşak*, dangalak*, hıyar*, öküz*, eşek*, köpek*, pislik*, zaman kaybı, vakit kaybı, boş iş,
      gereksiz, lanet*, kahrolası, amk, aq, mk, amına*, sikik, sikimsonik, bıktım, sıktın*, sıkıcı,
      palyaço*`,
    curse: `
      siktir, siktir git, siktirin gidin, siktir ol git, s ktir, hassiktir, defol, defolun, defol git,
      git başımdan, kes sesini, kapa çeneni, çeneni kapa, kes lan, sus, susun, sus lan, cehenneme git,
      cehennemin dibine, canın cehenneme, canınız cehenneme, ananı, ananın, ananızı, ebenin, yürü git,
      hadi oradan, hadi ordan, bas git, rahat bırak, beni rahat bırak, rahat bırakın, bir yerine sok,
      sana girsin, allah belanı versin, allah belanızı versin, geber, yala`,
  },

  faq: {
    scaleEnd: `
      iyi, iyi mi, kötü, kötü mü, daha iyi, en iyi, en iyisi, daha kötü, en kötü, en kötüsü, olumlu, olumsuz,
      yüksek, en yüksek, düşük, en düşük, hangi yön, hangi uç`,
    scaleWord: "ölçek, ölçekte, sayı, sayılar, rakam, puan, puanlar, yıldız, bir, iki, üç, dört, beş",
    several: `
      birden fazla, birden çok, birkaç, birkaçını, çoklu, iki, ikisini, ikisini de, 2, üç, 3, sadece bir,
      sadece bir tane, yalnızca bir, yalnız bir`,
    choose: "seç*, işaretle*, seçenek, seçeneği, cevap, yanıt, mümkün, şık",
    leaveOut: `
      atla*, geçebilir*, boş bırak*, cevaplamadan, yanıtlamadan, cevapsız bırak*, yanıtsız bırak*, cevap
      vermesem, cevap vermeden, cevaplamasam`,
    wish: "istiyorum, isterim, isterdim, lütfen, bağlayın, beni bağla*",
    talk: "konuş*, görüş*, ara*, telefon et*, ulaş*, yaz*, danış*, sor*, yardım",
    person: `
      insan, insanla, bir insanla, kişi, kişiyle, biriyle, biri, birine, birisiyle, gerçek biri, yetkili,
      yetkiliyle, temsilci, temsilciyle, danışman, danışmanla, telefon numarası, iletişim, destek, müşteri
      hizmetleri`,
    distress: `
      kendimi öldür*, intihar etmek, intihar edeceğim, intihar etmeyi, intiharı düşünüyorum, intihar
      düşüncelerim, hayatıma son ver*, canıma kıy*, ölmek istiyorum, yaşamak istemiyorum, artık yaşamak
      istemiyorum, kendime zarar ver*, daha fazla dayanamıyorum, artık dayanamıyorum, tehlikedeyim, hayatımdan
      korkuyorum, hayatım tehlikede, panik atak geçiriyorum, çaresizim, çok çaresizim, umutsuzum, bu soru beni
      üzüyor, bu soru beni çok üzüyor, bu sorular beni üzüyor, ağlıyorum, beni ağlatıyor`,
    despair: `
      dayanamıyorum, artık dayanamıyorum, artık yapamıyorum, bitsin istiyorum, yok olmak istiyorum,
      güvende değilim, güvende hissetmiyorum, beni tehdit ediyor, tehlikedeyim, bunalmış, çaresizim, çok
      korkuyorum`,
    feels: "hissediyorum, çok, tamamen",
  },
};
