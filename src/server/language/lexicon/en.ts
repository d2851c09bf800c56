import type { Lexicon } from "./lexicon";

export const EN_WORDS: Lexicon = {
  language: "en",

  values: {
    common:
      "the|a|an|is|it|we|i|our|my|of|in|on|at|for|with|that|this|have|has|do|does|you|they|are|was|be|to|and|or|not|about|as|but|if|so|can|would|will|from|by|there|what|which|one|all|more|just|only|us|me|your|their|its|im|id|were|ive|dont|sure|well|over|very",
    numbers: {
      "?": "a few|few|several|some|many|a lot of|dozens|dozens of|couple dozen|a couple dozen|a couple hundred|a couple thousand",
      0: "zero|nil|nought|naught",
      0.5: "half a|half an|half",
      0.25: "a quarter of a|quarter of a",
      0.75: "three quarters of a",
      1: "one|a single|single|just me|only me|just myself|only myself",
      1.5: "one and a half|an hour and a half",
      2: "two|a pair of|a pair|just the two of us|just me and my wife|just me and my husband|just me and my partner|just me and my business partner|just me and my brother|just me and my sister|just me and my son|just me and my daughter|just me and my dad|just me and my father|just me and my mum|just me and my mom|just me and my mother|just me and my friend|just me and my cofounder|just me and my assistant|just my husband and me|just my wife and me",
      "~2": "a couple|a couple of|couple|couple of",
      3: "three",
      4: "four|fuor",
      5: "five",
      6: "six|half a dozen",
      7: "seven",
      8: "eight",
      9: "nine",
      10: "ten",
      11: "eleven",
      12: "twelve|a dozen|dozen|one dozen",
      13: "thirteen",
      14: "fourteen",
      15: "fifteen",
      16: "sixteen",
      17: "seventeen",
      18: "eighteen",
      19: "nineteen",
      20: "twenty",
      24: "two dozen",
      30: "thirty",
      40: "forty|fourty",
      50: "fifty",
      60: "sixty",
      70: "seventy",
      80: "eighty",
      90: "ninety",
      250000:
        "a quarter of a million|quarter of a million|quarter million|a quarter million|a quarter mil|quarter mil",
    },
    articles: "a|an",
    pronouns: {
      words: "one",
      after:
        "just|only|about|a|is|its|it is|say|id say|give|give it|rate|rated|number|rating|score|scored|with|go with|and|or|to|at|maybe|probably|like|solid|than|around|be|would be|clear|definitely|strong|weak|not|are|have|from|exact|even",
    },
    joins: { forward: "and" },
    halves: { after: "and a half|and half" },
    magnitudes: {
      100: "hundred",
      1000: "thousand|grand",
      100000: "lakh|lac",
      1000000: "million",
      10000000: "crore",
      1000000000: "billion",
      1000000000000: "trillion",
    },
    countedMagnitudes: {
      100: "hundreds",
      12: "dozen|dozens",
      1000: "k|thousands|thou",
      100000: "lakhs|lacs|l",
      1000000: "m|mn|mm|mil|mio|million|millions|mln",
      10000000: "crores|cr",
      1000000000: "b|bn|bln|bil|billions",
    },
    units: {
      people:
        "people|persons|person|employees|employee|staff|members|team members|staff members|colleagues|workers|of us|heads|headcount|fte|ftes|folks|guys|men|full timers|full time employees|full time|part timers|people or so|man team",
      money:
        "usd|eur|gbp|chf|cad|aud|inr|dollars|dollar|euros|euro|pounds|pound|quid|bucks|rupees|rs|francs|grand|us dollars",
      percent: "percent|per cent|pct|percentage points",
      points: "stars|star|points|point|pts|marks",
      times: "times|time|x|occasions",
      minute: "minutes|minute|mins|min",
      hour: "hours|hour|hrs|hr|h",
      day: "days|day|working days|business days|calendar days",
      week: "weeks|week|wks|wk",
      month: "months|month|mths|mos|calendar months",
      year: "years|year|yrs|yr|yo|full years|financial years",
    },
    bounds: {
      before: {
        over: "over|more than|greater than|above|after|north of|upwards of|in excess of|bigger than|longer than|older than|exceeding|well over|later than|a lot more than|way more than|much more than|higher than|more often than|more frequently than",
        since: "since",
        atLeast:
          "at least|from|minimum|minimum of|a minimum of|starting at|starting from|not less than|no less than|not fewer than|no fewer than|min",
        justOver:
          "just over|a bit over|a little over|slightly over|slightly more than|a bit more than|a little more than|just above|just more than",
        under:
          "under|less than|fewer than|below|before|smaller than|shorter than|younger than|lower than|well under|earlier than|prior to|a lot less than|much less than|way less than|less often than|less frequently than|rarer than",
        atMost:
          "up to|at most|at the most|maximum|maximum of|a maximum of|max|no more than|not more than|within|until|not over|no longer than",
        nearly:
          "nearly|almost|close to|just under|a bit under|a little under|slightly under|not even|not quite|slightly less than|a bit less than|a little less than|just below|just shy of|just short of",
      },
      after: {
        over: "and counting",
        since: "",
        atLeast:
          "plus|or more|and more|or over|and over|and above|or above|or later|or older|and older|or higher|or longer|or greater|and up|or up|and upwards|minimum|at least|at the least|min|or better|onwards|and later|or more often|or more frequently|and more often",
        justOver: "plus some|and a bit|and a few",
        under: "",
        atMost:
          "or less|or fewer|or below|or under|or lower|and below|and under|or younger|or earlier|max|maximum|at most|at the most|tops|and less|and fewer|or shorter|or less often|or less frequently|or rarer|and less often",
        nearly: "",
      },
    },
    about:
      "about|abt|around|roughly|approximately|approx|circa|ca|some|maybe|probably|perhaps|say|ish|or so|or thereabouts|more or less|give or take|ballpark|in the region of|something like|in the ballpark of|somewhere around|like|or something|i think|i guess|id say|an average of|on average|or something like that",
    the: "the|the last|the past|the next",
    within:
      "within the|within the last|within the past|in the last|in the past|during the last|during the past|over the last|over the past|inside the last",
    ranges: {
      to: "to|through|thru|till|until|up to|and up to",
      between: "between|somewhere between|anywhere between|anything between",
      and: "and|to",
    },
    outOf: { forward: "out of|of|outta|out of a possible" },
    shares: {
      "10": "a tenth|one tenth|one in ten|1 in 10",
      "20": "a fifth|one fifth|one in five|1 in 5",
      "25": "a quarter|one quarter|one fourth|a fourth|one in four|1 in 4",
      "33.3": "a third|one third|one in three|1 in 3",
      "40": "two fifths",
      "50": "half|a half|one half|half of it|half of them|one in two|fifty fifty",
      "60": "three fifths",
      "66.7": "two thirds|2 thirds",
      "75": "three quarters|three fourths|3 quarters|3 fourths",
      "80": "four fifths",
    },
    places: {
      0: "next|following|first of all|first come first served|first things first|first off|at first|at last|last year|last yr|last month|last week|last time|last quarter|last night|last summer|last winter|second thought|second thoughts|on second thought|on second thoughts|first and foremost|first time|for the first time|the first time|first thing|second hand|third party|last few years|last few months|last couple of years|first we|first i|last minute|for the last|in the last|over the last|over the past|second guess|first year|first week|a second|one second|wait a second|give me a second|just a second|last i|last one standing",
      1: "first|the first|first one|the first one|first option|the first option|top option|top one|the top one|topmost|the uppermost|first of these|very first|first on the list|first choice|first answer",
      2: "second|the second|second one|the second one|second option|the second option|second choice|second answer",
      3: "third|the third|third one|the third one|third option|the third option|third choice|third answer",
      4: "fourth|the fourth|forth|fourth one|the fourth one|fourth option|the fourth option|fourth choice",
      5: "fifth|the fifth|fifth one|the fifth one|fifth option|the fifth option|fifth choice",
      6: "sixth|the sixth|sixth one|the sixth one|sixth option|the sixth option",
      7: "seventh|the seventh|seventh one|the seventh one|seventh option|the seventh option",
      8: "eighth|the eighth|eighth one|the eighth one|eighth option|the eighth option",
      9: "ninth|the ninth",
      10: "tenth|the tenth",
      11: "eleventh|the eleventh",
      12: "twelfth|the twelfth",
      "-1": "last|the last|last one|the last one|last option|the last option|final|the final|final one|the final one|bottom one|the bottom one|last of these|last on the list|very last|last choice|last answer|bottom option|the bottom option",
      "-2": "second to last|second last|next to last|last but one|penultimate|one before last|one before the last|the one before last|the one before the last|the second to last|the second to last one|the second last|the second last one|the last but one|the penultimate|the penultimate one|second from last|second from the bottom|the one before the last one|second to last option|next to last one",
      "-3": "third to last|third last|third from last|last but two|third from the bottom",
    },
    counting:
      "we are|we have|we employ|we run|we own|we use|we count|there are|there is|i have|i employ|i run|i own|weve got|ive got|we got|it is just the|there are only|we are only|we are just|we only have",
    placeMarks: {
      before:
        "option|options|number|numbers|nr|num|choice|choices|answer number|letter|item|point number|position|the option|the number|opt|option number|the letter",
      after: "st|nd|rd|th|st one|nd one|rd one|th one|st option|nd option|rd option|th option",
    },
    every: {
      0.0416667: "hourly|every hour",
      0.5: "twice daily|every morning and evening",
      1: "daily|every day|each day|every single day|day in day out|everyday|on a daily basis|every morning|every evening|every night|each morning|day by day|once daily|every working day|each working day|every workday|every weekday|dayly",
      2: "every other day|every second day",
      3.5: "twice weekly|semiweekly",
      7: "weekly|every week|each week|every single week|on a weekly basis|mondays|fridays|once weekly|weekly basis|week by week|weekley|tuesdays|wednesdays|thursdays|saturdays|sundays",
      14: "fortnightly|every fortnight|every other week|every second week|biweekly|bi weekly|each fortnight|every two weeks|once a fortnight|every couple of weeks",
      30.4375:
        "monthly|every month|each month|on a monthly basis|every single month|once monthly|month by month|at the end of every month|at month end|every month end|montly",
      60.875: "every other month|every second month|every couple of months|bimonthly|bi monthly",
      91.3125:
        "every few months|quarterly|every quarter|each quarter|once a quarter|on a quarterly basis|once per quarter|every three months|each season",
      182.625:
        "half yearly|every half year|semi annually|semiannually|biannually|every six months|twice yearly|twice annually|bi annually",
      365.25:
        "yearly|annually|every year|each year|on a yearly basis|on an annual basis|once yearly|once annually|annual|per annum|every single year|year by year|every summer|every january|every december|each january",
      730.5: "every other year|every second year|biennially|every couple of years",
    },
    weekdays: {
      1: "monday|mondays|mon",
      2: "tuesday|tuesdays|tue|tues",
      3: "wednesday|wednesdays|wed|weds",
      4: "thursday|thursdays|thu|thur|thurs",
      5: "friday|fridays|fri",
      6: "saturday|saturdays|sat",
      7: "sunday|sundays|sun",
    },
    per: {
      0.0416667: "an hour|per hour|each hour|in an hour",
      1: "a day|per day|each day|in a day|per working day",
      7: "a week|per week|each week|in a week|wk|per wk|every week",
      14: "a fortnight|per fortnight",
      30.4375: "a month|per month|each month|in a month|every month",
      91.3125: "a quarter|per quarter|each quarter|every quarter",
      182.625: "every half year|per half year",
      365.25: "a year|per year|each year|in a year|per annum|every year|pa",
    },
    each: "every|each|once every|once in|once per|every other",
    periods: {
      0.010416666666666666: "a quarter of an hour|quarter of an hour|quarter hour|a quarter hour",
      0.020833333333333332: "half hour|a half hour|half an hour",
      0.03125: "three quarters of an hour|three quarters of hour|three quarter hour",
      14: "a fortnight|fortnight",
      91.3125: "a quarter",
      182.625: "half a year|half year",
      3652.5: "a decade|decade",
    },
    counts: { "?": "multiple times", 1: "once", 2: "twice", 3: "thrice" },
  },

  grammar: {
    filler:
      "these are all|these are all of them|those are all|those are all of them|ago|now and then|now and again|every now and then|thats all|that is all|that s all|this is all|this is all of it|that is all of it|thats everything|that is everything|this is everything|thats all we have|that is all we have|thats all of it|thats all i have|thats all there is|thats about all|that would be all|a|an|the|i|im|ive|id|ill|me|my|mine|we|weve|were|us|our|it|its|this|that|thats|these|those|is|are|am|be|been|being|of|for|on|in|at|as|to|about|around|roughly|approximately|approx|like|kind of|kinda|sort of|sorta|just|only|simply|really|very|quite|pretty|fairly|rather|solid|strong|clear|firm|weak|good|generous|full|easy|big|clean|fair|decent|honest|please|pls|plz|thanks|thank you|thx|cheers|hi|hello|hey|ok|okay|yes|yeah|yep|yup|ya|sure|well|hmm|hm|um|umm|uh|uhm|uhh|er|erm|eh|ehm|mm|oh|ah|ahh|mate|man|lol|lmao|haha|hehe|xd|tbh|imo|imho|ngl|obviously|obvs|def|definitely|definitly|certainly|surely|absolutely|clearly|totally|honestly|frankly|personally|basically|mainly|mostly|primarily|especially|generally|overall|in general|on average|as well|too|also|then|here|there|one|ones|thing|things|stuff|option|options|choice|answer|number|box|star|stars|point|points|pts|mark|marks|rating|rated|score|scored|scale|level|grade|list|at least|must be|has to be|have to|had to|got to|gotta|with|by|from|by far|for sure|no doubt|no doubt about it|without a doubt|without question|hands down|if anything|if ever|if at all|i know|you know|let me see|lets see|let me think|not sure|im not sure|i am not sure|not so sure|not really sure|not entirely sure|dont know|i dont know|idk|dunno|who|which|what about|how about|both of them|right|so far|personally speaking|at all|easily|exact|spot on|straight|proper|up|out|down|off|hard to say but|tough one|tough one but|good question|period|full stop|dot|comma|new line|end|could be|might be|may be|would be|can be|will be|seems|seems like|looks like|feels like|possible|ish|somewhere|somewhere around|towards|toward|near|closest|close to|closer to|between|there is|theres|it would be|it is|it was|that would be|thatd be|i mostly|mind you|truth be told|to be fair|to be honest|to be frank|in my opinion|in my view|in our case|for us|for me|with us|do|does|done|has|have|had|say so|type|kinds|of course|aye|tick|ticks|hello there|give or take|so to speak|what else|bit|a bit|little|some|most|less|least|more|fewer|than usual|usually|normally|typically|today|currently|at the moment|at present|moment|atm|rn|right now|for now|now|nowadays|these days|presently|again|still|always has been|goes|go|going|wins|fits|fits best|fit|suits|applies|apply|matters|counts|describes us|describes|best|at best|at most|at worst|if i had to say|if i had to choose|if i had to pick|if i must|if i have to choose|if you ask me|first of all|for one|one of these days|afraid|im afraid|the one|that one|those ones|sort of thing|including|counting|loved it|great|nice|wld|wld say|all good|all fine|all right|all ok|all clear|all done|all set|all day|all year|all the time|after all|all in all|we all|you all|they all|one of the best|one of the worst|out of 5|out of five|on a scale of 1 to 5|on a scale from 1 to 5|suggestion|suggestions|bracket|brackets|category|categories|item|items|line|row|entry|position|choices|your|yours|them|listed|you listed|you gave|you offered|you have there|of those two|of those three|of those four|of those five|of yours|on your list|on the list|on that list|in your list|in the list|up there|on there|from the list|from your list|menu",
    choosing:
      "id say|i would say|id have to say|i have to say|i say|we say|wed say|say|lets say|lets go with|let us say|call it|ill say|ill go with|ill go for|i go with|i go for|id go with|id go for|we go with|we go for|wed go with|go with|go for|going with|going for|put|put me down for|put me down as|put me in|put us down as|put us down for|put down|put it at|id put it at|id put|put in|mark|mark me|mark me down as|mark it|mark it as|mark us|mark us as|tick|tick the box for|i choose|we choose|choose|chose|choosing|i pick|pick|picked|my pick|my pick is|picking|select|selected|selecting|i take|ill take|take|taking|my vote|my vote goes to|vote for|voting for|vote|i give|id give|ill give|i would give|wed give|we give|give it|give us|give them|give him|give her|give you|giving|giving it|i rate|id rate|rate it|rate them|rate us|rate|rating of|score of|i score|id score|scoring|it gets|gets|gets a|deserves|deserve|earns|my answer|my answer is|the answer is|answer is|answer would be|my answer would be|it would be|thatd be|that would be|that is|its|it is|its a|thats a|it was a|id call it|i call it|we call it|i think|i think its|i guess|i guess its|i suppose|i believe|i reckon|i feel|i find|probably|prolly|prob|settle for|settle on|ill settle for|landing on|leaning towards|leaning to|lean towards|leaning|tend towards|id lean|im at|we are at|were at|im a|im an|we are a|were a|as a|we have|weve got|we got|we use|we do|we are|must be|has to be|has got to be|gotta be|definitely|mostly|mainly|primarily|comes to|works out at|works out as|worth a|i mean the|i meant the|sits at|sitting at|stands at|hovers around|hovering around|currently at|make it a|enter|write|write down|type|click|hit|press|input|note|record|a|an|is|are|were|i am|hits|earned|rates|i wld say|my gut says|gut says|id wager|i wager|i would go for|i would go with|i would give it|i would rate|i would put",
    not: "not|never|nope|hate|we hate|i hate|avoid|avoid any|ignore|isnt|aint|arent|wasnt|werent|dont|doesnt|didnt|do not|does not|did not|wouldnt|couldnt|shouldnt|cant|cannot|can not|wont|neither|nor|without|instead of|rather than|other than|than|hardly|anything but|anything other than|far from|nowhere near|not quite|not exact|not even|not really|dont say|dont put|no|not so|not as|not that|less than|havent|hasnt|nothing|no one|nobody|not a|not an|not the|not any|not our|not my|by no means|certainly not|definitely not|absolutely not|except|excluding|apart from|aside from|besides|except for|almost|nearly|close to but not|not counting|anything except|less about|least of all|minus|refuse|refuses|we refuse|got rid of|did away with|do without|does without|abolished|banned|we got rid of|weve got rid of|we did away with",
    notBehind:
      "isnt it|not|is out|are out|is not|isnt|no|is too high|is too low|is too much|is too good|is too generous|is too harsh|would be too high|would be too low|would be too generous|would be too much|is refused|are refused|refused|is forbidden|are forbidden|is banned|are banned|not possible|is not possible|are not possible|isnt possible|arent possible|not accepted|is not accepted|are not accepted|isnt accepted|arent accepted|not allowed|is not allowed|are not allowed|isnt allowed|arent allowed|is off the table|are off the table|is out of the question|are out of the question|was abolished|were abolished|has been abolished|have been abolished|is impossible|are impossible|is not an option|isnt an option|are not an option|no way|not so much|not as much|not that much|not really|not anymore|not any more|not any longer|no longer|less so|is gone|are gone|we stopped|we dropped|was banned|were banned|has been banned|have been banned|got banned|is discontinued|was discontinued|was abandoned|was scrapped|got scrapped|was stopped|was dropped",
    only: "not only|not just|not merely|no doubt|no question|not a doubt|no less than|not least|no problem|no worries|nothing but|why not|cant go wrong with|cant be anything but|cant be anything other than|cant call that anything else than|none other than|no other than|not to mention|not so much as|couldnt agree more|more than happy|cant complain|wouldnt say no to|no longer just|no longer only",
    instead: "instead of|rather than|as opposed to|and not",
    except:
      "except|except for|but|but not|besides|other than|apart from|aside from|excluding|without|not|save for|save|less",
    correction:
      "no wait|wait|wait no|no no|no sorry|actually|actually no|no actually|sorry|sorry no|sorry i mean|i mean|i meant|meant|meant to say|i meant to say|meant to put|i meant to put|meant to write|i meant to write|meant to type|i meant to type|meant to enter|i meant to enter|meant to pick|i meant to pick|meant to choose|i meant to choose|correction|scratch that|strike that|oops|ooops|whoops|edit|hang on|hold on|on second thought|on second thoughts|on reflection|come to think of it|thinking about it|now that i think about it|having thought about it|make that|make it|change that to|change it to|change to|drop that to|drop it to|bump it to|bump that to|lower that to|raise that to|let me change that|let me correct that|no make it|no make that|my bad|rather|or rather|nope|nah|typo|i take that back|take that back|no its|ignore that|forget that|forget what i said|cancel that|not that|instead|reconsidering|then again|no|no hang on|no hold on|oh wait|scrap that|no scrap that|we actually|i actually|its actually|it is actually|i made a mistake|i made a mistake earlier|i made a mistake there|my mistake|i got that wrong|i got it wrong|no i|no we|no i mean|no i meant",
    or: "or|either|alternatively|or maybe|or perhaps|versus|vs|between|torn between|or else|somewhere between|cant decide between|if not|one of the two",
    to: "to|through|thru|till|until|up to",
    perhaps: "maybe|perhaps|possibly|might be|could be|could also be|may be|mb|might even be|even",
    and: "and|adn|annd|n|plus|then|as well as|along with|together with|and also|also|both|followed by|and then|and the|on top of that|not to mention|in addition|additionally",
    but: "but|however|though|although|whereas|while|even though|only that|apart from that|otherwise|on the other hand|except that|nevertheless",
    because:
      "because|cause|cuz|coz|cos|bc|since|as we|as i|as it|as the|due to|thanks to|owing to|given|given that|seeing as|considering|for the reason|the reason|reason being|so that|in order to|if only for|despite|even if|until|unless|when|whenever|after|before",
    now: "now|nowadays|these days|today|currently|at the moment|right now|at present|this year|this month|this week|by now|has become|but now|now its|down to|up to|improved to|dropped to|fell to|rose to|climbed to|went to|moved to|grew to|changed to|turned into",
    so: "so|therefore|hence|thus|in the end|all in all|overall|on balance|at the end of the day|bottom line|which makes it|which makes that|thats why|in short|to sum up|in summary|net net|in total|altogether|long story short|tldr|final answer|when all is said and done|leaves us with|so thats|so its|so i say|so id say|if i average|averages out|averages out at|on the whole|make it|call it|lets just say|let us say|to be precise|more precisely|ill settle on|lets say",
    elsewhere:
      "used to|used to be|last year|last month|last week|last quarter|last time|last season|last summer|last winter|in the past|back then|back in|before that|previously|formerly|years ago|months ago|weeks ago|a year ago|two years ago|long ago|once was|at first|initially|originally|in the beginning|when we started|was|were|had been|went from|started at|came from|down from|should|should be|should have been|would have|would have been|would like|would like to|id like to|i would like to|would love|wed love|id love|i wish|we wish|wish|hope|hoping|hopefully|hoped|want|want to|want to be|wanted|aim|aiming|aiming for|goal|target|ideally|in theory|in an ideal world|supposed to|meant to be|if|if we|if i|if it|if only|unless|were it|next year|next month|next week|next quarter|in the future|one day|some day|someday|soon|my boss|the boss|our boss|my manager|our manager|my colleague|my colleagues|my wife|my husband|my partner|my brother|my sister|my dad|my father|my mum|my mother|my son|my daughter|my friend|competitors|competitor|the competition|others|other people|everyone else|everybody else|people say|they say|they said|he says|she says|he said|she said|he would say|she would say|they would say|told me|some say|some people|your form says|the form says|the form|the question|the survey|your survey|it says|expected|i expected|thought about|considered|tempted to say|almost said|nearly said|was going to say|could have been|could be better|could be worse|should know|a few years ago|until recently|no longer|not anymore|stopped|dropped|gave up|quit|left|planned|plan to|planning to|up from|neighbour|neighbours|neighbor|neighbors|our neighbours|my neighbour|next door|the place next door|across the road|across the street|over the road|down the road|down the street|up the road|round the corner from us|our supplier|my supplier|suppliers|our competitors|my competitor|rival|rivals|the big chains|big chains|the chain|the chains|a friend of mine|my mate|my mates|a mate of mine|my cousin|my uncle|my aunt|my brother in law|my sister in law|my old boss|my former boss|my last boss|my previous boss|my previous employer|my old job|my landlord|our landlord|our bank|head office|most firms|most businesses|most places|most people i know|other firms|other places|other shops|other businesses|the others|the place where i worked|colleagues elsewhere|in other towns|in the big cities|the franchise over",
    all: "all|all of them|all of these|all of those|all of the above|all the above|everything|every one|every one of them|each of them|all options|the lot|the whole lot|whole lot|the full set|full set|the whole list|everything on the list|everything on that list|everything on your list|everything listed|everything above|all of it|all that|all listed|anything and everything|all together|all six|all five|all four|all three|all seven|all eight|you name it",
    both: "both|both of them|both of these|both of those|the two|the pair",
    none: "nobody|no one|noone|none|none of them|none of these|none of those|none of the above|none of it|none of that|none apply|none applies|none of these apply|none of them apply|none fit|neither|neither of them|neither of these|nothing|nothing of that|nothing on the list|nothing like that|nothing like this|nothing at all|not any of them|not one of them|not any|no issues|no problems|nothing applies|nothing fits|zero of these|zilch|nada|nil",
    alone: "only|alone|just",
    absent: "no|not|dont|isnt|never",
    without: "without",
    any: "any|any of them|any of these|anything|anyone|either|either one|either of them|whichever|whatever|doesnt matter|does not matter|dont care|i dont care|no preference|i have no preference|you choose|you pick|you decide|up to you|all the same|no difference|same to me|whatever you want|pick one|any one|random",
    more: "anything else|something else|anything to add|anything more|add|else",
    other:
      "other|others|another|another one|something else|somewhere else|someone else|somebody else|else|not listed|not on the list|isnt listed|none of yours|a different one|different one|something different|something other",
  },

  intents: {
    filler: `
      a, an, the, is, are, am, was, were, be, been, being, im, its, thats, ive, id, ill, to, of, in, on, at,
      for, with, by, from, up, out, and, so, as, if, then, than, there, here, do, does, did, done, have,
      has, had, will, would, can, could, not, no, never, dont, doesnt, didnt, wont, cant, wouldnt, isnt,
      arent, please, pls, plz, plss, sorry, ok, okay, kk, well, um, uh, hmm, hm, oh, ah, eh, just, really,
      very, quite, too, meant to ask, wanted to ask, want to ask, going to ask, also, actually, basically, honestly, tbh, frankly, literally, now, right, first,
      some, any, anything, something, nothing, bit, lot, way, kind, sort, like, hey, man, mate, dude, bro,
      lol, haha, again, about, into, over, off, only, still, even, yet, such, same time, thing, things,
      stuff, his, her, their, they, them, he, she, ones, want, wanna, lets, let, go, exact, please now,
      though, thanks, thank you, thx, for now, at all, all right, get, got, give, given, whatever, whoever,
      own, much, totally, ever, moment, time, wow, entirely, particularly, guys, folks, btw, one, side,
      part, yes, blank, empty, leave, leaving`,
    me: "i, me, my, mine, myself, im, ive, id, ill",
    we: "we, us, our, ours, ourselves, weve, wed, how to, what to, where to, when to, who to",
    you: "you, u, ur, your, youre, yours, ya, yall, yourself, urself, whoever wrote, whoever made, you lot",
    this: "this, that, it, these, those, here, thing, stuff",
    or: "or",
    turn: `
      but, however, although, maybe, perhaps, probably, possibly, i think, i guess, i suppose, i would say,
      id say, if i had to, mainly, mostly, because, except, instead, though`,

    who: "who, whom, whose, whos, anyone, anybody",
    why: `
      why, what for, how come, for what, whats the point of asking, what is this for, whats this for,
      relevant, what do you need, what do you want with, what will you do with`,
    what: "what, whats, wat, wot",
    ask: "which, how, hows, when, where, wheres, whether, how many, how much, how often",
    opens: `
      do you, do u, do i, do we, does, did you, is, is it, is this, is that, are, are you, are u, r u,
      are these, can i, can we, can you, can u, could i, could you, could we, may i, may we, should i,
      should we, must i, must we, am i, will, would you, would it, do they, have i, has this, was, were,
      so is, so do i, shall i, can we skip`,
    particle: "",
    howMany: `
      how many, how much, how often, how long, how old, how far, how big, how large, how high, how tall,
      when, percent, percentage, number, amount, year, years, age, count, date, scale, score, size, since,
      budget, cost, price, revenue, turnover, quantity, total`,

    offers: "how about, what about, maybe, how bout, what if, could be, would",
    mean: `
      mean, means, meant, meaning, referring, refer to, talking about, looking for, class as, classed as,
      count as, counted, counts, count, include, included, includes, stand for, stands for, define,
      defined as, asking, asking for, supposed to, after, wdym, expect, need to know, want to know,
      in what sense, in what way, compared to, what is a, as in, such as, i or we, defined, mean by, best,
      worst, highest, lowest, good, bad`,
    lost: `
      dont understand, do not understand, didnt understand, not understand, cant understand, dont get,
      do not get, didnt get, dont get it, not following, dont follow, cant follow, unclear, not clear,
      confused, confusing, makes no sense, make sense, doesnt make sense, huh, pardon, come again,
      say again, say that again, what do you mean, what do u mean, wdym, wym, lost me, no understand,
      no entiendo, dont read much, dont speak, in english, over my head, what is that, what is this,
      what does that, whats this, whats that, whats it, vague, too broad, what question, what do you want`,
    explain: `
      explain, explanation, clarify, clarification, rephrase, reword, elaborate, translate, simplify,
      example, examples, for instance, be more specific, more specific, more context, more detail, help,
      help me, repeat, define, hint, hints, tell me more, in other words, ask differently,
      ask it differently, word it differently, put it differently, different words, simpler words, eg`,

    survey: `
      survey, surveys, questionnaire, form, forms, assessment, quiz, interview, chat, conversation,
      exercise, audit, poll, process, thing, enquiry`,
    question: "question, questions, q, qs, quesiton, qustion, questoin, number, nr",
    answer: `
      answer, answers, response, responses, reply, replies, rating, ratings, score, scores, input, entry,
      entries, awnser, anwser`,

    read: `
      see, sees, seen, read, reads, access, look at, looks at, view, views, copy, know it was me, know,
      find out, finds out, hear, told, reported, ordered, commissioned, behind, paying for, pays for, goes,
      go to, get to see, gets to see, gets this, get this, sent to, send, passed on, shown, owns, identify,
      traced, trace`,
    others: `
      boss, bosses, manager, managers, management, employer, company, bank, hr, colleague, colleagues,
      coworkers, team, head office, supervisor, owner, chef, tax office, taxman, police, competitors,
      competition, investors, authorities, anyone else, third parties, client, clients, ceo, director,
      landlord`,
    private: `
      anonimous, anonymus, anonomous, anonymos, anonimus, annonymous, anonymious, confidental, confidencial, privat,
      anonymous, anonymously, anonymised, anonymized, anonymity, anon, confidential, confidentially,
      private, privately, privacy, secret, between us, gdpr, public, publicly, published, publish, shared,
      share, my name, by name, off the record, identified, safe with you, data protection`,
    store: `
      get fed, fed into, fed to, feed into, used to train, train an, trained on, end up in, put into, uploaded,
      stored, store, server, servers, hosted, data, kept, deleted, delete, sold, sell, used for, used,
      recorded, cloud, happens with my answers, happens to my answers, happens with the answers,
      happens to the answers, happens to my data`,
    howLong: `
      how long, how much longer, how many more, how many questions, how many are left, how many left,
      how many to go, how much more, how much time, how far along, how far through, nearly done,
      almost done, nearly there, are we done, are we there, nearly finished, almost finished,
      is this the last, last one, last question, whats left, how many of these, how many,
      are there many more, is there more, are there more, many more, when does this end, when is it over,
      when will this end, when are we done, end in sight, when does it end, does it take long, take long,
      take forever, take ages, how far am i, much left, is there much left, when is this over`,
    left: `
      left, more, longer, remaining, remain, to go, take, takes, need, last, still, end, done, finished,
      go on, long, minutes, mins, over`,
    pause: `
      close the tab, close the browser, close the window, close the page, close my laptop, close this tab,
      stop, stop here, pause, break, take a break, leave, close, quit, exit, log off, switch off, hang up,
      rest, come back, carry on, continue, finish, resume, pick up, pick this up, do the rest`,
    later: `
      later, come back, tomorrow, tonight, this evening, another time, afterwards, another day, after lunch,
      next week, in the morning, continue, resume, carry on, where i left off, left off, on my phone,
      on my laptop, another device, other device, later on, some other time`,
    save: `
      save, saved, saves, saving, lose, lost, disappear, disappears, gone, remember, keep my, start again,
      start over, from scratch, be kept`,
    product: `
      what do i get, what do we get, do i get, do we get, whats in it, what is in it, in it for me, in it
      for us, what happens, happens next, happen next, what comes out, comes of, the point, whats the
      point, the purpose, what is this for, report, result, results, recommendations, at the end, in the
      end, when im done, afterwards, outcome, get back, feedback, certificate, advice, what next, what do
      you do with, what will you do with, do with my, what did i answer, what did i say, what did i put,
      what did i write, what did i choose, what did i pick, what have i answered, what have i said, what i
      answered so far, answers so far, i see my answers, i review my answers, i look at my answers, show
      me my answers, show my answers, list my answers, repeat my answers, what was my answer, what were my
      answers, my previous answers, my earlier answers, where are my answers, answers did i give, answers
      have i given, answers i gave so far, what have i put, i delete, delete my, i erase, erase my, i
      remove, remove my, my answers deleted, my data deleted, my answers removed, delete everything, erase
      everything, who are you, who r u, who are u, what are you, whats your name, what is your name, are
      you real, are you a, are you an, are you human, am i talking to, am i speaking, talking to a,
      speaking to a, are you there, you a bot, u a bot, is this a bot, this automated, chatting with, who
      am i, is anyone there, anybody there, anyone there, contact, get in touch, phone number, support,
      helpdesk, help desk, speak to someone, speak to a, talk to someone, talk to a, call someone, email
      someone, ask about this, ask if i, can i ask, do i ask, can i call, do i call, can i email, do i
      email, complain, someone i can, reach`,
    bot: `
      bot, bots, chatbot, robot, robots, human, humans, real person, actual person, person, machine, ai, a
      i, chatgpt, gpt, computer, algorithm, real, automated, llm, software`,
    must: `
      must, have to, need to, required, mandatory, optional, obligatory, compulsory, forced, obliged,
      supposed to answer, necessary, gotta`,

    before: `
      before, earlier, previous, previously, prior, prev, last, above, preceding, just now, a minute ago,
      minute ago, ago, two back, one back, questions back, question back, back there, already`,
    said: `
      what i said, what i wrote, what i put, what i told, i said, i put, i answered, i wrote, i typed,
      i told, i gave, i chose, i picked, i entered, i selected, i clicked, i filled, i ticked, ive said,
      ive put, ive written, ive answered, i already, said earlier, i just sent`,
    theLast: "the one before, the one before that, the previous one, previous one, the last one, one before",
    change: `
      please set, change, changed, correct, fix, edit, update, amend, adjust, revise, replace, switch, redo, set it,
      set that, make it, make that, put it, put that, alter, swap, add, undo`,
    wrong: `
      correction, wrong, mistake, mistaken, mistyped, misclicked, misread, misunderstood, typo, incorrect, error, oops,
      whoops, ooops, oopsie, by accident, accidentally, upside down, mixed up, messed up, not right,
      isnt right, wasnt right, slip, fat finger, fat fingered, backwards, incomplete, not complete, outdated, out of date`,
    meant:
      "i meant, i ment, ment to say, meant to say, meant to put, meant to write, meant to type, meant to enter, meant to pick, meant to choose, wanted to say, wanted to put",
    shouldBe:
      "should be, should also be, should include, should also include, should say, should read, should have said, should have put, should have answered, should have written, shouldve said, shouldve put, should have been, shouldve been, shoulda been, supposed to be, was meant to be, needs to be, ought to be, correct answer is, right answer is, its actually, it is actually, is actually, its really, make it, make that, set it to, change it to, not but, must be, is in fact, instead it is, id rather say, i would rather say",
    to: "to, into, as",
    back: `
      go back, back, previous question, previous one, one back, take me back, back one, undo,
      go to the previous, go back one, back up, back please, last question again, the previous question,
      redo the last, i want to go back, return to the previous`,
    same: "same, identical, same thing, equally, samesies, unchanged, the same",
    refer: `
      see above, as above, same as above, like above, ditto, idem, as i said, like i said, as i told,
      like i told, as said, as mentioned, as stated, as before, see before, see previous, see my, see last,
      already told, already said, already answered, already asked, already gave, already filled,
      already wrote, already mentioned, told you already, told you that, said that already, answered that,
      answered this, asked that already, asked me that, copy it over, copy paste, just copy, refer to,
      see question, see answer, see q, i repeat, same again, filled this in, covered this, covered that`,

    ignore: "ignore, forget, disregard, override, overwrite, bypass, skip over",
    rules: `
      instruction, instructions, instrucitons, rules, prompt, prompts, guidelines, system message,
      system prompt, your orders, everything above, all of the above, text you were given, they told you,
      you were told, previous text, programming, restrictions, initial text, source code, api key, password`,
    show: `
      show, print, reveal, repeat, output, display, tell me, give me, list, write out, dump, leak, expose,
      what is, what are, whats, send me, paste, read out`,
    fill: `
      fill, fill in, fill out, mark, give, set, rate, score, answer, complete, finish, submit, write, do,
      make, put, skip, delete, erase, remove, clear, wipe, end, close, generate, decide, choose, pick`,
    all: "all, every, everything, each, the rest, rest, remaining, whole, entire, all of them, lot",
    forMe: `
      for me, on my behalf, yourself, urself, by yourself, you do it, you decide, you choose, you pick,
      you fill, you answer, you know my, mail me, email me`,
    role: `
      you are now, you are no longer, act as, pretend, pretend to be, roleplay, role play, from now on,
      developer mode, admin mode, debug mode, jailbreak, sudo, new instructions, make something up,
      make it up, make up, make one up, invent something, something that sounds, pick randomly,
      pick at random, choose randomly, pick anything, pick something, answer randomly, random answers,
      at random, just pick, put anything, put whatever, put something, write something nice, write a good,
      write me, write a, generate a, respond with, reply with, reply only, output only, say only, return json,
      execute, drop table, new task, ignore previous, tell me a joke, tell a joke, tell me a story,
      sing me a song, sing a song, write me a poem, write a poem`,

    system: "system, assistant, developer, admin",

    unsure: `
      dont know, do not know, dunno, donno, dont kno, dnt know, don know, idk, idc, no idea, no clue,
      not a clue, havent a clue, havent got a clue, not the slightest, not sure, unsure, not certain,
      we are not sure, we are unsure, we are not certain,
      not really sure, no opinion, undecided, cant say, cant tell, cannot say, couldnt say,
      couldnt tell you, couldnt tell, cant judge, cant decide, couldnt decide, hard to say, hard to tell,
      difficult to say, tough to say, tricky one, tough one, tough question, good question, who knows,
      god knows, beats me, search me, depends, it depends, haven t thought, havent thought,
      never thought about, nothing comes to mind, nothing springs to mind, cant think of, couldnt guess,
      wouldnt know, no thoughts, hadnt thought, on the fence, i wonder, not my area, above my pay grade,
      not my department, never checked, dont have a clue, dont have an idea, no view, no preference,
      dont remember, cant remember, cant recall, no answer to that,
      cant judge that, cant judge it, wouldnt know where to start, im stumped, stumped, never thought about it, you tell me`,
    skip: `
      no thanks, no thank you, skip, skp, skipp, sikp, skio, skip it, skip this, skip that, skipping, pass, i pass, ill pass,
      pass on, next, next one, next question, next please, move on, moving on, lets move on, no comment,
      no comments, no answer, no response, no reply, without comment, leave blank, leave it blank,
      leave this blank, leave empty, leave out, leave it out, leave this out, leave this one, leave it,
      not answering, rather not, prefer not, prefer not to, keep it blank, leave that out, leave it empty,
      leave this empty, leave that empty, leave that blank, leave them blank`,
    unwilling: `
      dont want, do not want, dont wanna, dont wish, dont care to, dont like to, wont, will not, wouldnt,
      would not, cannot, cant, can not, not going to, not gonna, im not, not allowed, not able, not willing,
      not comfortable, not happy, uncomfortable, unwilling, refuse, decline, rather not, prefer not, prefer,
      rather, rather leave, not lazy, choose not, id rather, sooner not, no way im, keep, not about to,
      dont think i should, dont feel like, no desire, sooner, id sooner, not comfortable putting`,
    say: `
      say, saying, answer, answering, share, sharing, tell, telling, respond, responding, comment,
      commenting, disclose, disclosing, discuss, discussing, get into, getting into, go into, going into,
      talk about, talking about, reply, divulge, reveal, give that out, rate, score, judge, grade,
      to myself, private, out of it, give you, putting that, put that, in writing`,
    secret: `
      private, too private, personal, too personal, confidential, sensitive, none of your business,
      none of ur business, none of yours, none of your concern, not your business, mind your own,
      trade secret, secret, under nda, nda, between me and, stays between, nobodys business,
      my own business, commercially sensitive, business secret, not telling, wont tell, not saying,
      aint saying, classified, off limits, my business`,
    wait: `
      wait, hold on, hang on, hold up, hangon, holdon, one sec, one second, one min, one minute, one moment,
      a sec, a second, a min, a minute, a moment, 1 sec, 1 min, 1 minute, 2 mins, 2 min, 5 mins, 5 min,
      two mins, two minutes, five minutes, five mins, sec, just a sec, just a moment, gimme a sec,
      gimme a min, give me a sec, give me a second, give me a minute, give me a moment, give me five, brb,
      be right back, back soon, back in a, right back, bear with me, let me think, let me check, let me see,
      let me ask, need to think, have to think, need to check, have to check, gotta go, got to go,
      phone ringing, someone at the door, one tick, two ticks, half a mo, mo, stand by, not now,
      busy right now, ill get back, get back to you, ill be back, never mind, nevermind, nvm, forget it,
      thinking, afk, gimme five, call coming in, getting a call, another call, doing it later, later maybe,
      need to think about it, i need to think, i need to ask, i have to ask, i need to check,
      let me think about it`,

    greet: `
      no problem, no problem at all, no worries, hi, hello, hallo, helo, hey, heya, heyy, hiya, howdy, yo,
      sup, greetings, gday, g day, gm, good morning, good afternoon, good evening, good day, morning, mornin,
      afternoon, evening, how are you, how r u, how are u, how are we, how are things, hows it going,
      how is it going, hows things, whats up, nice to meet you, you too, all good with you, alright mate,
      lovely to meet, pleased to meet you, im back, i am back, back again, here again`,
    thanks: `
      thanks, thank you, thank u, thankyou, thanx, thx, ty, cheers, ta, much appreciated,
      thanks for having me, thank you for having me, thanks for the invite, thanks for the invitation,
      thank you for the invitation, thanks for inviting me, many thanks, thanks a lot, thanks so much,
      thank you so much, thank you very much`,
    parting: `
      bye, goodbye, see you, see ya, cya, take care, have a nice day, have a good one, good night, good bye,
      bye bye, byebye, see you later, see you soon, talk later, talk to you later, until next time, gotta go,
      got to go, i have to go, i must go, im off, im out`,
    whom: `
      there, everyone, everybody, team, all, today, askwell, sir, madam, dear, folks, guys, again, friend`,
    intro: "my name is, my names, name is, this is, i am, im, here, from, speaking, its me, calling from",
    yes: `
      yes, yeah, yep, yup, yea, ya, ye, yess, yes please, sure, ok, okay, okey, oki, k, kk, fine, good,
      alright, all right, right, correct, true, absolutely, definitely, of course, certainly, indeed,
      exact, agreed, i agree, sounds good, sure thing, aye, great, cool, perfect, nice, understood,
      got it, makes sense, fair enough, i do, we do, it is, it does, go ahead, go on, lets go, ready,
      thats right, uh huh, mhm, totally, for sure, affirmative, yes sir, yes i do, yes we do,
      lets start, lets begin, lets get started, lets do this, lets do it, im ready, we are ready, ready when you are, fire away, bring it on, shoot`,
    insult: `
      stupid, dumb, idiot, idiots, idiotic, moron, morons, moronic, crap, crappy, bullshit, bs, shit,
      shitty, shite, rubbish, garbage, trash, nonsense, bollocks, useless, pathetic, ridiculous,
      waste of time, wasting my time, wasting our time, sucks, suck, suckers, retard, retarded, asshole,
      arsehole, assholes, bastard, bastards, bitch, wanker, wankers, twat, dick, dickhead, prick, cunt, sod,
      sods, nosy, clown, clowns, muppet, muppets, joke, lame, fool, fools, fucking, fuckin, bloody, damn,
      worthless, piece of junk, junk, tosser, dimwit, loser, losers, load of, annoying, hate`,
    curse: `
      fuck you, fuck u, f you, f off, fuck off, fuck this, piss off, get stuffed, get lost, go to hell,
      screw you, screw this, shut up, stfu, gtfo, up yours, bugger off, sod off, kiss my, bite me,
      drop dead, eat shit, leave me alone, go away, suck my, to hell with, stuff your, shove it, shove your,
      stop bothering, stop asking, get a life, fu, ffs, wtf, fuck, kill yourself, naff off, jog on, do one,
      stick your, stick it, your mother, your mum, your mom`,
    sound: `
      test, test test, testing, testing 123, test 123, test 1 2 3, testing 1 2 3, lmao, lmfao, rofl,
      haha lol, xd,
      abc abc, abc abc abc, foo bar, foobar, beep boop, la la la, lala, lalala, na na na, tralala, lorem ipsum, blah blah`,
    notApplicable: "na, n a, not applicable, doesnt apply, does not apply, not relevant, irrelevant to",
  },

  faq: {
    scaleEnd: `
      good, bad, better, best, worst, worse, positive, negative, high, higher, highest, low, lower,
      lowest, favourable, favorable, great, poor, happy, unhappy, which way, way round, way around,
      which end, which side, what end, fine, okay, top, bottom, maximum, minimum, max, min, top end,
      bottom end`,
    scaleWord: `
      scale, number, numbers, score, rating, ratings, star, stars, one, two, three, four, five, which
      end, what end, which side, which way, which way round, top, bottom`,
    several: `
      more than one, more than 1, more than two, several, multiple, two, both, 2, three, 3, only one,
      just one, only 1, just 1, one or more, a few, more than a single, all that apply, more options,
      more answers, only choose one, only pick one, choose only one, pick only one, choose just one,
      pick just one, more then one, more then 1, more than 2, one of these, one of them, one of those,
      only one allowed, only allowed one, just the one`,
    choose: `
      choose, pick, select, tick, check, mark, choice, choices, option, options, answer, answers, box,
      boxes, allowed, give, applies, apply, fit, fits, them all`,
    leaveOut: `
      leave out, leave this out, leave it out, leave that out, leave one out, leave this one out, leave this
      question out, leave this blank, leave it blank, leave blank, leave it empty, leave this empty, leave
      this open, leave it open, leave this one blank, not answer, dont answer, do not answer, go without
      answering, no answer, without answering, without an answer, skip, skip this, skip it, skippable, skip
      this question, pass on this, pass on this one, left out, left blank, left empty, be skipped, leave
      this question blank, leave this question empty, leave this question open, leave the question out,
      leave the question blank`,
    wish: `
      i want to, i wanna, i would like to, id like to, i need to, id rather, i would rather, id prefer to, let
      me, can you put me through, put me through, connect me, please, get me, give me`,
    talk: `
      talk, talk to, talking, speak, speak to, speak with, talk with, chat with, call, phone, ring, contact,
      reach, get hold of, get in touch, email, write to, turn to, ask for help, help me, complain, ask,
      help, help from`,
    person: `
      person, human, human being, someone, somebody, real person, actual person, people, staff, adviser,
      advisor, agent, representative, anyone, anybody, phone number, telephone number, contact person,
      contact details, email address, hotline, helpline, support, customer service, support team, phone call`,
    distress: `
      kill myself, killing myself, end my life, ending my life, take my own life, taking my own life,
      take my life, i am suicidal, im suicidal, feel suicidal, feeling suicidal, i have suicidal
      thoughts, having suicidal thoughts, my suicidal thoughts, thinking about suicide, thinking of
      suicide, thought about suicide, want to commit suicide, i want to die, i wanna die, i just want to
      die, i want to be dead, i wish i was dead, i wish i were dead, id be better off dead, i am better
      off dead, i dont want to live, i do not want to live, dont want to live anymore, dont want to live
      any more, dont want to be alive, no reason to live, nothing to live for, hurt myself, hurting
      myself, harm myself, harming myself, self harming, i cant go on like this, i cannot go on like
      this, i cant go on anymore, i cant go on any more, i cant go on any longer, i cant cope anymore, i
      cant cope any more, i can not cope anymore, i cant take it anymore, i cant take it any more, i
      cant take this anymore, i cannot take it anymore, im in danger, i am in danger, im not safe at
      home, i am not safe at home, i dont feel safe at home, afraid for my life, scared for my life,
      fear for my life, panic attack right now, having a panic attack, i am in despair, im in despair, i
      feel hopeless, i feel so hopeless, im falling apart, i am falling apart, this upsets me, upsets me
      too much, this question upsets me, these questions upset me, this is upsetting me, this is too
      upsetting, this makes me cry, this question makes me cry, im crying, i am crying, cant stop
      crying, makes me want to cry, ending it all, end it all, want to end it all, feel unsafe at home,
      i feel unsafe, he will hurt me, she will hurt me, they will hurt me, going to hurt me, making me
      anxious, making me really anxious, making me very anxious, makes me anxious, makes me very
      anxious, i am completely desperate, im completely desperate, im so desperate, i am so desperate, i
      am desperate and, im desperate and, questions are too much for me, question is too much for me,
      this is too much for me, question is triggering, questions are triggering, question triggers me,
      questions trigger me, i think about suicide, i often think about suicide, point in living anymore,
      point in living any more, point of living anymore, no point in living, tired of living,
      threatening to kill me, threatens to kill me, threatened to kill me, wants to kill me, partner hits
      me, husband hits me, wife hits me, boyfriend hits me, girlfriend hits me, partner beats me, husband
      beats me, wife beats me, boyfriend beats me, boss hits me, hits me at home, no reason for me to be
      here, no reason to live, no reason to be alive, no reason to be here anymore, brings back horrible
      memories, brings back bad memories, brings back terrible memories, bringing back horrible
      memories, bringing back bad memories, bringing back terrible memories`,
    despair: `
      want to end it, wanna end it, want it to end, want it to be over, want it all to stop, want it all
      to be over, cant go on, cannot go on, can not go on, cant do this anymore, cant do this any more,
      cannot do this anymore, cant take it, cant take much more, cant take this, cant handle this, cant
      handle it, cant handle this anymore, cant cope, cannot cope, cant think straight, cant breathe,
      cant stop shaking, dont feel safe, do not feel safe, feel unsafe, not feel safe, im not safe, i am
      not safe, threatening me, threatens me, threatened me, threatened by, threatening to hurt me, hits
      me, he hit me, she hit me, hurts me, hurting me, abusing me, abuses me, bullying me, harassing me,
      want to disappear, wish i could disappear, wish i could vanish, want to vanish, dont want to be
      here anymore, dont want to be here any more, dont want to wake up, point in living, point of
      living, see the point anymore, see no way out, no way out, given up on life, tired of life, done
      with life, better off without me, breaking down, having a breakdown, at breaking point, at my
      breaking point, end of my tether, end of my rope, at my
      wits end, at my limit, had enough of life, in danger, need help now, want
      to give up, giving up on everything, upset, overwhelmed, anxious, scared, frightened, terrified,
      desperate, hopeless, distressed, distraught, shaking, panicking, depressed, suicidal, miserable,
      crying, trapped, upsetting, distressing, triggering, overwhelming, too much for me, too much to
      bear`,
    feels: `
      feel, feeling, feels, felt, makes me, making me, made me, getting me, getting, extremely,
      completely, absolutely, incredibly, super, kinda, rn, right now, today, anymore, any more, any
      longer, deeply, need help`,
  },
};
