import { bare } from "./normalise";

/**
 * What participants say in other languages than English, by what it comes to. Each list holds whole messages or their
 * beginnings, parted by "|", as people write them; they are compared bare.
 */
function phrases(text: string): string[] {
  return text.split(/[|\n]/).map(bare);
}

/** Greetings and thanks. */
export const GREETINGS: readonly string[] = phrases(
  `hallo|guten tag|guten morgen|guten abend|moin|servus|grüß gott|grüezi|tschüss|danke|vielen dank|danke schön
hola|buenas|buenos días|buenas tardes|buenas noches|qué tal|gracias|muchas gracias|adiós
bonjour|bonsoir|salut|coucou|merci|merci beaucoup|au revoir
olá|oi|bom dia|boa tarde|boa noite|tudo bem|obrigado|obrigada|tchau
ciao|salve|buongiorno|buonasera|grazie|grazie mille
hoi|goedemorgen|goedemiddag|goedenavond|goedendag|dag|bedankt|dank je|dank u
cześć|dzień dobry|dobry wieczór|siema|hej|witam|dziękuję|dzięki
merhaba|selam|selamlar|günaydın|iyi günler|iyi akşamlar|teşekkürler|teşekkür ederim|sağ ol
привет|здравствуйте|здравствуй|добрый день|доброе утро|добрый вечер|спасибо|пока
مرحبا|أهلا|أهلا وسهلا|السلام عليكم|سلام|صباح الخير|مساء الخير|شكرا|شكرا جزيلا
नमस्ते|नमस्कार|हैलो|हेलो|सुप्रभात|धन्यवाद|शुक्रिया|namaste|namaskar|dhanyavad|shukriya
你好|您好|大家好|早上好|下午好|晚上好|早|嗨|哈喽|谢谢|謝謝|再见
こんにちは|こんばんは|おはよう|おはようございます|はじめまして|よろしく|よろしくお願いします|ありがとう|ありがとうございます
안녕|안녕하세요|안녕하십니까|감사합니다|고마워요
god morgon|tack|god dag|hejsan|halo|selamat pagi|selamat siang|terima kasih|xin chào|chào bạn|cảm ơn`,
);

/** Requests to leave a question out. */
export const SKIPS: readonly string[] = phrases(
  `überspringen|bitte überspringen|frage überspringen|weiter|bitte weiter|nächste frage|die nächste|auslassen|keine angabe|keine angaben|kein kommentar|möchte ich nicht sagen|möchte ich nicht beantworten|möchte nicht antworten|dazu möchte ich nichts sagen|dazu sage ich nichts|das sage ich nicht|will ich nicht sagen|ich möchte nicht antworten|geht dich nichts an
saltar|omitir|saltear|paso|pasar|siguiente|siguiente pregunta|la siguiente|sin comentarios|prefiero no decirlo|prefiero no decir|prefiero no responder|prefiero no contestar|no quiero responder|no quiero contestar|no quiero decirlo|no aplica
passer|passe|je passe|on passe|suivant|suivante|question suivante|sans commentaire|je préfère ne pas répondre|je préfère ne pas le dire|je ne souhaite pas répondre|je ne veux pas répondre|je veux pas répondre|sans réponse|non applicable
pular|pula|pular pergunta|passar|próxima|próxima pergunta|sem comentários|prefiro não responder|prefiro não dizer|não quero responder|não se aplica
salta|saltare|salto|passo|avanti|prossima|prossima domanda|nessun commento|preferisco non rispondere|preferisco non dirlo|non voglio rispondere|non applicabile
overslaan|sla over|volgende|volgende vraag|geen commentaar|wil ik niet zeggen|zeg ik liever niet|liever niet|niet van toepassing
pomiń|pomijam|pomin|dalej|następne|następne pytanie|bez komentarza|nie powiem|wolę nie mówić|wolę nie odpowiadać|nie chcę odpowiadać|nie dotyczy
atla|geç|geçelim|pas|pas geç|sonraki|sonraki soru|yorum yok|cevap vermek istemiyorum|söylemek istemiyorum|cevaplamak istemiyorum
пропустить|пропуск|пропускаю|пропустим|дальше|следующий|следующий вопрос|без комментариев|не хочу отвечать|не скажу|предпочитаю не отвечать
تخطي|تخطى|تجاوز|التالي|السؤال التالي|لا تعليق|أفضل عدم الإجابة|لا أريد الإجابة|أفضل ألا أجيب|لا ينطبق
छोड़ें|छोड़ो|छोड़ दो|छोड़िए|अगला|अगला सवाल|अगला प्रश्न|नहीं बताना चाहता|नहीं बताना चाहती|जवाब नहीं देना|agla sawal|chhodo|chodo|skip karo|skip kar do
跳过|跳過|略过|过|下一个|下一個|下一题|下一題|不想说|不想回答|不想說|不方便说|不方便透露|无可奉告|不适用
スキップ|スキップします|パス|パスします|飛ばす|飛ばします|次|次へ|次の質問|答えたくない|答えたくありません|回答しません|無回答|ノーコメント|該当なし
건너뛰기|건너뛸게요|패스|다음|다음 질문|답변 거부|말하고 싶지 않아요|대답하고 싶지 않아요|해당 없음
hoppa över|nästa|nästa fråga|spring over|lewati|lewat|bỏ qua`,
);

