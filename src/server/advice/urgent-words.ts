export type UrgentSubject = "danger" | "refusal" | "deadline" | "share";

/**
 * Words of urgent sentences by language; `*` is any ending, a space any whitespace. All lists apply to every answer,
 * because people also answer in other languages, so a word that is harmless in one of these languages is in no list.
 */
export const URGENT_WORDS: Readonly<Record<string, Readonly<Record<UrgentSubject, string>>>> = {
  en: {
    danger:
      "bankrupt*|insolven*|lawsuit*|sued|sue us|court|fraud*|stolen|theft|embezzl*|accident*|injur*|unsafe|dangerous|ambulance|bully|bullies|bullied|bullying|harass*|threaten*|discriminat*|abus*|burnout|burned out|burnt out|suicid*|breakdown|hacked|ransomware|data breach|breached|leaked|illegal|eviction|foreclos*|recall*|resigned|laid off|lay off|strike|run out of money|out of cash|can't pay|cannot pay|couldn't pay|could not pay|can't breathe|at risk of closing",
    refusal:
      "refused|refuses|refusal|declined|rejected|turned down|turned us down|denied|cancelled|canceled|terminated|gave notice|given notice|won't extend|will not extend|pulled out|withdrew",
    deadline:
      "deadline*|overdue|past due|due on|due by|due in|due next|is due|are due|falls due|by monday|by tuesday|by wednesday|by thursday|by friday|by tomorrow|by the end of|at the end of the month|next week|tomorrow|expires|expiring|runs out",
    share:
      "half of|a third of|two thirds of|a quarter of|three quarters of|most of our|nearly all|almost all",
  },
  de: {
    danger:
      "insolven*|pleite|konkurs*|verklag*|klage|betrug*|gestohlen|diebstahl|unterschlag*|unfall|unfälle|verletzt*|gefährlich*|mobbing|gemobbt|belästig*|bedroht*|diskriminier*|zusammenbruch|gehackt|erpress*|datenleck|illegal*|kündigung|gekündigt|entlassung*|streik|zahlungsunfähig*|nicht zahlen|nicht bezahlen|geht das geld aus",
    refusal: "abgelehnt|lehnt ab|lehnte ab|verweiger*|abgesagt|storniert|zurückgezogen|absage",
    deadline:
      "frist|fristen|fällig*|überfällig*|bis montag|bis dienstag|bis mittwoch|bis donnerstag|bis freitag|bis morgen|bis ende|nächste woche|läuft aus|läuft ab|stichtag",
    share: "die hälfte|ein drittel|zwei drittel|ein viertel|drei viertel|fast alle|fast alles",
  },
  es: {
    danger:
      "quiebra|insolven*|demanda judicial|demandado|fraude|robo|robado|accidente*|herido*|lesion*|peligro*|acoso|acosa*|amenaz*|discrimin*|hacke*|filtración|ilegal*|despid*|despedid*|huelga|no podemos pagar|no puedo pagar",
    refusal: "rechaz*|denegad*|se negó|se niega|cancelado|cancelada|cancelaron",
    deadline: "fecha límite|plazo|vence|vencido|vencida|antes del|la próxima semana|mañana vence",
    share: "la mitad|un tercio|dos tercios|un cuarto de|casi todo|casi todos",
  },
  fr: {
    danger:
      "faillite|redressement judiciaire|liquidation|insolvab*|procès|fraude|vol de|volé|accident*|blessé*|danger*|harcèlement|harcelé*|menac*|discrimin*|piraté*|fuite de données|illégal*|licenci*|grève|ne pouvons pas payer|ne peux pas payer|plus de trésorerie",
    refusal: "refus*|rejeté*|annulé*|résilié*|s'est retiré",
    deadline: "date limite|délai|échéance|en retard de paiement|avant le|la semaine prochaine|expire",
    share: "la moitié|un tiers|deux tiers|un quart de|presque tout|presque tous",
  },
  it: {
    danger:
      "fallimento|insolven*|causa legale|frode|furto|rubat*|infortun*|incident*|ferit*|pericol*|molest*|minacc*|discrimin*|hackerat*|illegal*|licenzia*|sciopero|non possiamo pagare|non riusciamo a pagare",
    refusal: "rifiut*|respint*|negato|annullat*|disdett*",
    deadline: "scadenza|scade|scadut*|entro il|entro venerdì|la prossima settimana",
    share: "la metà|un terzo|due terzi|un quarto di|quasi tutto|quasi tutti",
  },
  nl: {
    danger:
      "faillissement|failliet|insolven*|rechtszaak|fraude|diefstal|gestolen|ongeval|ongeluk|gewond*|gevaarlijk*|pesten|gepest|intimidat*|bedreig*|discrimin*|gehackt|datalek|illegaal|ontslag|ontslagen|staking|niet betalen",
    refusal: "geweigerd|weigert|afgewezen|geannuleerd|opgezegd|afgezegd",
    deadline: "uiterlijk|vervalt|vervallen|achterstallig|voor vrijdag|volgende week|loopt af",
    share: "de helft|een derde|twee derde|een kwart|bijna alles|bijna alle",
  },
  pt: {
    danger:
      "falência|insolv*|processo judicial|fraude|roubo|roubad*|acidente*|ferid*|perig*|assédio|assediad*|ameaç*|discrimin*|hackead*|vazamento|ilegal|ilegais|demiss*|demitid*|greve|não podemos pagar|não conseguimos pagar",
    refusal: "recus*|rejeitad*|negado|cancelad*",
    deadline: "prazo|vence em|vencid*|até sexta|até segunda|próxima semana",
    share: "a metade|metade d*|um terço|dois terços|um quarto d*|quase tudo|quase todos",
  },
  pl: {
    danger:
      "upadłoś*|bankructw*|niewypłacaln*|pozew|oszust*|kradzież*|ukradzion*|wypadek|wypadki|ranny|ranni|niebezpiecz*|mobbing*|molestow*|groźb*|dyskrymin*|zhakowan*|wyciek*|nielegaln*|zwolnien*|strajk*|nie możemy zapłacić|nie mamy z czego zapłacić",
    refusal: "odmów*|odmaw*|odrzuc*|anulowan*|wypowiedział*",
    deadline: "termin|terminy|zaległ*|do piątku|do końca miesiąca|w przyszłym tygodniu|wygasa",
    share: "połowa|połowę|jedna trzecia|dwie trzecie|jedna czwarta|prawie wszystk*",
  },
  sv: {
    danger:
      "konkurs*|insolven*|stämning|bedrägeri*|stöld|stulen|olycka|olyckor|skadad*|farlig*|mobb*|trakasser*|hotad|hotar|diskrimin*|hackad*|olaglig*|uppsagd*|uppsägning*|strejk*|kan inte betala",
    refusal: "nekad*|nekade|avslag|avslog|avböjd*|avbokad*|sagt upp",
    deadline: "tidsfrist|förfall*|försenad betalning|senast|före fredag|nästa vecka|löper ut",
    share: "hälften|en tredjedel|två tredjedelar|en fjärdedel|nästan alla|nästan allt",
  },
  tr: {
    danger:
      "iflas*|konkordato|dolandır*|hırsızlık|çalındı|kaza|kazası|yaralan*|tehlike*|zorbalık|taciz*|tehdit*|ayrımcılık|hacklen*|yasadışı|yasa dışı|işten çıkar*|grev|ödeyemiyoruz|ödeyemedik",
    refusal: "reddet*|reddedil*|iptal edil*|iptal etti|geri çekildi",
    deadline: "son tarih|vadesi|vadesi geçmiş|gecikmiş|cumaya kadar|gelecek hafta|haftaya",
    share: "yarısı|üçte biri|üçte ikisi|dörtte biri|neredeyse hepsi|neredeyse tümü",
  },
};

/** Words for payments in all these languages. A sentence that names one and a month is as urgent as a deadline. */
export const PAYMENTS =
  "tax|taxes|payment|payments|invoice*|rent|loan*|wages|payroll|steuer*|zahlung*|rechnung*|miete|kredit*|löhne|impuesto*|pago|pagos|factura*|impôt*|paiement*|facture*|loyer|tasse|pagament*|fattur*|belasting*|betaling*|factuur|imposto*|pagamento*|fatura*|podat*|płatnoś*|faktur*|skatt*|betalning*|vergi*|ödeme*";
