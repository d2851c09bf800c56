import type { Lexicon } from "./lexicon";

export const FR: Lexicon = {
  language: "fr",

  values: {},

  grammar: {},

  moves: {
    filler: `
      le, la, les, l, un, une, des, du, de, d, à, a, au, aux, en, y, et, est, c, ce, cest, c est, cette,
      cet, ces, ca, cela, il, elle, ils, elles, on, se, s, sa, son, ses, que, qu, qui, ne, n, pas, plus,
      non, dans, sur, pour, par, avec, sans, chez, être, etre, suis, es, sont, était, ai, as, avez, avons,
      ont, va, vais, vas, allez, fait, faire, faites, fais, peux, peut, peut on, pouvez, veux, voudrais,
      veut, dois, doit, svp, stp, s il vous plait, s il te plait, sil vous plait, merci, bon, ben, bah, euh,
      heu, hein, bien, très, trop, tout, tous, toute, vraiment, juste, encore, aussi, alors, donc, là, ici,
      oui, si, ok, déjà, maintenant, désolé, désolée, pardon, excusez moi, excuse moi, franchement,
      honnêtement, en fait, quand même, rien, quelque chose, chose, choses, peu, jamais, ouais, là dessus,
      dessus, dedans, mec, les gars, celle, celui, ça, me, te, tellement, après, car bon, du tout, là là`,
    me: "je, j, jai, me, m, moi, mon, ma, mes, mien, mienne",
    we: "nous, notre, nos, comment faire, quoi faire",
    you: "tu, t, te, toi, ton, ta, tes, vous, votre, vos",
    this: "ça, ca, cela, ceci, ce, cet, cette, ces, c, l, celle ci, celui ci, celle là",
    or: "ou, ou bien, ou alors",
    turn: `
      mais, cependant, peut être, peut etre, sans doute, probablement, je pense, je dirais, je crois,
      surtout, principalement, parce que, car, sauf, pourtant, plutôt, disons`,

    who: "qui, à qui, quelqu un, quelquun, c est qui",
    why: `
      pourquoi, pk, pq, prk, dans quel but, à quoi ça sert, à quoi sert, quel intérêt, quel rapport,
      pour quelle raison, quelle utilité`,
    what: "quoi, que, qu est ce que, qu est ce, quest ce que, kes, kesako, qu",
    ask: "quel, quelle, quels, quelles, lequel, laquelle, comment, quand, où, combien, combien de",
    opens: `
      est ce que, est ce qu, est ce, c est, dois je, puis je, peut on, faut il, peux tu, pouvez vous,
      pourriez vous, pourrais tu, êtes vous, es tu, t es, tu es, vous êtes, dois t on, doit on, je dois,
      je peux, on peut, faut, il faut, tu peux, vous pouvez, y a t il, est il, sont ils, sont elles,
      va t on, ça compte, ça inclut, on compte, on parle, vous parlez, tu parles, vous voulez dire,
      tu veux dire, mes réponses, mon chef, le chef`,
    particle: "",
    howMany: `
      combien, quand, année, années, pourcentage, nombre, âge, montant, budget, prix, coût,
      chiffre d affaires, depuis, date, durée, taille, fréquence, taux`,

    offers: "et si, que diriez vous",
    mean: `
      veut dire, veux dire, voulez dire, vouloir dire, signifie, signifient, entendez par, entends par,
      entend par, c est quoi, c quoi, définition, définissez, sens, en quel sens, dans quel sens, compte,
      comptent, compter, inclut, inclus, inclure, s agit, parlez, parles, parle t on, on parle de,
      par rapport à, demandez, demandes, exactement, précisément, concrètement, le mieux, le meilleur,
      le pire, attendez, attends de`,
    lost: `
      comprends pas, comprend pas, compris pas, pas compris, ne comprends, rien compris, capte pas,
      pige pas, pas clair, pas claire, flou, floue, vague, comment ça, hein, pardon, quoi,
      que voulez vous dire, tu veux dire quoi, vous voulez dire quoi, ça veut dire quoi, veut dire quoi,
      qu est ce que ça veut dire, incompréhensible, pas de sens, aucun sens, perdu, perdue, kezako, kesako,
      c est quoi la question, confus, vous attendez quoi`,
    explain: `
      expliquer, explique, expliquez, explication, précise, précisez, préciser, précision, précisions,
      exemple, exemples, reformule, reformulez, reformuler, répète, répétez, répéter, clarifier, aide,
      aider, aidez moi, aide moi, traduire, autrement dit, plus simple, plus de détails, détailler`,

    survey: `
      sondage, questionnaire, formulaire, enquête, évaluation, test, chat, entretien, conversation, truc,
      machin, quiz, bazar`,
    question: "question, questions, q",
    answer: "réponse, réponses, rép, note, notes, répondu, évaluation, saisie",

    read: `
      lit, lire, lira, lisent, liront, voit, voir, verra, voient, verront, accès, accéder, consulte,
      consulter, regarde, transmis, transmise, transmises, envoyé, envoyées, envoyés, reçoit, savoir, saura,
      sait, communiqué, derrière, commandé, commandité, copie, partagé`,
    others: `
      patron, patronne, chef, cheffe, boss, employeur, direction, manager, collègues, collègue, entreprise,
      banque, rh, fisc, impôts, concurrents, police, hiérarchie, responsable, équipe, autres, clients,
      fournisseurs, quelqu un d autre`,
    private: `
      anonyme, anonymes, anonymat, anonymement, confidentiel, confidentielle, confidentielles,
      confidentialité, rgpd, privé, privée, secret, public, publique, publié, publiées, publiés, partagé,
      partagées, entre nous, mon nom, vie privée`,
    store: `
      stocké, stockées, stockés, données, serveur, serveurs, conservé, conservées, enregistré, enregistrées,
      supprimé, utilisé, utilisées, vendu, hébergé, hébergées`,
    howLong: `
      combien de temps, ça dure, c est long, c est encore long, encore long, encore longtemps,
      combien de questions, combien encore, encore combien, il en reste combien, il reste combien,
      reste combien, c est bientôt fini, bientôt fini, bientôt la fin, presque fini, c est la dernière,
      dernière question, y en a encore, y en a pour, il y en a encore, encore beaucoup, on en est où,
      on finit quand, ça finit quand, quand est ce que ça finit`,
    left: `
      reste, restent, encore, restante, restantes, dure, prend, prendre, temps, minutes, fini, finit, fin,
      plus, beaucoup`,
    pause: `
      pause, arrêter, m arrêter, stopper, interrompre, quitter, fermer, finir, terminer, reprendre,
      continuer, sauvegarder, suite, le reste`,
    later: `
      plus tard, demain, ce soir, après, reprendre, revenir, un autre jour, une autre fois, continuer,
      tout à l heure, sur mon téléphone, autre appareil, là où j en étais`,
    save: `
      sauvegardé, sauvegarde, sauvegardées, enregistré, enregistre, enregistrées, perdu, perdre, perds,
      perdues, gardé, gardées, recommencer, à zéro, disparaît, efface`,
    outcome: `
      qu est ce que j y gagne, j y gagne quoi, j ai quoi, j obtiens quoi, je reçois quoi,
      qu est ce que je reçois, qu est ce que j obtiens, qu est ce qui se passe, il se passe quoi, résultat,
      résultats, rapport, bilan, à la fin, au final, ensuite, recommandations, conseils,
      vous en faites quoi, que faites vous, ça m apporte, ça sert, ça donne quoi`,
    bot: `
      robot, robots, bot, humain, humaine, machine, ia, ai, ordinateur, programme, vraie personne,
      personne réelle, une personne, chatgpt, vrai, intelligence artificielle, automatique`,
    identity: `
      qui es tu, qui êtes vous, t es qui, tu es qui, vous êtes qui, c est qui, es tu un, êtes vous un,
      êtes vous une, tu es un, t es un, vous êtes un, vous êtes une, je parle à, je parle avec,
      à qui je parle, à qui ai je, comment tu t appelles, comment vous appelez, y a quelqu un`,
    must: `
      obligé, obligée, obligatoire, obligatoires, facultatif, facultative, optionnel, optionnelle, dois je,
      je dois, est on obligé, faut il répondre, il faut répondre, je suis obligé, nécessaire, peux passer,
      on est obligé, forcé, forcément`,
    contact: `
      contacter, contact, joindre, numéro de téléphone, support, appeler, parler à quelqu un,
      à qui demander, à qui m adresser, m adresser, assistance, réclamation, me plaindre, qui peut m aider,
      poser des questions`,

    before: `
      précédente, précédent, précédentes, avant, d avant, dernière, dernier, plus haut, ci dessus,
      tout à l heure, au dessus, auparavant, antérieure, en arrière, juste avant, déjà`,
    said: `
      ce que j ai dit, ce que j ai écrit, j ai dit, j ai écrit, j ai mis, j ai répondu, j ai tapé,
      j ai choisi, j ai coché, j ai indiqué, j avais dit, j avais mis, j avais répondu, j ai noté,
      j ai cliqué`,
    change: `
      changer, change, changez, modifier, modifie, modifiez, corriger, corrige, corrigez, rectifier,
      rectifie, remplacer, remplace, remplacez, mets, mettez, mettre, passe la, passez la, éditer,
      revenir sur`,
    wrong: `
      trompé, trompée, erreur, faux, fausse, mauvais, mauvaise, faute de frappe, incorrect, incorrecte,
      oups, raté, mal cliqué, mal lu, mal compris, pas bon, pas bonne, pas la bonne, par erreur, inexact,
      planté`,
    shouldBe: `
      je voulais dire, je voulais mettre, voulais dire, voulais mettre, ça devrait être, devrait être,
      aurait dû être, il fallait mettre, fallait, c est plutôt, en fait c est, il faut mettre,
      la bonne réponse est, c était, au lieu de, et non, plutôt que, mets plutôt, je pensais à`,
    to: "par, en, à",
    back: `
      retour, retour en arrière, revenir en arrière, reviens en arrière, revenez en arrière,
      question précédente, la question précédente, annuler, annule, en arrière,
      revenir à la question précédente, reculer`,
    same: "même, mêmes, même chose, pareil, pareille, identique, idem, pareillement",
    refer: `
      voir ci dessus, voir plus haut, cf plus haut, cf ci dessus, cf, comme plus haut, comme ci dessus,
      comme avant, comme dit, comme je l ai dit, comme je disais, comme précédemment, idem, pareil qu avant,
      pareil que, même réponse, même chose qu avant, déjà dit, déjà répondu, je l ai déjà dit,
      j ai déjà répondu, je viens de le dire, voir réponse, voir question, voir ma réponse, déjà écrit,
      déjà donné`,

    ignore: "ignore, ignorez, ignorer, oublie, oubliez, contourne, ne tiens pas compte, ne tenez pas compte",
    rules: `
      instruction, instructions, consigne, consignes, règle, règles, prompt, directives, directive,
      message système, tout ce qui précède, ordres, mot de passe`,
    show: `
      montre, montrez, affiche, affichez, donne moi, donnez moi, révèle, révélez, répète, imprime, dis moi,
      écris, envoie, quelles sont, quel est, quelles étaient`,
    fill: `
      remplis, remplissez, remplir, réponds, répondez, mets, mettez, coche, cochez, donne, donnez, note,
      notez, termine, terminez, finis, finissez, complète, complétez, écris, écrivez, fais, faites,
      supprime, supprimez, efface, effacez, choisis, choisissez, valide, envoie, clos, ferme`,
    all: "tout, toutes, tous, partout, le reste, chaque, l ensemble, entier, reste",
    forMe: "pour moi, à ma place, toi même, vous même, tout seul, en mon nom, tu connais",
    role: `
      tu es maintenant, vous êtes maintenant, désormais, à partir de maintenant, fais comme si,
      faites comme si, agis comme, joue le rôle, système, mode développeur, invente, inventez,
      invente quelque chose, mets n importe quoi, mettez n importe quoi, n importe quoi, au hasard,
      écris moi, écris un truc, réponds seulement, réponds par, nouvelle instruction, system`,

    unsure: `
      sais pas, je sais pas, je ne sais pas, j sais pas, chais pas, chépa, chepa, jsp, jpp, je sais po,
      je n en sais rien, j en sais rien, aucune idée, pas d idée, pas la moindre idée, sans idée, pas sûr,
      pas sûre, pas certain, pas certaine, je ne suis pas sûr, ça dépend, cela dépend, sa dépend,
      difficile à dire, dur à dire, sans avis, sans opinion, pas d avis, aucun avis, pas d opinion,
      je ne peux pas dire, peux pas dire, peux pas vous dire, je ne saurais dire, saurais pas,
      je ne saurais, bonne question, mystère, rien ne me vient, je ne vois pas, je vois pas, aucune notion,
      je ne me souviens pas, me souviens plus, jamais réfléchi, pas réfléchi, je donne ma langue au chat,
      trop compliqué à dire, j hésite`,
    skip: `
      passer, passe, je passe, on passe, passons, suivant, suivante, question suivante, la suivante,
      au suivant, skip, skipper, sauter, saute, je saute, sans commentaire, pas de commentaire,
      sans réponse, pas de réponse, ne se prononce pas, nspp, laisser vide, laisse vide, je m abstiens,
      abstention, zappe, on zappe, zapper, suite`,
    unwilling: `
      ne veux pas, veux pas, ne souhaite pas, souhaite pas, préfère ne pas, préfère pas, préfère,
      ne préfère pas, préférerais, refuse, je refuse, ne vais pas, vais pas, ne peux pas, peux pas,
      pas envie, n ai pas envie, pas le droit, ne dirai pas, dirai pas, dirai rien, ne compte pas,
      ne tiens pas, aimerais mieux ne pas, autant ne pas, garde`,
    say: `
      répondre, dire, en parler, parler, partager, divulguer, me prononcer, communiquer, donner, dévoiler,
      noter, évaluer, commenter, le dire, pour moi, dirai, préciser`,
    secret: `
      privé, trop privé, personnel, trop personnel, confidentiel, secret, secret professionnel,
      secret défense, secret des affaires, ça ne vous regarde pas, ça te regarde pas, ça vous regarde pas,
      ne te regarde pas, regarde pas, pas vos affaires, pas tes affaires, c est mes affaires, ça me regarde,
      mêle toi, mêlez vous, entre moi et, indiscret, interne`,
    wait: `
      attends, attendez, attend, un instant, un moment, une seconde, une sec, deux secondes, deux minutes,
      une minute, 2 min, 2 secondes, 5 min, 5 minutes, 1 min, minute, sec, instant, patiente, patientez,
      je reviens, jrv, je reviens tout de suite, je dois y aller, on m appelle, le téléphone sonne,
      laisse moi réfléchir, laissez moi réfléchir, je réfléchis, je dois réfléchir, je dois vérifier,
      faut que je vérifie, je vérifie, pas maintenant, plus tard peut être, quelqu un à la porte, bouge pas,
      bougez pas, ne quittez pas, laisse tomber, laissez tomber, oublie, oubliez, cinq minutes`,
    notApplicable: `
      non applicable, sans objet, n a, pas concerné, pas concernée, ne s applique pas, ne nous concerne pas,
      pas applicable`,

    greet: `
      bonjour, bonsoir, salut, coucou, hello, hey, slt, bjr, bsr, cc, bonne journée, bonne soirée,
      bonne nuit, au revoir, à bientôt, à plus, ciao, merci, merci beaucoup, merci bien, mille mercis, mrc,
      ça va, comment ça va, comment vas tu, comment allez vous, enchanté, enchantée, bien le bonjour,
      bonne continuation`,
    whom: "à tous, à toutes, tout le monde, madame, monsieur, messieurs, mesdames, l équipe, les amis",
    intro: "je suis, je m appelle, moi c est, mon nom est, ici, de, c est, à l appareil",
    yes: `
      oui, ouais, ouep, ui, wi, yep, yes, ok, okay, d accord, dac, bien sûr, évidemment, tout à fait, exact,
      exactement, c est ça, absolument, certainement, volontiers, parfait, super, très bien, entendu,
      compris, carrément, vas y, allez y, allons y, bien, effectivement, voilà, bien entendu, mouais,
      en effet, oui merci`,
    sound: "mdr, ptdr, mdrr, lol, test, xptdr, pfff, pff",
    insult: `
      con, conne, cons, connard, connards, connasse, connerie, conneries, idiot, idiote, idiots, imbécile,
      imbéciles, débile, débiles, merde, merdique, merdes, stupide, stupides, bête, nul, nulle, nuls,
      nulles, pourri, pourrie, ridicule, foutaise, foutaises, crétin, crétins, abruti, abrutis, salaud,
      salope, enculé, enculés, putain, bordel, perte de temps, n importe quoi, inutile, bouffon, bouffons,
      chiant, chiants, emmerde, emmerdez, gonfle, gonflez, saoule, soûle, daube, à la con, de merde,
      débilité, blague`,
    curse: `
      va te faire, allez vous faire, va te faire foutre, allez vous faire foutre, ta gueule, fermez la,
      ferme la, la ferme, ta yeule, nique, nique ta mère, ntm, nique ta race, fdp, casse toi, cassez vous,
      dégage, dégagez, va chier, allez chier, foutez moi la paix, fous moi la paix, fichez moi la paix,
      laissez moi tranquille, laisse moi tranquille, va au diable, allez au diable, va mourir, je t emmerde,
      je vous emmerde, fait chier, fais chier, faites chier, tu fais chier, vous faites chier,
      allez vous faire voir, va te faire voir, tg, ftg`,
  },
};
