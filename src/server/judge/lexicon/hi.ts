import type { Lexicon } from "./lexicon";

export const HI: Lexicon = {
  language: "hi",

  values: {
    common:
      "है|हैं|हम|हमारे|हमारी|मैं|मेरा|मेरी|में|से|का|की|के|को|और|या|पर|नहीं|तो|भी|ही|यह|वह|ये|एक|लिए|साथ|था|थे|थी|कर|करते|होता|बहुत|कुछ|लगभग|क्योंकि|लेकिन|अभी|मुझे|जी|शायद|कहूंगा|hai|hain|hum|hamare|hamari|main|mera|meri|mein|se|ka|ki|ke|ko|aur|ya|par|nahi|toh|bhi|hi|yeh|woh|liye|saath|tha|the|thi|kar|karte|hota|bahut|kuch|lagbhag|kyunki|lekin|abhi|mujhe|ji|shayad|wala|wali|log|mere|paas|matlab|yaar|bas|apna|humare",
    numbers: {
      "?": "कुछ|कई|थोड़े|बहुत सारे|सैकड़ों|दर्जनों|kuch|kai|kayi|thode|bahut saare|saikdon|सैंकड़ों",
      0: "शून्य|ज़ीरो|जीरो|shunya|zero",
      0.5: "आधा|आधे|आधी|aadha|adha|aadhe",
      1: "सिर्फ मैं|केवल मैं|अकेला|अकेली|sirf main|akela|akeli|सिर्फ़ मैं",
      1.5: "डेढ़|डेढ|dedh|डेढ़",
      2: "दो|do",
      2.5: "ढाई|dhai",
      3: "तीन|teen|tin",
      4: "चार|chaar|char",
      5: "पांच|पाँच|paanch|panch",
      6: "छह|छः|छे|chhe|cheh|chhah",
      7: "सात|saat",
      8: "आठ|aath",
      9: "नौ|nau",
      10: "दस|dus|das",
      11: "ग्यारह|gyarah",
      12: "बारह|barah|baarah|एक दर्जन|दर्जन|ek darjan",
      13: "तेरह|terah",
      14: "चौदह|chaudah",
      15: "पंद्रह|पन्द्रह|pandrah",
      16: "सोलह|solah",
      17: "सत्रह|satrah",
      18: "अठारह|atharah|athaarah",
      19: "उन्नीस|unnis",
      20: "बीस|bees|bis",
      21: "इक्कीस|ikkis",
      22: "बाईस|बाइस|bais",
      23: "तेईस|teis",
      24: "चौबीस|chaubis",
      25: "पच्चीस|pachchis|pacchis|pachees",
      26: "छब्बीस|chhabbis",
      27: "सत्ताईस|sattais",
      28: "अट्ठाईस|अठाईस|athais",
      29: "उनतीस|untis",
      30: "तीस|tees|tis",
      35: "पैंतीस|paintis",
      40: "चालीस|chalis|chaalis",
      45: "पैंतालीस|paintalis",
      50: "पचास|pachaas|pachas",
      55: "पचपन|pachpan",
      60: "साठ|saath log|saathh",
      65: "पैंसठ|painsath",
      70: "सत्तर|sattar",
      75: "पचहत्तर|pachhattar|pachattar",
      80: "अस्सी|assi",
      85: "पचासी|pachasi",
      90: "नब्बे|nabbe",
      95: "पचानवे|pachanve",
    },
    articles: "एक|ek",
    joins: { forward: "" },
    halves: { after: "", before: "साढ़े|साढे|sadhe|saadhe" },
    magnitudes: {
      100: "सौ|sau",
      1000: "हज़ार|हजार|hazaar|hazar|hajar",
      100000: "लाख|lakh|lac",
      1000000: "मिलियन",
      10000000: "करोड़|करोड|crore|karod|karor",
      1000000000: "अरब|arab",
    },
    countedMagnitudes: { 1000: "k|हज़ारों", 100000: "लाख|lakh|l", 10000000: "cr|करोड़" },
    units: {
      people:
        "लोग|लोगों|कर्मचारी|कर्मचारियों|व्यक्ति|आदमी|जने|जन|सदस्य|log|logo|logon|karmchari|karamchari|bande|aadmi|vyakti|sadasya",
      money: "रुपये|रुपए|रुपया|रु|डॉलर|rupaye|rupees|rupay|rs|rupaiye",
      percent: "प्रतिशत|फीसदी|फ़ीसदी|pratishat|percent|feesadi",
      points: "सितारे|स्टार|अंक|sitare|star|stars|ank|नंबर में",
      times: "बार|दफ़ा|दफा|baar|bar|dafa",
      minute: "मिनट|minute|minat",
      hour: "घंटे|घंटा|घण्टे|ghante|ghanta",
      day: "दिन|दिनों|din|dino",
      week: "हफ्ते|हफ़्ते|सप्ताह|हफ्ता|हफ़्ता|hafte|hafta|saptah",
      month: "महीने|महीना|माह|महीनों|mahine|mahina|maah",
      year: "साल|वर्ष|सालों|बरस|saal|varsh|salon",
    },
    bounds: {
      before: {
        over: "",
        atLeast: "कम से कम|न्यूनतम|kam se kam|minimum",
        justOver: "",
        under: "",
        atMost: "अधिकतम|ज़्यादा से ज़्यादा|ज्यादा से ज्यादा|zyada se zyada|jyada se jyada|maximum|adhiktam",
        nearly: "करीब करीब",
      },
      after: {
        over: "से अधिक|से ज़्यादा|से ज्यादा|से ऊपर|के ऊपर|के बाद|से बड़ा|se zyada|se jyada|se adhik|se upar|ke upar|ke baad",
        atLeast:
          "या अधिक|या ज़्यादा|या ज्यादा|या उससे अधिक|या उससे ज़्यादा|और उससे अधिक|ya zyada|ya jyada|ya usse zyada|ya adhik|या उससे ज्यादा|या उससे ऊपर",
        justOver: "से थोड़ा ज़्यादा|से थोड़ा ज्यादा|से थोड़ा ऊपर|se thoda zyada|se thoda upar|se thoda jyada",
        under: "से कम|से नीचे|के नीचे|से पहले|के पहले|se kam|se neeche|ke neeche|se pehle|ke pehle",
        atMost: "तक|या कम|या उससे कम|tak|ya kam|ya usse kam",
        nearly: "से थोड़ा कम|के करीब|ke kareeb|se thoda kam",
      },
    },
    about:
      "लगभग|करीब|तकरीबन|शायद|क़रीब|के आसपास|के आस पास|lagbhag|kareeb|takreeban|shayad|ke aas paas|ke aaspaas|around|औसतन|अंदाज़न",
    ranges: { to: "से|se|से लेकर|to", between: "", and: "और|से" },
    outOf: { forward: "", reversed: "में से|me se|mein se|में|mein" },
    places: {
      0: "सबसे पहले|पहली बार|पिछली बार|पहले से|पहले तो|आखिरी बार|sabse pehle|pehli baar|pehle se|pichhle saal|पिछले साल|इससे पहले|is se pehle|pehle hum|पहले हम|दूसरी तरफ|dusri taraf|एक दूसरे|दूसरे लोग|pehle toh|se pehle|से पहले|दूसरी बात",
      1: "पहला|पहली|पहले वाला|पहली वाली|पहला विकल्प|प्रथम|pehla|pehli|pahla|pahli|pehla wala|pehli wali|pehla option|pehle wala",
      2: "दूसरा|दूसरी|दूसरे वाला|दूसरी वाली|दूसरा विकल्प|द्वितीय|dusra|dusri|doosra|doosri|dusra wala|dusre wala|dusra option|dusri wali",
      3: "तीसरा|तीसरी|तीसरे वाला|तीसरी वाली|तीसरा विकल्प|teesra|tisra|teesri|tisri|teesra wala|teesre wala",
      4: "चौथा|चौथी|चौथे वाला|चौथा विकल्प|chautha|chauthi|chauthe wala",
      5: "पांचवां|पाँचवाँ|पांचवी|पाँचवीं|पांचवा|paanchva|panchva|paanchvi|paanchwa",
      6: "छठा|छठी|chhatha|chatha",
      7: "सातवां|सातवाँ|saatva",
      8: "आठवां|aathva",
      "-1": "आखिरी|आख़िरी|अंतिम|आखिरी वाला|आखिरी वाली|aakhri|akhri|aakhiri|antim|aakhri wala|last wala|aakhri option|last wali",
      "-2": "आखिरी से पहले वाला|second last wala|आखिरी से पहला",
    },
    placeMarks: {
      before: "विकल्प|नंबर|नम्बर|संख्या|उत्तर|क्रमांक|vikalp|number|no|nambar",
      after: "वां|वाँ|वीं|va|vi|wa|number|नंबर|number wala|नंबर वाला|no wala",
    },
    levels: {
      never:
        "कभी नहीं|कभी भी नहीं|एक बार भी नहीं|कभी नही|kabhi nahi|kabhi nahin|kabhi bhi nahi|ek baar bhi nahi",
      hardlyEver:
        "शायद ही कभी|लगभग कभी नहीं|बहुत कम बार|मुश्किल से ही|shayad hi kabhi|lagbhag kabhi nahi|na ke barabar|न के बराबर",
      rarely:
        "कम ही|बहुत कम|कम|विरले ही|ज़्यादा नहीं|अक्सर नहीं|bahut kam|kam hi|kam|zyada nahi|aksar nahi|ज्यादा नहीं",
      occasionally:
        "कभी कभार|यदा कदा|समय समय पर|कभी कबार|kabhi kabhar|kabhi kabar|samay samay par|बीच बीच में|beech beech mein",
      sometimes:
        "कभी कभी|कभी-कभी|कई बार|ज़रूरत पड़ने पर|जरूरत पड़ने पर|kabhi kabhi|zaroorat padne par|kai baar|jarurat padne par",
      halfTheTime: "आधे समय|आधा समय|आधी बार|aadhe time|aadha time|aadhe samay",
      often:
        "अक्सर|बार बार|अकसर|नियमित रूप से|नियमित|बहुत बार|aksar|baar baar|niyamit|regularly|bahut baar|akser",
      usually:
        "आमतौर पर|आम तौर पर|ज़्यादातर|ज्यादातर|सामान्यतः|अधिकतर|सामान्य रूप से|aamtaur par|zyadatar|jyadatar|adhiktar|usually|mostly|aam taur par",
      nearlyAlways: "लगभग हमेशा|करीब करीब हमेशा|lagbhag hamesha",
      always: "हमेशा|हर बार|सदा|हर समय|लगातार|हर वक्त|सदैव|hamesha|har baar|har samay|har waqt|lagataar|hamesa",
    },
    every: {
      0.0416667: "हर घंटे|har ghante",
      1: "रोज़|रोज|हर रोज़|हर रोज|प्रतिदिन|हर दिन|रोज़ाना|रोजाना|दैनिक|roz|roj|har roz|har din|rozana|pratidin|har subah|हर सुबह",
      7: "हर हफ्ते|हर हफ़्ते|साप्ताहिक|हर सप्ताह|प्रति सप्ताह|har hafte|saptahik|har saptah|har week|weekly",
      14: "हर दो हफ्ते|हर दूसरे हफ्ते|पाक्षिक|har do hafte|har dusre hafte",
      30.4375: "हर महीने|मासिक|हर माह|प्रति माह|har mahine|masik|har maah|har month|monthly",
      60.875: "हर दो महीने|हर दूसरे महीने|har do mahine|har dusre mahine",
      91.3125: "हर तिमाही|तिमाही|त्रैमासिक|हर तीन महीने|har timahi|har teen mahine|timahi",
      182.625: "हर छह महीने|छमाही|अर्धवार्षिक|har chhe mahine|chhamahi",
      365.25: "हर साल|सालाना|वार्षिक|प्रति वर्ष|हर वर्ष|har saal|salana|varshik|yearly",
      730.5: "हर दो साल|har do saal",
    },
    per: {
      0.0416667: "घंटे में|ghante mein",
      1: "दिन में|प्रति दिन|din mein|din me",
      7: "हफ्ते में|हफ़्ते में|सप्ताह में|प्रति सप्ताह|hafte mein|hafte me|week mein|week me|saptah mein",
      30.4375: "महीने में|प्रति माह|माह में|mahine mein|mahine me|month mein|month me",
      91.3125: "तिमाही में|timahi mein|timahi me",
      182.625: "छमाही में|chhamahi mein",
      365.25: "साल में|वर्ष में|प्रति वर्ष|saal mein|saal me|year mein",
    },
    each: "हर|प्रत्येक|har",
    counts: { 1: "एक बार|ek baar|ek bar", 2: "दो बार|do baar|do bar", 3: "तीन बार|teen baar|teen bar" },
    stances: {
      yes: "हाँ|हां|जी|जी हाँ|जी हां|हाँ जी|हां जी|बिल्कुल हाँ|ज़रूर|जरूर|सही|ठीक है हाँ|haan|haanji|haan ji|ji haan|ji|han|ha|zaroor|sahi|haa|हाँ है|है हमारे पास|हाँ बिल्कुल|haan bilkul|haan hai|बेशक|beshak|हाँ हाँ|sahi hai|हां है|hai hamare paas|ji ha|bilkul haan",
      fully:
        "पूरी तरह|पूरी तरह से|बिल्कुल|पूर्ण रूप से|हाँ पूरी तरह|संपूर्ण|puri tarah|puri tarah se|bilkul|poori tarah|poori tarah se|haan puri tarah|सौ प्रतिशत|पूर्णतः|100 percent",
      no: "नहीं|जी नहीं|नही|ना|न|नहीं है|नहीं जी|nahi|nahin|na|ji nahi|nahi hai|nhi|nai|हमारे पास नहीं है|hamare paas nahi hai|फिलहाल नहीं|अभी नहीं है|filhaal nahi|नहीं तो|मुझे नहीं लगता|mujhe nahi lagta|ji nahin|गलत|galat|नहीं करते|nahi karte|naa",
      notAtAll:
        "बिल्कुल नहीं|बिलकुल नहीं|कतई नहीं|हरगिज़ नहीं|ज़रा भी नहीं|bilkul nahi|bilkul bhi nahi|zara bhi nahi|बिल्कुल भी नहीं|katai nahi|जरा भी नहीं|बिलकुल भी नहीं",
      partly:
        "आंशिक रूप से|कुछ हद तक|थोड़ा|थोड़ा बहुत|आंशिक|आधा अधूरा|हाँ और नहीं|पूरी तरह नहीं|पूरी तरह से नहीं|kuch had tak|thoda bahut|thoda|aadha adhura|puri tarah nahi|puri tarah se nahi|कुछ कुछ|kuch kuch|काफी हद तक|kaafi had tak|थोड़ा सा|thoda sa|haan bhi aur nahi bhi|कुछ हिस्से|poori tarah nahi",
      notYet:
        "अभी नहीं|अभी तक नहीं|अब तक नहीं|फिलहाल अभी नहीं|abhi nahi|abhi tak nahi|ab tak nahi|अभी तो नहीं|शुरू नहीं किया|abhi toh nahi|shuru nahi kiya|abhi tak nahin",
      planned:
        "योजना है|योजना बना रहे हैं|काम चल रहा है|चल रहा है|जल्द ही|तैयारी चल रही है|प्रक्रिया में|शुरू किया है|करने वाले हैं|yojna hai|plan hai|plan kar rahe hain|kaam chal raha hai|chal raha hai|jald hi|shuru kiya hai|karne wale hain|process mein|planning chal rahi hai|कर रहे हैं|बन रहा है|ban raha hai|योजना में|jaldi hi|planning hai|अगले साल|agle saal",
      depends:
        "निर्भर करता है|निर्भर है|स्थिति पर निर्भर|depend karta hai|depends karta hai|nirbhar karta hai|हालात पर|स्थिति के अनुसार|depend hai|परिस्थिति पर|situation par depend",
      usedTo:
        "पहले था|अब नहीं|पहले करते थे|पहले हाँ|पहले थी|ab nahi|pehle tha|pehle karte the|pehle thi|बंद कर दिया|band kar diya|छोड़ दिया|chhod diya|अब नहीं करते|ab nahi karte",
      unsure:
        "पता नहीं|मुझे नहीं पता|मालूम नहीं|मुझे पता नहीं|नहीं पता|कह नहीं सकता|कह नहीं सकती|pata nahi|pata nahin|mujhe nahi pata|malum nahi|nahi pata|कोई अंदाज़ा नहीं|यकीन नहीं|पक्का नहीं|keh nahi sakta|keh nahi sakte|koi idea nahi|pakka nahi|sure nahi|मुश्किल है कहना|कहना मुश्किल है|kehna mushkil hai|अनिश्चित|idea nahi|maloom nahi|sure nahi hoon|नही पता|कह नहीं सकते|pata nhi|mujhe pata nahi|koi andaza nahi|पता नही",
    },
    scale: {
      lowest:
        "सबसे कम|न्यूनतम|सबसे नीचे|सबसे खराब|सबसे बुरा|sabse kam|nyuntam|sabse neeche|sabse kharab|sabse bura|सबसे निचला|शून्य स्टार|sabse low",
      middle:
        "बीच|बीच में|मध्य|मध्यम|बीच का|औसत|beech|beech mein|beech me|beech ka|madhyam|ausat|बीच वाला|beech wala|बीचोबीच|तटस्थ|beech wali",
      highest:
        "सबसे ज़्यादा|सबसे ज्यादा|अधिकतम|सबसे अच्छा|सबसे ऊपर|पूरे अंक|सर्वश्रेष्ठ|sabse zyada|sabse jyada|adhiktam|sabse accha|sabse acha|sabse upar|poore ank|पूरे नंबर|full marks|सबसे बढ़िया|sabse badhiya|सबसे ऊँचा|सर्वोच्च|poore number|sabse best|सबसे अधिक",
    },
    degrees: {
      lowest:
        "बिल्कुल नहीं|बहुत खराब|बहुत बुरा|बेहद खराब|बहुत ही खराब|भयानक|पूरी तरह असहमत|बहुत असंतुष्ट|bahut kharab|bahut bura|bilkul nahi|bahut hi kharab|bekaar|बेकार|घटिया|ghatiya|bilkul bekar|बहुत कमज़ोर|बहुत कमजोर|अत्यंत खराब|बिल्कुल भी नहीं|bahut ghatiya|बिल्कुल असंतुष्ट",
      low: "खराब|बुरा|कम|कमज़ोर|कमजोर|अच्छा नहीं|असहमत|असंतुष्ट|संतुष्ट नहीं|kharab|bura|kamzor|accha nahi|acha nahi|theek nahi|ठीक नहीं|खास नहीं|khaas nahi|khas nahi|बहुत अच्छा नहीं|bahut accha nahi|thoda kharab|ज़्यादा अच्छा नहीं|zyada accha nahi|santusht nahi|थोड़ा कम",
      middle:
        "ठीक ठाक|औसत|ठीक है|सामान्य|मध्यम|चलता है|ठीक|theek thaak|theek hai|thik hai|thik thak|chalta hai|ausat|theek|average|thik|न सहमत न असहमत|साधारण|normal|theek theek|ठीक ठीक|न अच्छा न बुरा|na accha na bura|kaam chalau|कामचलाऊ|so so",
      high: "अच्छा|अच्छी|काफी अच्छा|सहमत|संतुष्ट|बढ़िया|काफ़ी अच्छा|accha|acha|achha|kaafi accha|kafi acha|badhiya|santusht|sahmat|काफी|अच्छे|acchi|kaafi achha|kaafi badhiya|काफी बढ़िया|काफी संतुष्ट|मजबूत|kaafi acha",
      highest:
        "बहुत|बहुत अच्छा|बहुत अच्छी|बहुत बढ़िया|उत्कृष्ट|शानदार|पूरी तरह सहमत|बहुत संतुष्ट|बेहतरीन|लाजवाब|bahut accha|bahut acha|bahut badhiya|shandar|shaandaar|behtareen|lajawab|zabardast|ज़बरदस्त|जबरदस्त|पूरी तरह|excellent|bahut achha|bahut hi accha|ekdum badhiya|एकदम बढ़िया|ekdum mast|mast|perfect|बेहद अच्छा|पूरी तरह संतुष्ट|बहुत ही अच्छा|bahut santusht|सर्वोत्तम",
    },
  },

  grammar: {},

  moves: {},
};
