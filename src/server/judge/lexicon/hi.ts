import type { Lexicon } from "./lexicon";
import { NO_VALUES } from "./value-words";

export const HI: Lexicon = {
  language: "hi",

  values: NO_VALUES,

  grammar: {
    filler:
      "मैं|हम|मुझे|हमें|मेरा|मेरी|मेरे|हमारा|हमारी|हमारे|यह|ये|वह|वो|है|हैं|हूं|हूँ|हो|था|थी|थे|को|का|की|के|में|पर|से|तक|लिए|मेरे लिए|हमारे लिए|हमारे यहां|करीब|लगभग|तकरीबन|अच्छा|अच्छी|पक्का|पक्की|ठीक|ठीक है|काफी|बहुत|वास्तव में|सच में|सिर्फ|केवल|बस|तो|जी|अरे|हां|हाँ|उम|हम्म|आह|ओह|ओके|ईमानदारी से|मेरे हिसाब से|मेरी राय में|आम तौर पर|औसतन|अभी|फिलहाल|आजकल|आज|दुर्भाग्य से|ज़रूर|जरूर|बेशक|निश्चित रूप से|बिल्कुल|बिलकुल|भी|कृपया|प्लीज|धन्यवाद|शुक्रिया|नमस्ते|अंक|नंबर|स्टार|सितारे|तारे|विकल्प|जवाब|उत्तर|स्केल|खासकर|मुख्य रूप से|ज्यादातर|पता नहीं लेकिन|कहना मुश्किल है लेकिन|यार|भाई|ना|ही|जो|कि|एक तरह से|main|mai|hum|mujhe|hamein|hume|mera|meri|mere|hamara|hamari|hamare|yeh|ye|woh|wo|hai|hain|hoon|hun|tha|thi|the|ko|ka|ki|ke|mein|me|par|pe|se|tak|liye|mere liye|hamare liye|hamare yahan|kareeb|karib|lagbhag|takriban|accha|acha|achha|pakka|theek|thik|theek hai|thik hai|kaafi|kafi|bahut|bohot|sach mein|sirf|keval|bas|to|toh|ji|are|arre|haan|han|ha|umm|hmm|ok|imandari se|mere hisab se|mere hisaab se|aam taur pe|abhi|filhal|filhaal|aajkal|aaj|zaroor|jarur|bilkul|bhi|please|plz|shukriya|dhanyavad|namaste|number|star|taare|option|jawab|khaskar|zyadatar|jyadatar|pata nahi lekin|pata nahi par|yaar|yar|bhai|na|hi|jo",
    choosing:
      "कहूंगा|कहूँगा|कहूंगी|मैं कहूंगा|मानता हूं|लगता है|मुझे लगता है|सोचता हूं|दूंगा|दूँगा|दूंगी|दे दो|दो दे|दीजिए|दे देता हूं|चुनता हूं|चुनूंगा|चुनते हैं|लिख दो|लिखो|लिखिए|लिख दीजिए|लगा दो|रख दो|रखो|मान लो|मान लीजिए|शायद|मेरा जवाब|जवाब है|मेरी पसंद|लेता हूं|लूंगा|kahunga|kahungi|kehna chahunga|lagta hai|mujhe lagta hai|sochta hu|sochta hoon|dunga|doonga|dungi|de do|dijiye|de deta hu|de dijiye|chunta hu|chununga|likh do|likho|likhiye|laga do|rakh do|rakho|maan lo|man lo|shayad|mera jawab|jawab hai|meri pasand|leta hu|lunga|kar do|kardo",
    not: "बिना|कभी नहीं|न|ना तो|सिवाय|के बजाय|की जगह|bina|kabhi nahi|na|na to|siway|ke bajay|ki jagah|almost",
    notBehind:
      "नहीं|नही|मत|के अलावा|को छोड़कर|छोड़कर|के सिवा|के बजाय|की जगह|nahi|nahin|nai|mat|ke alawa|ko chhodkar|chhodkar|ke siwa|ke bajay|ki jagah|nhi",
    only: "सिर्फ नहीं|कोई दिक्कत नहीं|कोई शक नहीं|न केवल|koi dikkat nahi|koi shak nahi|na sirf|koi problem nahi",
    instead: "",
    except: "के अलावा|को छोड़कर|छोड़कर|के सिवा|सिवाय|ke alawa|ko chhodkar|chhodkar|ke siwa|siway|chhod ke",
    correction:
      "नहीं रुको|रुको|नहीं नहीं|नहीं|माफ करना|माफ़ करना|सॉरी|मतलब|मेरा मतलब|मेरा मतलब है|असल में|दरअसल|बल्कि|सोच कर|बदल कर|बदलकर|गलती हो गई|गलत|छोड़ो|nahi ruko|nahin ruko|ruko|nahi nahi|nahi|nahin|maaf karna|sorry|matlab|mera matlab|mera matlab hai|asal mein|asal me|actually|darasal|balki|soch ke|badal ke|badal do|galti ho gayi|galat|chhodo|wait|are nahi|arre nahi",
    or: "या|अथवा|या फिर|या तो|के बीच|ya|ya phir|ya fir|ya to|athva|ke beech|ke bich",
    perhaps: "शायद|हो सकता है|संभवतः|shayad|ho sakta hai|sayad",
    and: "और|तथा|एवं|साथ ही|के साथ|भी|प्लस|दोनों|aur|or bhi|tatha|sath hi|saath|ke sath|ke saath|plus|phir|fir",
    but: "लेकिन|मगर|पर|परंतु|किंतु|हालांकि|जबकि|lekin|magar|par|parantu|halanki|jabki|but",
    because:
      "क्योंकि|क्यूंकि|कारण|की वजह से|चूंकि|ताकि|जब|अगर|इसलिए कि|के कारण|के बाद|से पहले|kyunki|kyonki|kyuki|kyoki|karan|ki wajah se|taki|jab|agar|ke baad|se pehle|because",
    now: "अब|अभी|आजकल|फिलहाल|आज|इस साल|इस महीने|ab|abhi|aajkal|filhal|aaj|is saal|is mahine",
    so: "तो|इसलिए|आखिर में|कुल मिलाकर|अंत में|संक्षेप में|मान लो|to|toh|isliye|aakhir mein|kul milakar|kul mila ke|ant mein|maan lo|overall",
    elsewhere:
      "पहले|पिछले साल|पिछले महीने|पिछले हफ्ते|शुरू में|था|थे|थी|होना चाहिए|चाहिए|चाहता हूं|चाहते हैं|काश|उम्मीद|लक्ष्य|आदर्श रूप से|अगर|अगले साल|भविष्य में|मेरा बॉस|बॉस|मेरे बॉस|साथी|मेरी पत्नी|मेरे पति|मेरा भाई|प्रतियोगी|दूसरे|बाकी लोग|लोग|कहते हैं|फॉर्म|सवाल|pehle|pahle|pichle saal|pichhle saal|pichle mahine|pichle hafte|shuru mein|shuru me|tha|the|thi|hona chahiye|chahiye|chahta hu|chahte hain|kash|kaash|ummeed|umeed|agar|agle saal|mera boss|mere boss|boss|biwi|meri patni|mere pati|mera bhai|dusre|baaki log|log|kehte hain|kahte hain|form|sawal|ab nahi",
    all: "सब|सभी|सारे|सारी|सब कुछ|ये सब|सभी विकल्प|तीनों|चारों|पांचों|हर एक|sab|sabhi|saare|sare|sari|sab kuch|ye sab|teeno|tino|charo|chaaro|har ek|sab ke sab",
    both: "दोनों|दोनो|dono|donon",
    none: "कोई नहीं|कुछ नहीं|इनमें से कोई नहीं|एक भी नहीं|कोई भी नहीं|koi nahi|kuch nahi|inme se koi nahi|inmein se koi nahi|ek bhi nahi|koi bhi nahi|koi nahin|kuch nahin",
    any: "कोई भी|कुछ भी|फर्क नहीं पड़ता|जो भी|koi bhi|kuch bhi|fark nahi padta|farak nahi padta|jo bhi|koi si bhi",
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
      अब तुम, अब आप, अब से, ऐसे बर्ताव, कुछ भी लिख, कुछ भी, कुछ भी भर, ab tum ek, ab aap ek, ab se,
      kuch bhi, kuch bhi likh, kuch bhi bhar, act as, pretend, ignore previous`,

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
      सलाम, सुप्रभात, शुभ प्रभात, शुभ संध्या, शुभ रात्रि, गुड मॉर्निंग, धन्यवाद, शुक्रिया, थैंक्यू, थैंक यू,
      अलविदा, बाय, कैसे हो, कैसे हैं, कैसे हैं आप, क्या हाल है, क्या हाल, फिर मिलेंगे, namaste, namaskar,
      namasthe, pranam, hello, hi, hey, helo, ram ram, salam, salaam, suprabhat, good morning, good evening,
      good afternoon, dhanyavad, dhanyawad, dhanyavaad, shukriya, thanks, thank you, thnx, bye, alvida,
      kaise ho, kaise hain, kaise hain aap, kya haal, kya haal hai, kya hal hai`,
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
