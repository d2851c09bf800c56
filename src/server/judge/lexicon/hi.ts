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

  moves: {},
};
