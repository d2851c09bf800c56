import type { Lexicon } from "./lexicon";
import { NO_VALUES } from "./value-words";

export const TR: Lexicon = {
  language: "tr",

  values: NO_VALUES,

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