/** Not knowing. */
export const UNSURE: readonly string[] = phrases(
  `keine ahnung|ka|kp|weiß nicht|weiss nicht|weiß ich nicht|weiß es nicht|ich weiß nicht|ich weiß es nicht|kann ich nicht sagen|schwer zu sagen|keine meinung|kommt drauf an|kommt darauf an|unsicher|nicht sicher|bin nicht sicher|bin mir nicht sicher|bin unsicher
no sé|no lo sé|ni idea|no tengo idea|no estoy seguro|no estoy segura|depende|difícil de decir|no sabría decir|nose
je ne sais pas|je sais pas|j'sais pas|chais pas|jsp|aucune idée|pas sûr|pas sûre|je ne suis pas sûr|ça dépend|difficile à dire|sais pas|sans avis
não sei|nao sei|sei lá|não faço ideia|não tenho certeza|depende|difícil dizer|sem ideia
non so|non lo so|boh|non saprei|non ne ho idea|nessuna idea|dipende|difficile dirlo|non sono sicuro|non sono sicura
geen idee|weet ik niet|ik weet het niet|weet niet|niet zeker|hangt ervan af|moeilijk te zeggen
nie wiem|nie mam pojęcia|nie jestem pewien|nie jestem pewna|trudno powiedzieć|zależy|to zależy
bilmiyorum|bilemiyorum|emin değilim|fikrim yok|hiçbir fikrim yok|değişir|duruma göre
не знаю|я не знаю|хз|без понятия|понятия не имею|не уверен|не уверена|сложно сказать|трудно сказать|затрудняюсь ответить|зависит
لا أعرف|لا أعلم|لا ادري|مش عارف|ما أعرف|مدري|غير متأكد|لست متأكدا|لست متأكدة|ليس لدي فكرة
पता नहीं|मुझे नहीं पता|मालूम नहीं|मुझे पता नहीं|नहीं पता|कह नहीं सकता|pata nahi|pata nahin|mujhe nahi pata|malum nahi|nahi pata
不知道|我不知道|不清楚|不确定|不確定|不太清楚|不好说|说不清|看情况|没想法
わからない|わかりません|分からない|分かりません|知りません|さあ|何とも言えない|なんとも言えません|どちらとも言えない
모르겠어요|몰라요|모르겠습니다|잘 모르겠어요|모름|글쎄요
vet inte|vet ej|jag vet inte|ingen aning|ved ikke|vet ikke|tidak tahu|ga tau|gak tau|không biết`,
);

/** Asking for time. */
export const WAITS: readonly string[] = phrases(
  "moment|einen moment|moment mal|warte|warte kurz|sekunde|un momento|espera|espere|un segundo|un instant|une seconde|attends|attendez|um momento|espere um pouco|aspetta|un attimo|een moment|wacht even|chwila|chwileczkę|moment proszę|bir dakika|bir saniye|bekle|секунду|минуту|подожди|подождите|لحظة|انتظر|एक मिनट|रुको|ek minute|ruko|等一下|稍等|等等|ちょっと待って|少々お待ちください|待って|잠깐만|잠깐만요|잠시만요",
);

