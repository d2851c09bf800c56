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
      1.5: "डेढ़|डेढ|dedh",
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
      20: "बीस|bees",
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
        since: "",
        atLeast: "कम से कम|न्यूनतम|kam se kam|minimum",
        justOver: "",
        under: "",
        atMost: "अधिकतम|ज़्यादा से ज़्यादा|ज्यादा से ज्यादा|zyada se zyada|jyada se jyada|maximum|adhiktam",
        nearly: "करीब करीब",
      },
      after: {
        over: "से अधिक|से ज़्यादा|से ज्यादा|से ऊपर|के ऊपर|के बाद|से बड़ा|se zyada|se jyada|se adhik|se upar|ke upar|ke baad",
        since: "",
        atLeast:
          "या अधिक|या ज़्यादा|या ज्यादा|या उससे अधिक|या उससे ज़्यादा|और उससे अधिक|ya zyada|ya jyada|ya usse zyada|ya adhik|या उससे ज्यादा|या उससे ऊपर|या उससे ज़्यादा बार|या अधिक बार|या ज़्यादा बार",
        justOver: "से थोड़ा ज़्यादा|से थोड़ा ज्यादा|से थोड़ा ऊपर|se thoda zyada|se thoda upar|se thoda jyada",
        under: "से कम|से नीचे|के नीचे|से पहले|के पहले|se kam|se neeche|ke neeche|se pehle|ke pehle",
        atMost: "तक|या कम|या उससे कम|tak|ya kam|ya usse kam|या उससे कम बार|या कम बार",
        nearly: "से थोड़ा कम|के करीब|ke kareeb|se thoda kam",
      },
    },
    about:
      "लगभग|करीब|तकरीबन|शायद|क़रीब|के आसपास|के आस पास|lagbhag|kareeb|takreeban|shayad|ke aas paas|ke aaspaas|around|औसतन|अंदाज़न",
    ranges: { to: "से|se|से लेकर|to", between: "", and: "और|से" },
    outOf: { forward: "", reversed: "में से|me se|mein se|में|mein" },
    shares: {
      "25": "एक चौथाई|चौथाई",
      "33.3": "एक तिहाई|तिहाई",
      "50": "आधा|आधे|aadha",
      "66.7": "दो तिहाई",
      "75": "तीन चौथाई",
    },
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
    counting: "हम|हमारे पास|मेरे पास|हम लोग|कुल|ham|hum|hamare paas|humare paas|mere paas|kul",
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
        "कम ही|बहुत कम|कम|विरले ही|ज़्यादा नहीं|अक्सर नहीं|bahut kam|kam hi|kam|zyada nahi|aksar nahi|ज्यादा नहीं|कम बार",
      occasionally:
        "कभी कभार|यदा कदा|समय समय पर|कभी कबार|kabhi kabhar|kabhi kabar|samay samay par|बीच बीच में|beech beech mein",
      sometimes:
        "कभी कभी|कई बार|ज़रूरत पड़ने पर|जरूरत पड़ने पर|kabhi kabhi|zaroorat padne par|kai baar|jarurat padne par",
      halfTheTime: "आधे समय|आधा समय|आधी बार|aadhe time|aadha time|aadhe samay",
      often: "अक्सर|बार बार|अकसर|नियमित रूप से|नियमित|aksar|baar baar|niyamit|regularly|akser",
      veryOften: "बहुत बार|बहुत अक्सर|बहुत ज़्यादा बार|bahut baar|bahut aksar",
      usually:
        "आमतौर पर|आम तौर पर|ज़्यादातर|ज्यादातर|सामान्यतः|अधिकतर|सामान्य रूप से|aamtaur par|zyadatar|jyadatar|adhiktar|usually|mostly|aam taur par",
      nearlyAlways: "लगभग हमेशा|करीब करीब हमेशा|lagbhag hamesha",
      always: "हमेशा|हर बार|सदा|हर समय|लगातार|हर वक्त|सदैव|hamesha|har baar|har samay|har waqt|lagataar|hamesa",
    },
    every: {
      0.0416667: "हर घंटे|har ghante",
      1: "रोज़|रोज|हर रोज़|हर रोज|प्रतिदिन|हर दिन|रोज़ाना|रोजाना|दैनिक|roz|roj|har roz|har din|rozana|pratidin|har subah|हर सुबह",
      2: "हर दूसरे दिन|हर दो दिन|har dusre din|har do din",
      7: "हर हफ्ते|हर हफ़्ते|साप्ताहिक|हर सप्ताह|प्रति सप्ताह|har hafte|saptahik|har saptah|har week|weekly",
      14: "हर दो हफ्ते|हर दूसरे हफ्ते|पाक्षिक|har do hafte|har dusre hafte",
      30.4375: "हर महीने|मासिक|हर माह|प्रति माह|har mahine|masik|har maah|har month|monthly",
      60.875: "हर दो महीने|हर दूसरे महीने|har do mahine|har dusre mahine",
      91.3125:
        "हर कुछ महीने|har kuch mahine|हर तिमाही|तिमाही|त्रैमासिक|हर तीन महीने|har timahi|har teen mahine|timahi",
      182.625: "हर छह महीने|छमाही|अर्धवार्षिक|har chhe mahine|chhamahi",
      365.25: "हर साल|सालाना|वार्षिक|प्रति वर्ष|हर वर्ष|har saal|salana|varshik|yearly",
      730.5: "हर दो साल|har do saal",
    },
    weekdays: {
      1: "सोमवार|somvar|somwar|monday",
      2: "मंगलवार|mangalvar|mangalwar|tuesday",
      3: "बुधवार|budhvar|budhwar|wednesday",
      4: "गुरुवार|guruvar|guruwar|thursday",
      5: "शुक्रवार|shukravar|shukrawar|friday",
      6: "शनिवार|shanivar|shaniwar|saturday",
      7: "रविवार|इतवार|ravivar|itwar|sunday",
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
    periods: {
      0.010416666666666666: "पाव घंटा|पंद्रह मिनट|चौथाई घंटा|pao ghanta",
      0.020833333333333332: "आधा घंटा|आधे घंटे|aadha ghanta|adha ghanta|aadhe ghante",
      0.03125: "पौन घंटा|पौना घंटा|पौने घंटे|paun ghanta|pauna ghanta",
    },
    counts: { 1: "एक बार|ek baar|ek bar", 2: "दो बार|do baar|do bar", 3: "तीन बार|teen baar|teen bar" },
    stances: {
      yes: "हाँ|हां|जी|जी हाँ|जी हां|हाँ जी|हां जी|बिल्कुल हाँ|ज़रूर|जरूर|सही|ठीक है हाँ|haan|haanji|haan ji|ji haan|ji|han|ha|zaroor|sahi|haa|हाँ है|है हमारे पास|हाँ बिल्कुल|haan bilkul|haan hai|बेशक|beshak|हाँ हाँ|sahi hai|हां है|hai hamare paas|ji ha|bilkul haan",
      fully:
        "पूरी तरह|पूरी तरह से|बिल्कुल|पूर्ण रूप से|हाँ पूरी तरह|संपूर्ण|puri tarah|puri tarah se|bilkul|poori tarah|poori tarah se|haan puri tarah|सौ प्रतिशत|पूर्णतः|100 percent|sab kuch|sab ho gaya|सब कुछ",
      no: "नहीं|जी नहीं|नही|ना|न|नहीं है|नहीं जी|nahi|nahin|na|ji nahi|nahi hai|nhi|nai|हमारे पास नहीं है|hamare paas nahi hai|अभी नहीं है|filhaal nahi|नहीं तो|मुझे नहीं लगता|mujhe nahi lagta|ji nahin|गलत|galat|नहीं करते|nahi karte|naa|kuch nahi hai|kabhi nahi kiya",
      notAtAll:
        "बिल्कुल नहीं|बिलकुल नहीं|कतई नहीं|हरगिज़ नहीं|ज़रा भी नहीं|bilkul nahi|bilkul bhi nahi|zara bhi nahi|बिल्कुल भी नहीं|katai nahi|जरा भी नहीं|बिलकुल भी नहीं",
      partly:
        "आंशिक रूप से|कुछ हद तक|थोड़ा|थोड़ा बहुत|आंशिक|आधा अधूरा|हाँ और नहीं|पूरी तरह नहीं|पूरी तरह से नहीं|kuch had tak|thoda bahut|thoda|aadha adhura|puri tarah nahi|puri tarah se nahi|कुछ कुछ|kuch kuch|काफी हद तक|kaafi had tak|थोड़ा सा|thoda sa|haan bhi aur nahi bhi|कुछ हिस्से|poori tarah nahi|lekin sirf|sirf kuch|लेकिन सिर्फ|सिर्फ कुछ",
      notYet:
        "अभी नहीं|अभी तक नहीं|अब तक नहीं|फिलहाल अभी नहीं|abhi nahi|abhi tak nahi|ab tak nahi|अभी तो नहीं|शुरू नहीं किया|abhi toh nahi|shuru nahi kiya|abhi tak nahin|फिलहाल नहीं|इस समय नहीं|filhal nahi|abhi tak to nahi|abhi to nahi",
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
        "सबसे कम|न्यूनतम|सबसे नीचे|सबसे खराब|सबसे बुरा|sabse kam|nyuntam|sabse neeche|sabse kharab|sabse bura|सबसे निचला|sabse low",
      middle:
        "बीच|बीच में|मध्य|मध्यम|बीच का|औसत|beech|beech mein|beech me|beech ka|madhyam|ausat|बीच वाला|beech wala|बीचोबीच|तटस्थ|beech wali|50 50|आधा आधा|fifty fifty",
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

  grammar: {
    filler:
      "यह सब है|यही सब|बस यही सब|बस इतना ही|बस यही|bas itna hi|मैं|हम|मुझे|हमें|मेरा|मेरी|मेरे|हमारा|हमारी|हमारे|यह|ये|वह|वो|है|हैं|हूं|हूँ|हो|था|थी|थे|को|का|की|के|में|पर|से|तक|लिए|मेरे लिए|हमारे लिए|हमारे यहां|करीब|लगभग|तकरीबन|अच्छा|अच्छी|पक्का|पक्की|ठीक|ठीक है|काफी|बहुत|वास्तव में|सच में|सिर्फ|केवल|बस|तो|जी|अरे|हां|हाँ|उम|हम्म|आह|ओह|ओके|ईमानदारी से|मेरे हिसाब से|मेरी राय में|आम तौर पर|औसतन|अभी|फिलहाल|आजकल|आज|दुर्भाग्य से|ज़रूर|जरूर|बेशक|निश्चित रूप से|बिल्कुल|बिलकुल|भी|कृपया|प्लीज|धन्यवाद|शुक्रिया|नमस्ते|अंक|नंबर|स्टार|सितारे|तारे|विकल्प|जवाब|उत्तर|स्केल|खासकर|मुख्य रूप से|ज्यादातर|पता नहीं लेकिन|कहना मुश्किल है लेकिन|यार|भाई|ना|ही|जो|कि|एक तरह से|main|mai|hum|mujhe|hamein|hume|mera|meri|mere|hamara|hamari|hamare|yeh|ye|woh|wo|hai|hain|hoon|hun|tha|thi|the|ko|ka|ki|ke|mein|me|par|pe|se|tak|liye|mere liye|hamare liye|hamare yahan|kareeb|karib|lagbhag|takriban|accha|acha|achha|pakka|theek|thik|theek hai|thik hai|kaafi|kafi|bahut|bohot|sach mein|sirf|keval|bas|to|toh|ji|are|arre|haan|han|ha|umm|hmm|ok|imandari se|mere hisab se|mere hisaab se|aam taur pe|abhi|filhal|filhaal|aajkal|aaj|zaroor|jarur|bilkul|bhi|please|plz|shukriya|dhanyavad|namaste|number|star|taare|option|jawab|khaskar|zyadatar|jyadatar|pata nahi lekin|pata nahi par|yaar|yar|bhai|na|hi|jo|वाला|वाली|वाले|सुझाव|श्रेणी|पंक्ति|आपकी|आपका|आपके|इनमें से|सूची में|सूची की|सूची का|लिस्ट में|लिस्ट का|wala|wali|wale|aapka|aapki|inme se|list me|list mein|list ka|list wala",
    choosing:
      "कहूंगा|कहूँगा|कहूंगी|मैं कहूंगा|मानता हूं|लगता है|मुझे लगता है|सोचता हूं|दूंगा|दूँगा|दूंगी|दे दो|दो दे|दीजिए|दे देता हूं|चुनता हूं|चुनूंगा|चुनते हैं|लिख दो|लिखो|लिखिए|लिख दीजिए|लगा दो|रख दो|रखो|मान लो|मान लीजिए|शायद|मेरा जवाब|जवाब है|मेरी पसंद|लेता हूं|लूंगा|kahunga|kahungi|kehna chahunga|lagta hai|mujhe lagta hai|sochta hu|sochta hoon|dunga|doonga|dungi|de do|dijiye|de deta hu|de dijiye|chunta hu|chununga|likh do|likho|likhiye|laga do|rakh do|rakho|maan lo|man lo|shayad|mera jawab|jawab hai|meri pasand|leta hu|lunga|kar do|kardo",
    not: "बिना|कभी नहीं|न|ना तो|सिवाय|के बजाय|की जगह|bina|kabhi nahi|na|na to|siway|ke bajay|ki jagah",
    notBehind:
      "नहीं|नही|मत|के अलावा|को छोड़कर|छोड़कर|के सिवा|के बजाय|की जगह|nahi|nahin|nai|mat|ke alawa|ko chhodkar|chhodkar|ke siwa|ke bajay|ki jagah|nhi|मना है|बंद है|संभव नहीं|संभव नहीं है|नहीं लेते|नहीं चलता|mana hai|band hai|sambhav nahi|nahi lete|nahi chalta",
    only: "सिर्फ नहीं|कोई दिक्कत नहीं|कोई शक नहीं|न केवल|koi dikkat nahi|koi shak nahi|na sirf|koi problem nahi",
    instead: "",
    except: "के अलावा|को छोड़कर|छोड़कर|के सिवा|सिवाय|ke alawa|ko chhodkar|chhodkar|ke siwa|siway|chhod ke",
    correction:
      "नहीं रुको|रुको|नहीं नहीं|नहीं|माफ करना|माफ़ करना|सॉरी|मतलब|मेरा मतलब|मेरा मतलब है|असल में|दरअसल|बल्कि|सोच कर|बदल कर|बदलकर|गलती हो गई|गलत|छोड़ो|nahi ruko|nahin ruko|ruko|nahi nahi|nahi|nahin|maaf karna|matlab|mera matlab|mera matlab hai|asal mein|asal me|darasal|balki|soch ke|badal ke|badal do|galti ho gayi|galat|chhodo|are nahi|arre nahi",
    or: "या|अथवा|या फिर|या तो|के बीच|ya|ya phir|ya fir|ya to|athva|ke beech|ke bich",
    to: "से",
    perhaps: "शायद|हो सकता है|संभवतः|shayad|ho sakta hai|sayad",
    and: "और|तथा|एवं|साथ ही|के साथ|भी|प्लस|दोनों|aur|or bhi|tatha|sath hi|saath|ke sath|ke saath|plus|phir|fir",
    but: "लेकिन|मगर|पर|परंतु|किंतु|हालांकि|जबकि|lekin|magar|par|parantu|halanki|jabki",
    because:
      "क्योंकि|क्यूंकि|कारण|की वजह से|चूंकि|ताकि|जब|अगर|इसलिए कि|के कारण|के बाद|से पहले|kyunki|kyonki|kyuki|kyoki|karan|ki wajah se|taki|jab|agar|ke baad|se pehle",
    now: "अब|अभी|आजकल|फिलहाल|आज|इस साल|इस महीने|ab|abhi|aajkal|filhal|aaj|is saal|is mahine",
    so: "तो|इसलिए|आखिर में|कुल मिलाकर|अंत में|संक्षेप में|मान लो|to|toh|isliye|aakhir mein|kul milakar|kul mila ke|ant mein|maan lo",
    elsewhere:
      "पहले|पिछले साल|पिछले महीने|पिछले हफ्ते|शुरू में|था|थे|थी|होना चाहिए|चाहिए|चाहता हूं|चाहते हैं|काश|उम्मीद|लक्ष्य|आदर्श रूप से|अगर|अगले साल|भविष्य में|मेरा बॉस|बॉस|मेरे बॉस|साथी|मेरी पत्नी|मेरे पति|मेरा भाई|प्रतियोगी|दूसरे|बाकी लोग|लोग|कहते हैं|फॉर्म|सवाल|pehle|pahle|pichle saal|pichhle saal|pichle mahine|pichle hafte|shuru mein|shuru me|tha|the|thi|hona chahiye|chahiye|chahta hu|chahte hain|kash|kaash|ummeed|umeed|agar|agle saal|mera boss|mere boss|boss|biwi|meri patni|mere pati|mera bhai|dusre|baaki log|log|kehte hain|kahte hain|sawal|ab nahi|पड़ोसी|हमारे पड़ोसी|बगल वाला|बगल वाली|सामने वाला|सामने वाली|सड़क के पार|हमारा सप्लायर|मेरा सप्लायर|प्रतिस्पर्धी|बड़ी चेन|मेरा दोस्त|एक दोस्त|मेरा चचेरा भाई|मेरे चाचा|मेरे मामा|मेरा साला|जीजा जी|पुराने बॉस|ज़्यादातर कंपनियाँ|दूसरी कंपनियाँ|padosi|bagal wala|saamne wala|mera dost|mere chacha|mera saala|purane boss|dusri company",
    all: "सब|सभी|सारे|सारी|सब कुछ|ये सब|सभी विकल्प|तीनों|चारों|पांचों|हर एक|sab|sabhi|saare|sare|sari|sab kuch|ye sab|teeno|tino|charo|chaaro|har ek|sab ke sab",
    both: "दोनों|दोनो|dono|donon",
    none: "कोई नहीं|कुछ नहीं|इनमें से कोई नहीं|एक भी नहीं|कोई भी नहीं|koi nahi|kuch nahi|inme se koi nahi|inmein se koi nahi|ek bhi nahi|koi bhi nahi|koi nahin|kuch nahin",
    alone: "सिर्फ|केवल|sirf|keval",
    absent: "नहीं|नही|बिना",
    any: "कोई भी|कुछ भी|फर्क नहीं पड़ता|जो भी|koi bhi|kuch bhi|fark nahi padta|farak nahi padta|jo bhi|koi si bhi",
    more: "और कुछ|कुछ और|जोड़ना",
    other: "अन्य|दूसरा|कुछ और|कोई और|anya|dusra|doosra|kuch aur|koi aur",
  },

  moves: {
    filler: `
      है, हैं, हूँ, हूं, हो, था, थी, थे, होगा, होगी, का, की, के, को, से, में, पर, ने, तक, और, तो, ही, भी,
      एक, कुछ, ये, वो, जी, यार, भाई, बस, अभी, अब, बहुत, थोड़ा, थोड़ी, जरा, ज़रा, प्लीज, प्लीज़, कृपया, सॉरी,
      माफ, माफ़, ठीक, अच्छा, ओके, नहीं, मत, न, ना, कि, जो, जब, अगर, सच, सच में, सच कहूं, वाला, वाली, वाले,
      कर, करना, करो, करें, कीजिए, रहा, रही, रहे, सकता, सकती, सकते, गया, गई, गए, दो, दे, दें, दीजिए, बात,
      चीज, चीज़, चीजें, अपना, अपनी, अपने, इस, उस, इन, उन, यहाँ, यहां, वहाँ, वहां, लिए, बारे में, वैसे, फिर,
      सिर्फ, hai, hain, hu, hoon, hun, ho, tha, thi, the, hoga, hogi, ka, ki, ke, ko, se, me, mein, main,
      par, pe, ne, tak, aur, to, toh, hi, bhi, ek, kuch, kuchh, ye, yeh, wo, woh, ji, yaar, yar, bhai, bas,
      abhi, ab, bahut, bohot, thoda, thodi, zara, jara, please, plz, pls, kripya, sorry, maaf, thik, theek,
      accha, acha, ok, okay, nahi, nahin, nai, mat, na, jo, jab, agar, sach, sach me, wala, wali, wale, kar,
      karna, karo, kare, kijiye, raha, rahi, rahe, sakta, sakti, sakte, gaya, gayi, do, de, dijiye, baat,
      cheez, apna, apni, apne, is, us, yaha, waha, liye, bare mein, waise, phir, fir, sirf, the, a, i, this,
      it, you, my`,
    me: `
      मैं, मैंने, मुझे, मुझको, मेरा, मेरी, मेरे, मुझ, main, maine, mai, mujhe, mujhko, mera, meri, mere,
      mujh`,
    we: `
      हम, हमें, हमारा, हमारी, हमारे, हमने, hum, humein, hame, hamara, hamari, hamare, humara, humari,
      humare, humne`,
    you: `
      आप, आपका, आपकी, आपके, आपको, आपने, तू, तुम, तेरा, तेरी, तेरे, तुम्हारा, तुम्हारी, तुम्हारे, तुझे,
      तुम्हें, तुमने, aap, aapka, aapki, aapke, aapko, aapne, ap, apko, tu, tum, tera, teri, tere, tumhara,
      tumhari, tumhare, tujhe, tumhe, tumne`,
    this: "यह, ये, इस, इसे, इसका, इसकी, इसके, वह, वो, yah, ye, yeh, is, ise, iska, iski, iske, isko, wo, woh",
    or: "या, ya, अथवा",
    turn: `
      लेकिन, मगर, पर शायद, शायद, लगता है, मुझे लगता, हो सकता है, मेरे ख्याल से, ज़्यादातर, ज्यादातर,
      क्योंकि, सिवाय, lekin, magar, shayad, shayd, lagta hai, mujhe lagta, ho sakta hai, mere khayal se,
      zyadatar, jyadatar, kyunki, kyuki, but, maybe`,

    who: "कौन, किसने, किसको, किसे, किसका, किससे, kaun, kon, kisne, kisko, kise, kiska, kisse",
    why: "क्यों, क्यूं, क्यूँ, किसलिए, किस लिए, kyon, kyun, kyu, kyo, kis liye, kisliye, kyunki kyu",
    what: "क्या, kya, kia",
    ask: `
      कैसे, कैसा, कैसी, कब, कहाँ, कहां, कितना, कितनी, कितने, कौनसा, कौन सा, कौनसी, कौन सी, किस, kaise,
      kaisa, kaisi, kab, kaha, kahan, kitna, kitni, kitne, kaunsa, konsa, kaun sa, kaunsi, konsi, kis`,
    opens: "क्या, kya, is it, can i, do i",
    particle: `
      क्या, क्यों, कैसे, कौन, कितने, कितना, कितनी, कब, kya, kyu, kyun, kyon, kaise, kaun, kon, kitna, kitne,
      kitni, kab`,
    howMany: `
      कितने, कितना, कितनी, कब, साल, प्रतिशत, संख्या, उम्र, बजट, कीमत, लागत, कितनी बार, तारीख, राशि, kitne,
      kitna, kitni, kab, saal, pratishat, percent, sankhya, umar, budget`,

    offers: "kaisa rahega, कैसा रहेगा",
    mean: `
      मतलब, अर्थ, मायने, गिना, गिने, गिनें, गिनना, शामिल, जोड़ें, जोड़ना, जोड़ूं, पूछ, परिभाषा, सबसे अच्छा,
      सबसे खराब, बेहतर, matlab, mtlb, arth, mayne, gina, gine, ginna, shamil, include, count, jodna, jodu,
      puch, pooch, best, worst, sabse accha`,
    lost: `
      समझ नहीं, समझ में नहीं, समझा नहीं, समझी नहीं, नहीं समझा, नहीं समझी, नहीं समझ, समझ नही, स्पष्ट नहीं,
      साफ नहीं, क्या मतलब, मतलब क्या, इसका क्या मतलब, इसका मतलब क्या, मतलब, क्या बोल रहे, कहना क्या, दोबारा,
      samajh nahi, samajh nahin, samaj nahi, smjh nahi, samjha nahi, samjhi nahi, nahi samjha, nahi samajh,
      samajh me nahi, samajh mein nahi, samajh nai, clear nahi, kya matlab, matlab kya, iska matlab kya,
      iska kya matlab, matlab, kya bol rahe, kya puch rahe, confuse, confused, dobara`,
    explain: `
      समझाइए, समझाओ, समझाएं, समझा दो, समझा दीजिए, उदाहरण, मिसाल, जैसे क्या, स्पष्ट करें, विस्तार से, मदद,
      सरल, दूसरे शब्दों, फिर से, samjhao, samjhaiye, samjhaye, samjha do, samjha dijiye, explain, udaharan,
      example, misal, jaise kya, detail, madad, help, simple me, phir se, fir se`,

    survey: `
      सर्वे, सर्वेक्षण, फॉर्म, फार्म, प्रश्नावली, टेस्ट, चैट, survey, form, test, chat, questionnaire,
      assessment, quiz`,
    question: "सवाल, सवालों, प्रश्न, प्रश्नों, क्वेश्चन, sawal, sawaal, sawalon, prashn, question, questions",
    answer: `
      जवाब, जवाबों, उत्तर, उत्तरों, रेटिंग, अंक, jawab, jawaab, javab, uttar, answer, answers, rating,
      reply`,

    read: `
      पढ़ेगा, पढ़ता, पढ़ते, पढ़ेंगे, पढ़, देखेगा, देखता, देखते, देखेंगे, देख, दिखेगा, पता चलेगा, मिलेगा,
      जाएगा, जाता, भेजा, padhega, padhta, padhte, padhenge, padega, dekhega, dekhta, dekhenge, dikhega,
      pata chalega, pata chal, jayega, jata, bheja, read, see`,
    others: `
      बॉस, मैनेजर, मालिक, कंपनी, बैंक, सहकर्मी, एचआर, सरकार, पुलिस, मैनेजमेंट, साहब, दूसरे, कोई और, boss,
      manager, malik, company, bank, hr, sarkar, police, management, sahab, dusre, koi aur, team`,
    private: `
      गुमनाम, गोपनीय, निजी, प्राइवेट, गुप्त, मेरा नाम, सार्वजनिक, नाम आएगा, gumnam, gopniya, private,
      confidential, anonymous, secret, mera naam, naam, public`,
    store: "डेटा, सुरक्षित रख, सेव, सर्वर, जानकारी, data, store, server, jankari, info, use karoge, bechoge",
    howLong: `
      कितना समय, कितना टाइम, कितने सवाल, कितने और, और कितने, और कितना, कितना बाकी, कितने बाकी, कितनी देर,
      कब खत्म, कब तक, आखिरी सवाल, अभी और, kitna time, kitna samay, kitne sawal, kitne sawaal, kitne aur,
      aur kitne, aur kitna, kitna baki, kitne baki, kitna baaki, kitne baaki, kitni der, kab khatam,
      kab tak, kitna lamba, last question hai, aakhri sawal, how long`,
    left: `
      बाकी, बचे, बचा, समय, लगेगा, और, मिनट, खत्म, baki, baaki, bache, bacha, time, samay, lagega, lagta,
      minute, khatam, khatm, left`,
    pause: `
      रुक, रोक, बंद, छोड़, ब्रेक, आगे, पूरा, वापस, जारी, ruk, rok, band, chhod, chod, break, aage, pura,
      poora, wapas, vapas, continue, stop, pause`,
    later: `
      बाद में, कल, शाम को, रात को, फिर कभी, वापस आ, बाद, baad me, baad mein, bad me, kal, sham ko, shaam ko,
      raat ko, phir kabhi, fir kabhi, wapas aa, vapas, later`,
    save: `
      सेव, सुरक्षित, खो, मिट, गायब, शुरू से, फिर से शुरू, save, kho, mit, gayab, shuru se, phir se shuru,
      delete, lost`,
    outcome: `
      मुझे क्या मिलेगा, क्या मिलेगा, क्या फायदा, फायदा क्या, क्या होगा, नतीजा, परिणाम, रिपोर्ट, अंत में,
      आखिर में, रिजल्ट, सलाह, mujhe kya milega, kya milega, kya fayda, kya faida, fayda kya, kya hoga,
      kya karoge, natija, result, report, ant me, end me, aakhir me, salah, advice`,
    bot: `
      बॉट, रोबोट, इंसान, मशीन, एआई, कंप्यूटर, असली, आदमी, व्यक्ति, bot, robot, insan, insaan, machine, ai,
      computer, asli, aadmi, human, chatgpt, real`,
    given: `
      मैंने क्या जवाब दिया, मैंने क्या कहा, मैंने क्या उत्तर दिया, मेरा जवाब क्या था, मेरे जवाब क्या थे,
      मेरे अब तक के जवाब, अपने जवाब देख*, मेरे जवाब दिखाओ, मेरे जवाब दिखाइए, maine kya jawab diya,
      maine kya kaha, mera jawab kya tha`,
    erase: "जवाब मिटा*, जवाब हटा*, जवाब डिलीट, डेटा डिलीट, जवाबों को हटा*, jawab delete, data delete",
    identity: `
      आप कौन, कौन हो, कौन हैं आप, तुम कौन, तू कौन, आपका नाम, तेरा नाम, किससे बात, aap kaun, ap kaun,
      aap kon, kaun ho, kon ho, kaun hai tu, tum kaun, tu kaun, tu kon, aapka naam, tera naam, kisse baat,
      kis se baat, are you, who are you, koi hai`,
    must: `
      जरूरी, ज़रूरी, अनिवार्य, वैकल्पिक, मजबूरी, देना पड़ेगा, देना होगा, zaruri, jaruri, zaroori, jaroori,
      anivarya, compulsory, mandatory, optional, majburi, dena padega, dena hoga, required`,
    contact: `
      संपर्क, फोन नंबर, किससे पूछ, किस से पूछ, किसको फोन, शिकायत, सहायता केंद्र, कॉल, sampark, phone number,
      kisse puch, kis se puch, kisse pooch, kisko call, shikayat, support, contact, customer care, call kar`,

    before: `
      पिछला, पिछले, पिछली, पहले, पहले वाला, पहले वाले, आखिरी, ऊपर, अभी अभी, pichla, pichhla, pichle,
      pichhle, pichli, pehle, pahle, aakhri, last, upar, oopar, previous, abhi abhi`,
    said: `
      मैंने कहा, मैंने लिखा, मैंने बताया, मैंने चुना, मैंने दिया, जो कहा, जो लिखा, maine kaha, maine likha,
      maine bataya, maine chuna, maine diya, jo kaha, jo likha, jo bola, maine bola, bola tha, likha tha,
      kaha tha`,
    noticed: "अभी देखा, अभी ध्यान दिया",
    forgot: "भूल गया, भूल गई, छूट गया, bhool gaya, bhul gaya, bhool gayi, bhul gayi, chhoot gaya",
    adds: "जोड़ो, जोड़ दो, जोड़िए, jodo, jod do, add karo",
    removes: "हटा*, निकाल*, hata do, hatao, hata dijiye, nikal do, nikaal do",
    theLast: "पिछले वाले में, पिछले में, पहले वाले में, pichle wale me, pichhle wale me, pichle me, pehle wale me",
    change: `
      बदल, बदलो, बदलें, बदलिए, बदलना, सुधार, सुधारो, ठीक करो, ठीक कर, badal, badlo, badle, badaliye,
      badalna, sudhar, sudharo, thik karo, theek karo, change, edit, correct, update`,
    wrong: `
      गलत, ग़लत, गलती, ग़लती, भूल, गड़बड़, galat, galti, glti, galati, bhool, bhul, gadbad, wrong, mistake,
      by mistake, oops`,
    shouldBe: `
      होना चाहिए, होनी चाहिए, चाहिए था, मेरा मतलब, की जगह, के बजाय, असल में, hona chahiye, honi chahiye,
      chahiye tha, chahiye thi, mera matlab, ki jagah, ke bajay, asal me, asal mein, should be, i meant`,
    to: "को, में, ko, me, mein, to",
    back: `
      वापस, पीछे, पीछे जाओ, वापस जाओ, पिछला सवाल, पिछले सवाल, पिछले सवाल पर, wapas, vapas, piche, peeche,
      peeche jao, wapas jao, pichla sawal, pichle sawal, pichle sawal pe, go back, back, undo,
      previous question`,
    same: "वही, वैसा ही, समान, एक जैसा, wahi, vahi, wohi, same, same hi, waisa hi, ek jaisa",
    refer: `
      जैसा पहले, पहले जैसा, पहले जैसे, ऊपर देखो, ऊपर जैसा, पहले बता, पहले ही बता, बता चुका, बता चुकी,
      बता दिया, पहले कहा, वही जवाब, वही उत्तर, जैसा कहा, jaisa pehle, pehle jaisa, pehle jaise, pahle jaisa,
      upar dekho, upar jaisa, pehle bata, pehle hi bata, bata chuka, bata chuki, bata diya, pehle kaha,
      pehle bola, wahi jawab, same answer, same as above, same as before, jaisa kaha, wahi pehle`,

    ignore: `
      भूल जाओ, भूल जाइए, अनदेखा, नजरअंदाज, नज़रअंदाज़, bhul jao, bhool jao, ignore, forget, andekha,
      nazarandaz`,
    rules: `
      निर्देश, निर्देशों, नियम, नियमों, प्रॉम्प्ट, आदेश, nirdesh, nirdeshon, niyam, prompt, instructions,
      instruction, rules, aadesh, password, system prompt`,
    show: `
      दिखाओ, दिखाइए, बताओ, बताइए, दो, प्रिंट, लिखो, dikhao, dikhaiye, batao, bataiye, print, show, likho,
      reveal`,
    fill: `
      भर, भरो, भर दो, भरें, दो, दे दो, लिख दो, लिखो, खत्म करो, पूरा करो, पूरा कर दो, चुनो, मिटा दो, हटा दो,
      bhar, bharo, bhar do, de do, likh do, likho, khatam karo, pura karo, pura kar do, poora karo, chuno,
      mita do, hata do, delete karo, submit, complete, fill, finish, answer, mark`,
    all: `
      सब, सभी, सबको, सारे, सारा, सारी, पूरा, हर, बाकी, sab, sabhi, sabko, saare, sare, sara, saari, pura,
      poora, har, baki, baaki, all, everything, rest`,
    forMe: `
      मेरे लिए, मेरी तरफ से, खुद, अपने आप, तू ही, आप ही, तुम ही, mere liye, meri taraf se, khud, apne aap,
      tu hi, aap hi, tum hi, for me`,
    role: `
      अब तुम, अब आप, अब से, ऐसे बर्ताव, कुछ भी लिख, कुछ भी, कुछ भी भर, ab tum ek, ab aap ek, ab se, kuch bhi,
      kuch bhi likh, kuch bhi bhar, act as, pretend, ignore previous, चुटकुला सुनाओ, joke sunao`,

    system: "सिस्टम, system",

    unsure: `
      पता नहीं, पता नही, मुझे नहीं पता, मुझे पता नहीं, नहीं पता, मालूम नहीं, नहीं मालूम, मुझे नहीं मालूम,
      नहीं जानता, नहीं जानती, कह नहीं सकता, कह नहीं सकती, कह नहीं सकते, बता नहीं सकता, यकीन नहीं,
      पक्का नहीं, कोई अंदाजा नहीं, अंदाजा नहीं, कोई आइडिया नहीं, निर्भर करता है, कहना मुश्किल, मुश्किल सवाल,
      कोई राय नहीं, याद नहीं, सोचा नहीं, कभी सोचा नहीं, क्या पता, pata nahi, pata nahin, pata nai, pta nahi,
      pta nhi, pata nhi, mujhe nahi pata, mujhe pata nahi, nahi pata, malum nahi, maloom nahi, nahi malum,
      nahi maloom, nahi janta, nahi janti, keh nahi sakta, kah nahi sakta, keh nahi sakti, bata nahi sakta,
      pakka nahi, sure nahi, yakeen nahi, koi andaza nahi, andaza nahi, idea nahi, koi idea nahi,
      depend karta hai, kehna mushkil, mushkil sawal, koi rai nahi, yaad nahi, socha nahi, kabhi socha nahi,
      kya pata, idk, dont know, no idea`,
    skip: `
      छोड़ें, छोड़ो, छोड़ दो, छोड़िए, छोड़, रहने दो, रहने दीजिए, अगला, अगला सवाल, अगला प्रश्न, अगले सवाल पर,
      आगे, आगे बढ़ो, आगे बढ़ें, आगे चलो, कोई जवाब नहीं, स्किप, पास, खाली छोड़, chhodo, chodo, chhod do,
      chod do, chhodiye, chodiye, rehne do, rahne do, agla, agla sawal, agla sawaal, agle sawal, aage,
      aage badho, aage chalo, skip, skip karo, skip kar do, skip karna, pass, next, next question,
      no comment, koi jawab nahi, khali chhod`,
    unwilling: `
      नहीं चाहता, नहीं चाहती, नहीं चाहते, नहीं दूंगा, नहीं दूंगी, नहीं देना, नहीं बताना, नहीं बताऊंगा,
      नहीं बताऊंगी, नहीं बता सकता, नहीं बता सकती, इनकार, मना, nahi chahta, nahi chahti, nahi chahte,
      nahi dunga, nahi dungi, nahi dena, nahi batana, nahi bataunga, nahi bataungi, nahi bata sakta,
      nahi bata sakti, mana, inkar, nahi karna, nahi bolna, dont want`,
    say: `
      बताना, बताऊंगा, बताऊंगी, बता, जवाब, जवाब देना, उत्तर, कहना, बोलना, साझा, शेयर, देना, batana, bataunga,
      bataungi, bata, jawab, jawab dena, uttar, kehna, bolna, share, dena, answer, say, dunga, dungi`,
    secret: `
      निजी, निजी मामला, निजी बात, गोपनीय, राज, राज़, गुप्त, आपको क्या, तुमको क्या, तुम्हें क्या, तुझे क्या,
      आपसे मतलब, तेरे को क्या, अपना काम कर, private hai, personal hai, personal, niji, niji mamla, gopniya,
      raaz, secret, confidential, aapko kya, tumko kya, tumhe kya, tujhe kya, tere ko kya, apna kaam kar,
      none of your business`,
    wait: `
      रुको, रुकिए, रुकें, रुक, रुक जाओ, एक मिनट, एक सेकंड, एक सेकेंड, एक मिनिट, थोड़ा रुको, ठहरो, ठहरिए,
      इंतजार, इंतज़ार, अभी आया, अभी आई, अभी आता हूं, सोचने दो, सोचने दीजिए, सोच रहा, सोच रही, सोचकर बताता,
      पूछकर बताता, देखकर बताता, फोन आ रहा, बाद में बताता, अभी नहीं, पांच मिनट, ruko, rukiye, ruk, ruk jao,
      ek minute, ek min, ek second, ek sec, thoda ruko, thehro, thahro, intezar, abhi aaya, abhi aayi,
      abhi aata, sochne do, soch raha, soch rahi, soch ke batata, puch ke batata, dekh ke batata,
      phone aa raha, call aa raha, baad me batata, abhi nahi, paanch minute, 5 minute, 2 minute, wait,
      wait karo, hold on, chalo chhodo`,
    notApplicable: "लागू नहीं, लागू नही, laagu nahi, lagu nahi, not applicable, na, n a",

    greet: `
      नमस्ते, नमस्कार, नमस्ते जी, प्रणाम, हैलो, हेलो, हाय, हाई, राम राम, जय श्री राम, जय हिंद, सत श्री अकाल,
      सलाम, सुप्रभात, शुभ प्रभात, शुभ संध्या, गुड मॉर्निंग, कैसे हो, कैसे हैं, कैसे हैं आप, क्या हाल है,
      क्या हाल, namaste, namaskar, namasthe, pranam, hello, hi, hey, helo, ram ram, salam, salaam, suprabhat,
      good morning, good evening, good afternoon, kaise ho, kaise hain, kaise hain aap, kya haal,
      kya haal hai, kya hal hai`,
    thanks: `
      धन्यवाद, शुक्रिया, थैंक्यू, थैंक यू, dhanyavad, dhanyawad, dhanyavaad, shukriya, thanks, thank you, thnx`,
    parting: "शुभ रात्रि, अलविदा, बाय, फिर मिलेंगे, bye, alvida, चलता हूँ, फिर मिलते हैं",
    whom: "सबको, सब को, जी, sab ko, sabko, ji",
    intro: "मेरा नाम, मैं, यहाँ से, से, mera naam, main, se, here, bol raha, bol rahi, बोल रहा, बोल रही",
    yes: `
      हाँ, हां, जी, जी हाँ, जी हां, हांजी, बिल्कुल, बिलकुल, ठीक है, ठीक, सही, सही है, अच्छा, अच्छा है, ओके,
      ज़रूर, जरूर, बेशक, समझ गया, समझ गई, चलो, हम्म, haan, han, haa, ha, ji, ji haan, haanji, hanji, bilkul,
      bilkool, thik hai, theek hai, thik, theek, sahi, sahi hai, accha, acha, ok, okay, zarur, jarur,
      zaroor, samajh gaya, chalo, chalega, yes, ya, hmm ok, pakka, sahi baat`,
    sound: "टेस्ट, जांच, test, testing, haha, hehe",
    insult: `
      बेवकूफ, बेवकूफ़, मूर्ख, गधा, गधे, उल्लू, पागल, बकवास, फालतू, घटिया, कमीना, कमीने, हरामी, हरामखोर,
      साला, साले, कुत्ता, कुत्ते, सूअर, नालायक, निकम्मा, समय की बर्बादी, टाइम वेस्ट, बेकार, चूतिया, चुतिया,
      चूतियापा, गांडू, रंडी, भोसड़ीके, भोसडीके, मादरचोद, बहनचोद, bewakoof, bewkoof, murkh, gadha, gadhe,
      ullu, pagal, bakwas, bakwaas, faltu, phaltu, ghatiya, kamina, kamine, harami, haramkhor, sala, saala,
      saale, kutta, kutte, suar, nalayak, nikamma, time waste, waste of time, bekar, bekaar, chutiya,
      chutiye, chutiyapa, gandu, randi, bhosdike, bhosdi, madarchod, behenchod, bahanchod, mc, bc, stupid,
      idiot, bloody, shit, useless`,
    curse: `
      चुप, चुप रहो, चुप कर, चुप हो जा, भाड़ में जा, भाड़ में जाओ, दफा हो, दफ़ा हो, निकल, निकल यहां से, भाग,
      भाग यहां से, मर जा, तेरी मां, तेरी माँ, तेरी मां की, दिमाग मत खा, दिमाग मत खाओ, पीछा छोड़, तंग मत कर,
      तंग मत करो, जहन्नुम में जा, chup, chup raho, chup kar, chup ho ja, bhad me ja, bhaad me ja,
      bhaad mein ja, bhaad mein jao, dafa ho, dafaa ho, nikal, nikal yaha se, bhag, bhaag, mar ja, teri maa,
      teri ma, teri maa ki, dimag mat kha, dimaag mat kha, picha chod, tang mat kar, tang mat karo, shut up,
      fuck off, fuck you, get lost`,
  },
};
