import { bare } from "./normalise";

/**
 * What participants say in other languages than English, by what it comes to. Each list holds whole messages or their
 * beginnings, parted by "|", as people write them; they are compared bare.
 */
function phrases(text: string): string[] {
  return text.split(/[|\n]/).map(bare);
}

/** Places in a list, by word. */
export const PLACES: ReadonlyMap<string, number> = new Map(
  [
    "erste|erstes|ersten|erster|primera|primero|primer|première|premier|primeira|primeiro|prima|primo|eerste|pierwsza|pierwszy|pierwsze|pierwszą|birinci|birincisi|ilk|ilki|первый|первая|первое|первую|الأول|الأولى|पहला|पहली|पहले|pehla|pehli|första|pertama",
    "zweite|zweites|zweiten|zweiter|segunda|segundo|deuxième|seconde|seconda|secondo|tweede|druga|drugi|drugie|drugą|ikinci|ikincisi|второй|вторая|второе|вторую|الثاني|الثانية|दूसरा|दूसरी|dusra|dusri|doosra|andra|kedua",
    "dritte|drittes|dritten|dritter|tercera|tercero|tercer|troisième|terceira|terceiro|terza|terzo|derde|trzecia|trzeci|trzecie|trzecią|üçüncü|üçüncüsü|третий|третья|третье|третью|الثالث|الثالثة|तीसरा|तीसरी|teesra|tisra|tredje|ketiga",
    "vierte|viertes|vierten|vierter|cuarta|cuarto|quatrième|quarta|quarto|vierde|czwarta|czwarty|czwarte|czwartą|dördüncü|четвертый|четвёртый|четвертая|четвёртая|четвертое|четвертую|الرابع|الرابعة|चौथा|चौथी|chautha|fjärde|keempat",
    "fünfte|fünftes|fünften|fünfter|quinta|quinto|cinquième|vijfde|piąta|piąty|piąte|piątą|beşinci|пятый|пятая|пятое|пятую|الخامس|الخامسة|पांचवां|पाँचवाँ|femte|kelima",
  ].flatMap((words, index) => phrases(words).map((word): [string, number] => [word, index + 1])),
);

/** The last of a list. */
export const LAST: ReadonlySet<string> = new Set(
  phrases(
    "letzte|letztes|letzten|letzter|última|último|dernière|dernier|ultima|ultimo|laatste|ostatnia|ostatni|ostatnie|ostatnią|son|sonuncu|sonuncusu|последний|последняя|последнее|последнюю|الأخير|الأخيرة|आखिरी|aakhri|sista|terakhir",
  ),
);

/** What stands before a place. */
export const ARTICLES: ReadonlySet<string> = new Set(
  phrases(
    "der|die|das|den|el|la|los|las|lo|le|les|l|o|a|os|as|il|i|het|de|ta|ten|to|opción|option|opção|opzione|optie|opcja|seçenek|вариант|الخيار|विकल्प|wala|wali|वाला|वाली|चुनता|one|please|bitte|por|favor",
  ),
);

export const ALL: readonly string[] = phrases(
  "alle|alles|alle davon|todos|todas|todo|todos ellos|todas ellas|tous|toutes|tout|tutti|tutte|tutto|allemaal|wszystkie|wszystko|hepsi|tümü|все|всё|الكل|جميعها|كلها|सब|सभी|sab|sabhi|全部|全部です|全部都是|都是|都要|すべて|全て|모두|전부|alla|semua|tất cả",
);

export const BOTH: readonly string[] = phrases(
  "beide|beides|ambos|ambas|los dos|las dos|les deux|tous les deux|os dois|as duas|entrambi|entrambe|tutti e due|allebei|oba|obie|obydwa|ikisi de|her ikisi|her ikisi de|оба|обе|كلاهما|الاثنان|दोनों|dono|两个都是|两个都|両方|両方です|둘다|둘 다|båda|keduanya",
);

export const NONE: readonly string[] = phrases(
  "keine|keins|keines|keiner|keine davon|keins davon|nichts davon|ninguno|ninguna|ningún|ninguno de estos|ninguna de estas|nada|aucun|aucune|aucun des deux|aucune de ces réponses|rien|nenhum|nenhuma|nenhum desses|nenhuma dessas|nessuno|nessuna|nessuno di questi|nessuna di queste|niente|geen|geen van beide|geen van deze|żaden|żadna|żadne|żadne z nich|hiçbiri|hiç biri|ни один|ни одна|ни одно|ничего|ничего из этого|никакой|لا شيء|لا أحد منها|ولا واحد|कोई नहीं|कोई भी नहीं|koi nahi|都不是|都没有|没有一个|以上都不是|どれでもない|どれも違う|なし|ありません|없음|없어요|아무것도|inget|ingen|tidak ada",
);

export const YES: readonly string[] = phrases(
  "sí|si|sim|sì|oui|ouais|ja|jo|jawohl|jup|jep|klar|natürlich|claro|por supuesto|certo|bien sûr|evet|tak|да|ага|конечно|はい|ええ|うん|네|예|نعم|أجل|हाँ|हां|जी|जी हाँ|haan|haan ji|是|是的|对|對|有|好的|ya|có|jag har",
);

export const NO: readonly string[] = phrases(
  "no|non|nein|nö|nee|não|nie|hayır|yok|нет|неа|いいえ|いや|ううん|아니요|아니|아뇨|لا|كلا|नहीं|जी नहीं|nahi|nahin|不|不是|没有|沒有|否|nej|tidak|không",
);
