import { normalizeText } from "./normalize-text";

/** Patterns by language: references to research, averages, other companies and the like. */
const OTHERS: readonly string[] = [
  // English
  String.raw`research\p{L}*|studies|(?:a|one|recent|this|that) (?:\p{L}+ )?study|study (?:shows?|finds?|found|says?|suggests?|of|by)|scientists?|scientific\p{L}*|science says|surveys? (?:shows?|finds?|found|says?|suggests?|of)|surveys|statistics?|statistically|experts?|analysts|according to(?! (?:your|you)(?!\p{L}))|(?:well|widely|generally) (?:known|accepted)|proven|data shows?|benchmark\p{L}*|averages?|on average|industry|best practices?|rule of thumb|peers|rivals|competitors?|market leaders?|in your (?:sector|trade|field|branch)|others (?:do|have|had|spend|need|report|manage|see|found)`,
  String.raw`(?:other|most|many|similar|comparable|successful|leading|growing|some|few|healthy|good|better|best|top|typical|mature|thriving) (?:[\p{L}-]+ )?(?:companies|company|business|businesses|firms?|organi[sz]ations?|enterprises|startups|employers|shops|practices|schools|associations|nonprofits|charities|founders|owners)|(?:companies|businesses|firms|organi[sz]ations|teams|founders|owners) (?:like yours|like you|of your size|your size|elsewhere|usually|typically|often|generally|everywhere)|a typical (?:company|business|firm|team)`,
  // German
  String.raw`studien?|forschung\p{L}*|forscher\p{L}*|wissenschaft\p{L}*|umfragen|umfrage (?:zeigt|belegt|ergab|unter)|statisti\p{L}+|experten\p{L}*|fachleute\p{L}*|durchschnitt\p{L}*|im schnitt|im mittel|erfahrungsgemass|nachweislich|erwiesen\p{L}*|bekanntlich|laut(?! ihr| dein| eur)|branche\p{L}*|wettbewerber\p{L}*|mitbewerber\p{L}*|konkurren\p{L}+|(?:andere[nr]?|(?:die )?meisten|viele[nr]?|ahnliche[nr]?|vergleichbare[nr]?|erfolgreiche[nr]?|fuhrende[nr]?) (?:unternehmen|firmen|betriebe\p{L}*|organisationen|vereine\p{L}*|praxen|schulen)`,
  // French
  String.raw`etudes?|recherches?|chercheurs?|scientifi\p{L}+|sondages?|statisti\p{L}+|experts?|specialistes?|moyennes?|selon(?! vo| vous| te| ta| ton)|d'apres(?! vo| vous| te| ta| ton)|secteur|concurren\p{L}+|autres (?:entreprises|societes|organisations)|(?:la )?plupart des (?:entreprises|societes|organisations)|(?:beaucoup d'|nombreuses |de nombreuses )(?:entreprises|societes)|entreprises (?:similaires|comparables|performantes|qui reussissent)`,
  // Spanish, Portuguese
  String.raw`estudios?|investigacion\p{L}*|investigador\p{L}*|encuestas?|estadistic\p{L}+|expert[oa]s?|promedio|media del sector|segun(?! su| tu| usted| sus| tus)|sector|competidor\p{L}*|competencia|otras (?:empresas|companias|organizaciones)|mayoria de (?:las )?(?:empresas|organizaciones)|muchas (?:empresas|organizaciones)|empresas (?:similares|exitosas|comparables)|estudos?|pesquisas?|pesquisador\p{L}*|especialistas?|em media|media do setor|setor|segundo (?:estudos|especialistas|pesquisas|uma|um)|concorren\p{L}+|outras (?:empresas|organizacoes)|maioria das (?:empresas|organizacoes)|muitas (?:empresas|organizacoes)|empresas semelhantes`,
  // Italian
  String.raw`studi|ricerca|ricerche|ricercator\p{L}+|sondagg\p{L}+|statistic\p{L}+|espert[oi]|in media|media del settore|settore|secondo (?:studi|esperti|gli|una?|uno|la ricerca|le ricerche)|concorren\p{L}+|altre (?:aziende|imprese|organizzazioni)|(?:maggior parte|gran parte) delle (?:aziende|imprese|organizzazioni)|molte (?:aziende|imprese|organizzazioni)|aziende (?:simili|di successo)`,
  // Dutch
  String.raw`onderzoek\p{L}*|studies?|studie|wetenschap\p{L}*|statistiek\p{L}*|deskundigen|gemiddeld\p{L}*|branche\p{L}*|volgens(?! u| uw| je| jou)|concurrent\p{L}*|andere (?:bedrijven|organisaties|ondernemingen)|(?:de )?meeste (?:bedrijven|organisaties|ondernemingen)|veel (?:bedrijven|organisaties)|vergelijkbare (?:bedrijven|organisaties)`,
  // Swedish
  String.raw`forskning\p{L}*|forskare\p{L}*|studier\p{L}*|undersokningar\p{L}*|statistik\p{L}*|experter\p{L}*|genomsnitt\p{L}*|i snitt|bransch\p{L}*|enligt(?! dig| er| din| ert| era)|konkurrent\p{L}*|andra (?:foretag|organisationer)|(?:de )?flesta (?:foretag|organisationer)|manga (?:foretag|organisationer)|liknande foretag`,
  // Polish
  String.raw`badani\p{L}+|badacz\p{L}+|naukow\p{L}+|statysty\p{L}+|ekspert\p{L}*|specjalis\p{L}+|srednio|sredni[aeą]\p{L}*|przecietn\p{L}+|branz\p{L}+|wedlug(?! pan| two| wasz)|konkuren\p{L}+|inn\p{L}+ firm\p{L}*|wiekszosc firm|wiele firm|podobn\p{L}+ firm\p{L}*`,
  // Turkish
  String.raw`arastirma\p{L}*|istatisti\p{L}+|uzmanlar\p{L}*|ortalama\p{L}*|sektor\p{L}*|rakip\p{L}*|(?:diger|baska|cogu|bircok|benzer) (?:sirket|firma|isletme|kurum)\p{L}*`,
  // Russian
  String.raw`исследован\p{L}+|учен(?:ые|ых)|статистик\p{L}*|эксперт\p{L}*|в среднем|среднем\p{L}*|опрос(?:ы|ов) |отрасл\p{L}+|конкурент\p{L}*|(?:друг\p{L}+|больш\p{L}+|мног\p{L}+|похож\p{L}+|успешн\p{L}+) (?:компани\p{L}+|предприят\p{L}+|организац\p{L}+|фирм\p{L}*)`,
  // Arabic, Hindi
  String.raw`(?:ال)?(?:دراسات|دراسة|أبحاث|إحصا\p{L}+|خبراء|متوسط|منافس\p{L}+)|(?:معظم |أغلب )الشركات|(?:ال)?شركات (?:ال)?أخرى|शोध|अध्ययन|सर्वेक्षण|आंकड़\p{L}*\p{M}*|विशेषज्ञ\p{L}*\p{M}*|औसत|(?:अन्य|दूसरी|अधिकांश|ज़्यादातर) कंपनि\p{L}*\p{M}*`,
];
/** The same in scripts without spaces between words. */
const UNSPACED =
  "研究|调查|調査|调研|统计|統計|专家|專家|専門家|平均|其他公司|其他企业|大多数公司|大多数企业|很多公司|很多企业|同行|行业|業界|竞争对手|競合|他社|他の企業|多くの企業|연구|통계|전문가|평균|다른 회사|다른 기업|대부분의 (?:회사|기업)|업계|경쟁사";

const APPEAL = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:${OTHERS.join("|")})(?![\\p{L}\\p{N}\\p{M}])|${UNSPACED}`,
  "gu",
);

/** References in a text to what the answers can't tell, such as research, unless its sources contain the words. */
export function externalClaims(text: string, cited: readonly string[]): string[] {
  const appeals = normalizeText(text).match(APPEAL) ?? [];
  if (appeals.length === 0) return appeals;
  const sources = cited.map(normalizeText);
  return appeals.filter((appeal) => !sources.some((source) => source.includes(appeal)));
}
