import type { Lexicon } from "./lexicon";

export const EN: Lexicon = {
  language: "en",

  values: {},

  grammar: {},

  moves: {
    filler: `
      a, an, the, is, are, am, was, were, be, been, being, im, its, thats, ive, id, ill, to, of, in, on, at,
      for, with, by, from, up, out, and, so, as, if, then, than, there, here, do, does, did, done, have,
      has, had, will, would, can, could, not, no, never, dont, doesnt, didnt, wont, cant, wouldnt, isnt,
      arent, please, pls, plz, plss, sorry, ok, okay, kk, well, um, uh, hmm, hm, oh, ah, eh, just, really,
      very, quite, too, also, actually, basically, honestly, tbh, frankly, literally, now, right, first,
      some, any, anything, something, nothing, bit, lot, way, kind, sort, like, hey, man, mate, dude, bro,
      lol, haha, again, about, into, over, off, only, still, even, yet, such, same time, thing, things,
      stuff, his, her, their, they, them, he, she, ones, want, wanna, lets, let, go, exactly, please now,
      though, thanks, thank you, thx, for now, at all, all right, get, got, give, given, whatever, whoever,
      own, much, totally, ever, moment, time, wow, entirely, particularly, guys, folks, btw, one, side,
      part, yes`,
    me: "i, me, my, mine, myself, im, ive, id, ill",
    we: "we, us, our, ours, ourselves, weve, wed, how to, what to, where to, when to, who to",
    you: "you, u, ur, your, youre, yours, ya, yall, yourself, urself, whoever wrote, whoever made, you lot",
    this: "this, that, it, these, those, here, thing, stuff",
    or: "or",
    turn: `
      but, however, although, maybe, perhaps, probably, possibly, i think, i guess, i suppose, i would say,
      id say, if i had to, mainly, mostly, because, except, instead, though`,

    who: "who, whom, whose, whos, anyone, anybody, someone, somebody",
    why: `
      why, what for, how come, for what, whats the point of asking, what is this for, whats this for,
      relevant, what do you need, what do you want with, what will you do with`,
    what: "what, whats, wat, wot",
    ask: "which, how, hows, when, where, wheres, whether, how many, how much, how often",
    opens: `
      do you, do u, do i, do we, does, did you, is, is it, is this, is that, are, are you, are u, r u,
      are these, can i, can we, can you, can u, could i, could you, could we, may i, may we, should i,
      should we, must i, must we, am i, will, would you, would it, do they, have i, has this, was, were,
      so is, so do i, shall i`,
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
    question: "question, questions, q, qs, quesiton, qustion, questoin",
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
      anonymous, anonymously, anonymised, anonymized, anonymity, anon, confidential, confidentially,
      private, privately, privacy, secret, between us, gdpr, public, publicly, published, publish, shared,
      share, my name, by name, off the record, identified, safe with you, data protection`,
    store: `
      stored, store, server, servers, hosted, data, kept, deleted, delete, sold, sell, used for, used,
      recorded, cloud`,
    howLong: `
      how long, how much longer, how many more, how many questions, how many are left, how many left,
      how many to go, how much more, how much time, how far along, how far through, nearly done,
      almost done, nearly there, are we done, are we there, nearly finished, almost finished,
      is this the last, last one, last question, whats left, how many of these, how many,
      are there many more, is there more, are there more, many more, when does this end, when is it over,
      when will this end, when are we done, end in sight, when does it end, does it take long, take long,
      take forever, take ages`,
    left: `
      left, more, longer, remaining, remain, to go, take, takes, need, last, still, end, done, finished,
      go on, long, minutes, mins, over`,
    pause: `
      stop, stop here, pause, break, take a break, leave, close, quit, exit, log off, switch off, hang up,
      rest, come back, carry on, continue, finish, resume, pick up, pick this up, do the rest`,
    later: `
      later, come back, tomorrow, tonight, this evening, another time, afterwards, another day, after lunch,
      next week, in the morning, continue, resume, carry on, where i left off, left off, on my phone,
      on my laptop, another device, other device, later on, some other time`,
    save: `
      save, saved, saves, saving, lose, lost, disappear, disappears, gone, remember, keep my, start again,
      start over, from scratch, be kept`,
    outcome: `
      what do i get, what do we get, do i get, do we get, whats in it, what is in it, in it for me,
      in it for us, what happens, happens next, happen next, what comes out, comes of, the point,
      whats the point, the purpose, what is this for, report, result, results, recommendations, at the end,
      in the end, when im done, afterwards, outcome, get back, feedback, certificate, advice, what next,
      what do you do with, what will you do with, do with my`,
    bot: `
      bot, bots, chatbot, robot, robots, human, humans, real person, actual person, person, machine, ai,
      a i, chatgpt, gpt, computer, algorithm, real, automated, llm, software`,
    identity: `
      who are you, who r u, who are u, what are you, whats your name, what is your name, are you real,
      are you a, are you an, are you human, am i talking to, am i speaking, talking to a, speaking to a,
      are you there, you a bot, u a bot, is this a bot, this automated, chatting with, who am i,
      is anyone there, anybody there, anyone there`,
    must: `
      must, have to, need to, required, mandatory, optional, obligatory, compulsory, forced, obliged,
      supposed to answer, can i skip, can i leave, may i skip, can we skip, necessary, gotta`,
    contact: `
      contact, get in touch, phone number, support, helpdesk, help desk, speak to someone, speak to a,
      talk to someone, talk to a, call someone, email someone, ask about this, ask if i, can i ask,
      do i ask, can i call, do i call, can i email, do i email, complain, someone i can, reach`,

    before: `
      before, earlier, previous, previously, prior, prev, last, above, preceding, just now, a minute ago,
      minute ago, ago, two back, one back, questions back, question back, back there, already`,
    said: `
      what i said, what i wrote, what i put, what i told, i said, i put, i answered, i wrote, i typed,
      i told, i gave, i chose, i picked, i entered, i selected, i clicked, i filled, i ticked, ive said,
      ive put, ive written, ive answered, i already, said earlier`,
    change: `
      change, changed, correct, fix, edit, update, amend, adjust, revise, replace, switch, redo, set it,
      set that, make it, make that, put it, put that, alter, swap`,
    wrong: `
      wrong, mistake, mistaken, mistyped, misclicked, misread, misunderstood, typo, incorrect, error, oops,
      whoops, ooops, oopsie, by accident, accidentally, upside down, mixed up, messed up, not right,
      isnt right, wasnt right, slip, fat finger, backwards`,
    shouldBe: `
      should be, should have been, shouldve been, shoulda been, supposed to be, was meant to be, i meant,
      meant to say, meant to put, meant to write, meant to pick, needs to be, ought to be,
      correct answer is, right answer is, its actually, it is actually, is actually, its really, make it,
      make that, set it to, change it to, not but, wanted to say, wanted to put, must be, is in fact,
      instead it is`,
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
      answered this, asked that already, asked me that, you asked, copy it over, copy paste, just copy,
      refer to, see question, see answer, see q, i repeat, same again, filled this in, covered this,
      covered that`,

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
      system, developer mode, admin mode, debug mode, jailbreak, sudo, new instructions, assistant,
      make something up, make it up, make up, make one up, invent something, something that sounds,
      pick randomly, pick at random, choose randomly, pick anything, pick something, answer randomly,
      random answers, at random, just pick, put anything, put whatever, put something, write something nice,
      write a good, write me, write a, generate a, respond with, reply with, reply only, output only,
      say only, return json, execute, drop table, new task, ignore previous`,

    unsure: `
      dont know, do not know, dunno, donno, dont kno, dnt know, don know, idk, idc, no idea, no clue,
      not a clue, havent a clue, havent got a clue, not the slightest, not sure, unsure, not certain,
      not really sure, no opinion, undecided, cant say, cant tell, cannot say, couldnt say,
      couldnt tell you, couldnt tell, cant judge, cant decide, couldnt decide, hard to say, hard to tell,
      difficult to say, tough to say, tricky one, tough one, tough question, good question, who knows,
      god knows, beats me, search me, depends, it depends, haven t thought, havent thought,
      never thought about, nothing comes to mind, nothing springs to mind, cant think of, couldnt guess,
      wouldnt know, no thoughts, hadnt thought, on the fence, i wonder, not my area, above my pay grade,
      not my department, never checked, dont have a clue, dont have an idea, no view, no preference,
      dont remember, cant remember, cant recall, no answer to that`,
    skip: `
      skip, skp, skipp, sikp, skio, skip it, skip this, skip that, skipping, pass, i pass, ill pass,
      pass on, next, next one, next question, next please, move on, moving on, lets move on, no comment,
      no comments, no answer, no response, no reply, without comment, leave blank, leave it blank,
      leave this blank, leave empty, leave out, leave it out, leave this out, leave this one, leave it,
      not answering, rather not, prefer not, prefer not to, keep it blank, leave that out, leave it empty,
      leave this empty, leave that empty, leave that blank, leave them blank`,
    unwilling: `
      dont want, do not want, dont wanna, dont wish, dont care to, dont like to, wont, will not, wouldnt,
      would not, cannot, cant, can not, not going to, not gonna, im not, not allowed, not able, not willing,
      not comfortable, not happy, uncomfortable, unwilling, refuse, decline, rather not, prefer not, prefer,
      rather, rather leave, not prepared, choose not, id rather, sooner not, no way im, keep, not about to,
      dont think i should, dont feel like, no desire`,
    say: `
      say, saying, answer, answering, share, sharing, tell, telling, respond, responding, comment,
      commenting, disclose, disclosing, discuss, discussing, get into, getting into, go into, going into,
      talk about, talking about, reply, divulge, reveal, give that out, rate, score, judge, grade,
      to myself, private, out of it, give you`,
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
      hi, hello, hallo, helo, hey, heya, heyy, hiya, howdy, yo, sup, greetings, gday, g day, gm,
      good morning, good afternoon, good evening, good day, good night, morning, mornin, afternoon, evening,
      how are you, how r u, how are u, how are we, how are things, hows it going, how is it going,
      hows things, whats up, nice to meet you, thanks, thank you, thank u, thankyou, thanx, thx, ty, cheers,
      ta, much appreciated, bye, goodbye, see you, see ya, cya, take care, have a nice day, have a good one,
      you too, all good with you, alright mate, lovely to meet`,
    whom: `
      there, everyone, everybody, team, all, today, askwell, sir, madam, dear, folks, guys, again, friend`,
    intro: "my name is, my names, name is, this is, i am, im, here, from, speaking, its me, calling from",
    yes: `
      yes, yeah, yep, yup, yea, ya, ye, yess, yes please, sure, ok, okay, okey, oki, k, kk, fine, good,
      alright, all right, right, correct, true, absolutely, definitely, of course, certainly, indeed,
      exactly, agreed, i agree, sounds good, sure thing, aye, great, cool, perfect, nice, understood,
      got it, makes sense, fair enough, i do, we do, it is, it does, go ahead, go on, lets go, ready,
      thats right, uh huh, mhm, totally, for sure, affirmative, yes sir, yes i do, yes we do`,
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
      haha lol, xd`,
    notApplicable: "na, n a, not applicable, doesnt apply, does not apply, not relevant, irrelevant to",
  },
};