/** Beginnings of questions about the question. */
export const QUESTIONS: readonly string[] = phrases(
  `was meinst du|was meinen sie|was bedeutet|was heißt|was ist damit|was ist gemeint|was soll das|wie meinen sie|wie meinst du|wie ist das gemeint|wie bitte|häh|ich verstehe das nicht|ich verstehe die frage nicht|ich verstehe nicht|verstehe ich nicht|versteh ich nicht|verstehe die frage nicht|können sie das erklären|kannst du das erklären|warum fragen sie|warum fragst du|wozu wollen sie|zum beispiel was
que quieres decir|qué significa|q significa|que quiere decir|a qué te refieres|a qué se refiere|a que te refieres|no entiendo|no entendí|no comprendo|cómo así|como que|puedes explicar|puede explicar|me explicas|por qué preguntas|para qué quieren
je ne comprends pas|je comprends pas|j'ai pas compris|je n'ai pas compris|que veux tu dire|que voulez vous dire|tu veux dire quoi|ça veut dire quoi|c'est quoi|qu'est ce que|kezako|pourquoi cette question|pourquoi vous demandez|pourquoi tu demandes|comment ça|pouvez vous expliquer|tu peux expliquer|pouvez vous préciser
não entendi|não entendo|não compreendo|o que significa|o que quer dizer|o que você quer dizer|como assim|pode explicar|pode me explicar|por que você pergunta|por que pergunta
non capisco|non ho capito|cosa significa|cosa vuol dire|che significa|che vuol dire|che cosa significa|cosa intendi|cosa intende|in che senso|puoi spiegare|può spiegare|perché lo chiedi
ik begrijp het niet|ik begrijp de vraag niet|ik snap het niet|ik snap de vraag niet|snap ik niet|begrijp ik niet|wat bedoel je|wat bedoelt u|wat bedoelen jullie|wat betekent|hoe bedoel je|hoe bedoelt u|kun je uitleggen|kunt u uitleggen|waarom vraag je|waarom vraagt u
nie rozumiem|nie kumam|co znaczy|co to znaczy|co to jest|co masz na myśli|co ma pan na myśli|o co chodzi|w jakim sensie|dlaczego pytasz|możesz wyjaśnić|proszę wyjaśnić
anlamadım|anlamıyorum|soruyu anlamadım|ne demek|ne anlama geliyor|nasıl yani|neden soruyorsunuz|niye soruyorsun|açıklar mısın|açıklayabilir misiniz|bu ne
не понимаю|не понял|не поняла|я не понял|я не поняла|я не понимаю|что это значит|что значит|что это такое|что ты имеешь|что вы имеете|в смысле|в каком смысле|это как|поясните|объясните|зачем вам|почему вы спрашиваете
ماذا تعني|ماذا تقصد|ماذا يعني|ما معنى|ما المقصود|ماذا تقصدون|ما هو المقصود|لا أفهم|لم أفهم|ما فهمت|مش فاهم|كيف يعني|يعني ايش|لماذا تسأل|هل يمكنك التوضيح
मतलब क्या|क्या मतलब|इसका मतलब क्या|इसका क्या मतलब|समझ नहीं|मुझे समझ नहीं|समझा नहीं|समझाइए|क्यों पूछ रहे|matlab kya|kya matlab|iska matlab|samajh nahi|mujhe samajh nahi|samjha nahi
什么意思|什麼意思|这是什么意思|是什么意思|您是指|你是指|你指的是|我不明白|我不懂|不明白|不懂|没看懂|没懂|看不懂|听不懂|为什么问|为什么要问|能解释|可以解释|请解释|举个例子
どういう意味|意味がわか|意味が分か|質問の意味|質問がわか|質問が分か|どういうこと|例えば何|説明して|何のこと|なぜ聞く|理解できません
무슨 뜻|무슨 의미|무슨 말|이해가 안|이해 안|이해를 못|설명해|왜 물어
förstår inte|vad menar|vad betyder|hvad mener|hva mener|maksudnya apa|apa maksudnya|tidak mengerti|nghĩa là gì|không hiểu`,
);

/** Words that ask, anywhere in a message that ends with a question mark. */
export const ASKING: ReadonlySet<string> = new Set(
  phrases(
    `was|wie|warum|wieso|weshalb|welche|welcher|welches|wer|wann|wo|ist|sind|kann|kannst|können|soll|muss|darf|zählt|gilt
qué|cómo|cuál|cuáles|quién|cuándo|dónde|cuánto|puedo|debo
quoi|quel|quelle|quels|quelles|comment|pourquoi|qui|où|quand|combien|est|peut|peux|dois|faut
qual|quais|quem|quando|onde|quanto|posso|preciso
cosa|che|quale|quali|chi|dove|perché|posso|devo
wat|hoe|waarom|welke|wie|wanneer|waar|mag|moet
co|jak|dlaczego|czemu|który|która|które|kto|kiedy|gdzie|ile|czy
ne|nasıl|neden|niye|hangi|hangisi|kim|nerede|kaç|mi|mı|mu|mü
что|как|почему|зачем|какой|какая|какие|кто|когда|где|сколько|можно|нужно
ما|ماذا|كيف|لماذا|هل|أي|من|متى|أين|كم
क्या|कैसे|क्यों|कौन|कौनसा|कब|कहाँ|kya|kaise|kyun|kyu|kaun`,
  ),
);

/** The same in scripts without spaces; without a mark they ask too. */
export const ASKING_UNSPACED: readonly string[] = phrases(
  "什么|什麼|怎么|怎麼|为什么|為什麼|哪个|哪個|多少|是不是|吗|嗎|どう|どれ|何|なぜ|どの|ですか|ますか|무엇|뭐|왜|어떤|인가요|나요",
);

/** Whole messages that laugh or fill a pause. */
export const SOUNDS: readonly string[] = phrases(
  "mdr|ptdr|mdrr|lmao|lmfao|rofl|haha lol|ههه|哈哈|呵呵|嘻嘻|ㅋㅋ|ㅎㅎ|草|笑|хаха|ахах|ахаха|lach|xd|test|test test|testing|testing 123|test 123|test 1 2 3|testing 1 2 3|prueba|teste|prova|тест|测试|テスト",
);

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
