import { normalizeText } from "./normalize-text";
import type { FoundNumber } from "./numbers";

/** Largest number that a plan may set, except for times. */
const MAX_QUANTITY = 10;
const MAX_TIME_VALUE = 100;

/** Units of time after a number. */
const TIME =
  /^[ -]?(?:minut|hour|day|week|month|quarter|working day|business day|stund|tag|woche|monat|quartal|arbeitstag|heure|jour|semaine|mois|trimestre|hora|dia|semana|mes|minuto|ora\b|ore\b|giorn|settiman|uur|uren|dag|weken|maand|kwarta|timm|timme|veck|manad|godzin|dni|dzien|tydzie|tygodni|miesi|saat|gun|hafta|ay\b|ayda|dakika|час|ден|дн|недел|месяц|минут|кварт|分|小时|小時|天|个月|個月|周|週|日|時間|か月|ヶ月|시간|일|주|개월|달|ساع|يوم|أيام|أسبوع|أسابيع|شهر|أشهر|दिन|घंट|सप्ताह|हफ्|महीन|मिनट)/u;
/** Beginnings of sentences that state facts. */
const FACT_START =
  /^(?:(?:you|your|they|their|it|its|there|we|our|most|many|some|all|every|the)(?![\p{L}])|(?:this|that|these|those) (?:is|are|was|were|means?|will|would|can|has|have|costs?|saves?|takes?|brings?|makes?)(?!\p{L})|(?:sie|ihr|ihre|ihnen|du|dein|deine|es|das|die|der|wir|viele|manche|alle)(?!\p{L})|(?:vous|votre|vos|il|elle|ils|elles|on|cela|les|la|le|ce|ces|nous)(?!\p{L})|(?:usted|ustedes|su|sus|tu|el|los|las|esto|muchos|tiene|tienen|pierde|hay)(?!\p{L})|(?:lei|suo|sua|voi|vostr[oa]|gli|avete|perdete|c'e)(?!\p{L})|(?:voce|seu|seus|os|ha|perde)(?!\p{L})|(?:u|uw|je|jouw|jullie|het|er)(?!\p{L})|(?:ni|ert|era|du|din|det)(?!\p{L})|(?:panstw|macie|masz|tracicie)|(?:siz)|(?:вы|вас|ваш|у вас|у вас)(?!\p{L})|您|你|贵|貴|あなた|御社|귀사|당신|لديك|आप)/u;
/** Percentages, money and multiples are never a plan's own. */
const MEASUREMENT =
  /%|％|percent|per cent|prozent|por ciento|pour ?cent|per cento|por cento|procent|yuzde|процент|百分|パーセント|퍼센트|[$€£¥₹₽]|(?<!\p{L})(?:eur|euros?|usd|gbp|chf|dollars?|dolares|pounds?|franken|zlot\p{L}*|kronor|рубл\p{L}*)(?!\p{L})|\d ?k(?!\p{L})|(?<!\p{L})(?:times (?:as|more|faster)|fois plus|veces mas|volte piu|vezes mais|keer (?:zo|meer)|ganger)(?!\p{L})|[元円원]/u;
/** Words before a number that make it a fact: "the 15 customers". */
const DEFINITE =
  /(?<!\p{L})(?:the|your|these|those|their|all|lost|der|die|das|den|dem|ihre[nrm]?|diese[nrm]?|les|vos|ces|leurs|los|las|sus|estos|estas|i|gli|le|suoi|sue|vostri|os|as|seus|suas|de|deze|uw|era|dessa|te|ваши|эти|这|那|その|この) $/u;

/** "The two largest customers" chooses some and states no fact. */
const CHOOSING =
  /^ (?:\p{L}+est|most|main|top|next|last|first|coming|other|\p{L}+sten?|plus|autres|principa\p{L}+|mas|otr\p{L}+|piu|altr\p{L}+|maiores|outr\p{L}+|andere|belangrijkste|viktigaste|andra|najw\p{L}+|inn\p{L}+|главн\p{L}+|друг\p{L}+)(?!\p{L})/u;
/** "On day 45". */
const DAY_BEFORE = /(?<!\p{L})(?:day|tag|jour|dia|giorno|dag|dzien|день) $/u;

/** Whether a number in a step is its own: a quantity, a duration or a deadline, but not part of a fact. */
export function isPlanNumber({ value, start, end }: FoundNumber, step: string): boolean {
  const plain = normalizeText(step);
  const number = Number(value);
  if (!Number.isInteger(number) || FACT_START.test(plain) || MEASUREMENT.test(plain)) return false;
  const [before, after] = [plain.slice(0, start), plain.slice(end)];
  const isFirstSentence = !/[.!?。！？] ?\S/u.test(before);
  if (!isFirstSentence || (DEFINITE.test(before) && !CHOOSING.test(after))) return false;
  return number <= (TIME.test(after) || DAY_BEFORE.test(before) ? MAX_TIME_VALUE : MAX_QUANTITY);
}
