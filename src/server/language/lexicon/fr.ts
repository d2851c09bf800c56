import type { Lexicon } from "./lexicon";

export const FR_WORDS: Lexicon = {
  language: "fr",

  values: {
    common:
      "le|la|les|un|une|des|du|de|et|ou|mais|est|sont|on|nous|je|j|il|elle|ils|c|ce|cest|ca|que|qui|ne|pas|plus|pour|par|avec|dans|en|sur|au|aux|a|se|son|sa|ses|notre|nos|mon|ma|mes|y|tres|bien|dirais|dire|fait|avons|ai|avez|ont|etait|si|comme|tout|tous|parce|chez|quand|suis|cela|d|l|moins|assez|aussi|donc|vraiment|disons",
    numbers: {
      "?": "quelques|plusieurs|beaucoup de|des dizaines|des centaines|une poignée",
      0: "zéro",
      0.5: "un demi|une demi|demi|la moitié d un|une demie|demie|la moitié d'un",
      1: "moi seul|moi seule|juste moi|seulement moi|que moi|tout seul|toute seule|un seul|une seule|rien que moi",
      1.5: "un et demi|une et demie",
      2: "deux",
      "~2": "un couple de",
      3: "trois",
      4: "quatre",
      5: "cinq",
      6: "six",
      7: "sept",
      8: "huit",
      9: "neuf",
      10: "dix",
      "~10": "une dizaine|une dizaine de|dizaine",
      11: "onze",
      12: "douze|une douzaine|une douzaine de|douzaine",
      13: "treize",
      14: "quatorze",
      15: "quinze",
      "~15": "une quinzaine|une quinzaine de|quinzaine",
      16: "seize",
      17: "dix sept",
      18: "dix huit",
      19: "dix neuf",
      20: "vingt|vingts",
      "~20": "une vingtaine|une vingtaine de|vingtaine",
      30: "trente",
      "~30": "une trentaine|une trentaine de",
      40: "quarante",
      "~40": "une quarantaine|une quarantaine de",
      50: "cinquante",
      "~50": "une cinquantaine|une cinquantaine de",
      60: "soixante",
      "~60": "une soixantaine|une soixantaine de",
      70: "septante",
      80: "quatre vingt|quatre vingts|octante|huitante",
      90: "nonante",
      "~100": "une centaine|une centaine de",
      "~1000": "un millier|un millier de",
      250000: "un quart de million|quart de million",
    },
    articles: "un|une",
    joins: { forward: "et" },
    halves: { after: "et demi|et demie" },
    magnitudes: { 100: "cent|cents", 1000: "mille", 1000000: "million", 1000000000: "milliard" },
    countedMagnitudes: {
      1000: "k|milliers|milliers d",
      1000000: "m|millions|millions d|million d|mio|mln",
      1000000000: "md|mrd|milliards|milliards d",
    },
    units: {
      people:
        "personnes|personne|employés|employé|salariés|salarié|collaborateurs|collaborateur|gens|collègues|salariées|employées|membres|membre|etp|têtes|de personnes|d employés|de salariés|de collaborateurs|d'employés",
      money: "euros|euro|eur|dollars|dollar|francs|chf|d euros|de dollars|balles|cad|d'euros",
      percent: "pour cent|pourcent|pourcents|pourcentage",
      points: "étoiles|étoile|points|point|pts",
      times: "fois|x",
      minute: "minutes|minute|min|mn",
      hour: "heures|heure|l'heure|h",
      day: "jours|jour|journée|journées|j|jours ouvrés|jours ouvrables",
      week: "semaines|semaine|sem",
      month: "mois",
      year: "ans|an|années|année",
    },
    bounds: {
      before: {
        over: "plus de|plus d|au dessus de|supérieur à|supérieure à|après|au delà de|dépasse|bien plus de|largement plus de|plus que|plus souvent que|plus fréquemment que|plus tard que",
        since: "depuis|dès",
        atLeast: "au moins|minimum|à partir de|à partir d|pas moins de|un minimum de|au minimum|mini",
        justOver: "un peu plus de|un peu plus d|juste au dessus de|à peine plus de|légèrement plus de",
        under:
          "moins de|moins d|en dessous de|inférieur à|inférieure à|avant|sous les|bien moins de|moins que|moins souvent que|moins souvent qu|moins fréquemment que|plus rarement que",
        atMost:
          "sous|jusqu à|au maximum|maximum|au plus|tout au plus|pas plus de|max|maxi|jusque|un maximum de|jusqu en|jusqu'à|jusqu'en",
        nearly:
          "presque|près de|à peine|pas tout à fait|un peu moins de|un peu moins d|même pas|quasiment|pas loin de",
      },
      after: {
        over: "passés",
        since: "",
        atLeast:
          "ou plus|et plus|minimum|au moins|au minimum|et au delà|ou davantage|et au dessus|ou au dessus|mini|ou plus tard|plus|ou plus souvent|ou plus fréquemment|et plus souvent",
        justOver: "et quelques|et des poussières",
        under: "",
        atMost:
          "ou moins|et moins|maximum|au plus|au maximum|max|maxi|grand maximum|ou avant|ou moins souvent|ou plus rarement|et moins souvent",
        nearly: "",
      },
    },
    about:
      "environ|à peu près|autour de|vers|peut être|approximativement|plus ou moins|dans les|disons|grosso modo|aux alentours de|de l ordre de|à la louche|je dirais|quelque chose comme|ou quelque chose comme ça|en moyenne|à vue de nez|genre|ou dans ces eaux|probablement|ca|env|plutôt|par là|de l'ordre de",
    the: "le|la|les|l|les derniers|les dernières|les prochains",
    within:
      "dans|dans la|dans le|ds|ds la|ds le|dans le dernier|dans la dernière|au cours du dernier|au cours de la dernière|sous l",
    ranges: { to: "à|jusqu à|au|jusqu'à", between: "entre|quelque part entre", and: "et|à" },
    outOf: { forward: "sur|sur un total de|de|d" },
    shares: {
      "10": "un dixième|un sur dix",
      "20": "un cinquième|un sur cinq",
      "25": "un quart|le quart|un sur quatre",
      "33.3": "un tiers|le tiers|un sur trois",
      "50": "la moitié|moitié|un sur deux",
      "66.7": "deux tiers|les deux tiers",
      "75": "trois quarts|les trois quarts",
      "80": "quatre cinquièmes",
    },
    places: {
      0: "d abord|tout d abord|en premier lieu|première fois|la première fois|la dernière fois|dernière fois|l année dernière|l an dernier|le mois dernier|la semaine dernière|ces derniers temps|dernièrement|ces dernières années|les derniers mois|en second lieu|dernier mois|dernière année|année dernière|semaine dernière|mois dernier|an dernier|une seconde|ces derniers mois|les dernières années|premier trimestre|dernier trimestre|la première année|première année|la deuxième fois|d'abord|tout d'abord|l'année dernière|l'an dernier|suivant|suivante|prochain|prochaine",
      1: "première|premier|la première|le premier|la première option|le premier choix|premièrement|la première réponse|tout en haut|premiers|premières|les premiers|les premières",
      2: "deuxième|seconde|second|la deuxième|la seconde|le deuxième|le second|la deuxième option|le deuxième choix|la deuxième réponse",
      3: "troisième|la troisième|le troisième|la troisième option|le troisième choix",
      4: "quatrième|la quatrième|le quatrième|la quatrième option",
      5: "cinquième|la cinquième|le cinquième|la cinquième option",
      6: "sixième|la sixième|le sixième",
      7: "septième|la septième|le septième",
      8: "huitième|la huitième|le huitième",
      9: "neuvième|la neuvième",
      10: "dixième|la dixième",
      "-1": "dernière|dernier|la dernière|le dernier|la dernière option|le dernier choix|la toute dernière|dernière option|celle du bas|tout en bas|la dernière réponse|derniers|dernières|les derniers|les dernières",
      "-2": "avant dernière|avant dernier|l avant dernière|l avant dernier|l'avant-dernière|l'avant-dernier|pénultième|l'avant dernière option",
      "-3": "antépénultième",
    },
    counting:
      "nous sommes|on est|nous avons|on a|il y a|y a|j'ai|on en a|nous en avons|j'en ai|on est que|nous employons|on n'est que",
    placeMarks: {
      before:
        "option|numéro|no|réponse|choix|la réponse|le numéro|l option|l'option|lettre|la lettre|num|proposition|la proposition|réponse numéro|option numéro|le choix",
      after: "er|ère|re|e|ème|ième|nd|nde",
    },
    every: {
      0.0416667: "toutes les heures|chaque heure",
      1: "tous les jours|chaque jour|quotidiennement|quotidien|quotidienne|journellement|tous les matins|chaque matin|tous les soirs|au quotidien|chaque soir|par jour",
      2: "un jour sur deux|tous les deux jours",
      7: "toutes les semaines|chaque semaine|hebdomadaire|hebdomadairement|hebdo|le lundi|une fois la semaine|le mardi|le mercredi|le jeudi|le vendredi|le samedi|le dimanche",
      14: "tous les quinze jours|tous les 15 jours|une semaine sur deux|toutes les deux semaines|bimensuel|bimensuellement|bimensuelle|toutes les quinzaines",
      30.4375:
        "tous les mois|chaque mois|mensuellement|mensuel|mensuelle|en fin de mois|à chaque fin de mois|chaque fin de mois",
      60.875: "un mois sur deux|bimestriel|bimestrielle|tous les deux mois",
      91.3125:
        "tous les quelques mois|tous les trimestres|chaque trimestre|trimestriel|trimestrielle|trimestriellement|tous les trois mois|une fois par trimestre",
      182.625:
        "tous les semestres|chaque semestre|semestriel|semestrielle|semestriellement|tous les six mois|deux fois par an",
      365.25: "tous les ans|chaque année|annuellement|annuel|annuelle|tous les étés",
      730.5: "un an sur deux|tous les deux ans|une année sur deux",
    },
    weekdays: {
      1: "lundi|lundis",
      2: "mardi|mardis",
      3: "mercredi|mercredis",
      4: "jeudi|jeudis",
      5: "vendredi|vendredis",
      6: "samedi|samedis",
      7: "dimanche|dimanches",
    },
    per: {
      0.0416667: "par heure|l'heure|à l'heure",
      1: "par jour|par journée|dans la journée",
      7: "par semaine|la semaine|hebdomadaire|dans la semaine|chaque semaine",
      14: "par quinzaine",
      30.4375: "par mois|le mois|au mois|chaque mois|dans le mois",
      91.3125: "par trimestre|chaque trimestre",
      182.625: "par semestre",
      365.25: "par an|par année|l'an|l'année|chaque année|dans l'année",
    },
    each: "tous les|toutes les|chaque|une fois tous les|une fois toutes les",
    periods: {
      0.010416666666666666:
        "un quart d'heure|quart d'heure|un petit quart d'heure|un quart d heure|quart d heure",
      0.020833333333333332: "une demi-heure|demi-heure|une petite demi-heure",
      0.03125: "trois quarts d'heure|trois quarts d heure",
      91.3125: "un trimestre",
      182.625: "un semestre",
      15: "une quinzaine de jours",
    },
    counts: {
      "?": "plusieurs fois|quelques fois",
      1: "une fois|une seule fois",
      2: "deux fois",
      3: "trois fois",
    },
  },

  grammar: {
    filler:
      "il y a|wallah|cest tout|c est tout|voila tout|et cest tout|ce sera tout|je|j|nous|on|moi|me|c|ce|cest|est|sont|suis|sommes|était|serait|il|elle|ils|y|a|avons|ai|un|une|le|la|les|l|de|du|des|d|ds|pour|pour moi|pour nous|chez nous|avec|par|sur|dans|en|au|aux|comme|environ|à peu près|plutôt|assez|très|vraiment|juste|seulement|simplement|bien|bon|bonne|beau|belle|petit|petite|gros|grosse|solide|fort|clair|franc|honnête|honnêtement|franchement|sincèrement|en vrai|perso|personnellement|à mon avis|selon moi|globalement|en général|en gros|en ce moment|actuellement|aujourd'hui|maintenant|malheureusement|heureusement|sûrement|certainement|clairement|absolument|sans hésiter|sans aucun doute|sans doute|aussi|encore|ben|bah|beh|euh|heu|hum|hmm|eh bien|alors|ah|oh|oui|ouais|ok|daccord|s'il vous plaît|svp|stp|merci|bonjour|salut|coucou|point|points|étoile|étoiles|note|option|choix|réponse|numéro|virgule|ici|voilà|ça|cela|surtout|principalement|essentiellement|pas sûr|pas sûre|je ne suis pas sûr|je ne sais pas trop|difficile à dire mais|bonne question|mdr|lol|du coup|quoi|hein|bref|si je devais choisir|nos|notre|mes|ma|ces|cette|cet|qui|que|qu|correspond|convient|va|tout à fait|exactement|pile|la case|case|eh|ehm|hm|uh|uhm|mm|mmm|oeh|proposition|propositions|suggestion|catégorie|tranche|ligne|possibilité|variante|votre|vos|ton|tes|leur|leurs|d'entre eux|d'entre elles|de la liste|dans la liste|sur la liste|de votre liste|dans votre liste|citée|cité|cités|proposées|proposés",
    choosing:
      "je dirais|je dirai|je dis|on dirait|on va dire|disons|je pense|je crois|je trouve|je mets|je mettrais|mettez|mets|mettons|on met|je donne|je donnerais|donne|donnez|je prends|prends|prenons|on prend|je choisis|choisis|je choisirais|on choisit|je vote|vote|c'est|ce serait|ce sera|ça serait|c'est un|c'est une|est|un|une|est à|on est à|je suis à|nous sommes à|je suis|nous sommes|on est|j'opte pour|opte pour|on opte pour|cochez|coche|notez|note|écrivez|mérite|vaut|plutôt|ma réponse|ma réponse est|la réponse est|mon choix|je reste sur|on reste sur|je pars sur|on part sur|je penche pour|penche pour|sans doute|probablement|sûrement|principalement|surtout|nous avons|on a|nous utilisons|on utilise|on fait|ça mérite|ça vaut|je dirais que|je dirais que c'est|disons que|je pense que|je crois que|je trouve que|je suppose que",
    not: "pas|ne pas|ni|non pas|jamais|aucun|aucune|sans|sauf|excepté|hormis|à part|au lieu de|plutôt que|plutôt que de|que|surtout pas|certainement pas|absolument pas|presque|rien|n'est pas|pas du tout|pas vraiment|pas tout à fait|loin de|à l'exception de|plus de|non|refusons|nous refusons|on refuse|refuse",
    notBehind:
      "non|pas|non plus|surtout pas|est refusé|est refusée|sont refusés|sont refusées|est interdit|est interdite|sont interdits|sont interdites|n'est pas possible|pas possible|est impossible|est exclu|est exclue|hors de question|pas question|est supprimé|a été supprimé|n'est pas accepté|n'est pas acceptée|plus maintenant|on n'en a pas|nous n'en avons pas|on ne l'utilise plus|on ne l'a plus|on a arrêté|a été banni|a été bannie|ont été bannis|ont été bannies|est banni|est bannie|a été interdit|a été interdite|a été abandonné|a été abandonnée|a été arrêté|a été arrêtée",
    only: "pas seulement|pas uniquement|non seulement|pas que|pas de problème|pas de souci|sans problème|pas mal|rien d'autre que|que du bonheur|plus seulement|plus uniquement",
    instead: "au lieu de|plutôt que|plutôt que de|et non|et pas|que",
    except: "sauf|excepté|hormis|à part|à l'exception de|mais pas|sans|moins|hors",
    correction:
      "non attends|attends|attendez|en fait|enfin non|enfin|non plutôt|plutôt|ou plutôt|mais plutôt|pardon|désolé|désolée|je veux dire|je voulais dire|correction|je corrige|oups|non non|non|ah non|finalement|tout compte fait|réflexion faite|à la réflexion|en y réfléchissant|mettez plutôt|mets plutôt|oubliez|oublie|oublie ça|je me suis trompé|je me suis trompée|erreur|changez en|changez pour|je rectifie|en réalité|ou non|euh non|erreur de ma part",
    or: "ou|soit|ou bien|ou alors|entre|j'hésite entre|ou peut être|ou encore|alternativement",
    to: "à|jusqu'à",
    perhaps:
      "peut être|éventuellement|possiblement|à la limite|voire|voire même|à la rigueur|ptet|peut être même",
    and: "et|ainsi que|plus|et aussi|aussi|puis|et puis|également|et également|en plus|ensuite|à la fois|tant|que|sans oublier|et le|et la|et les",
    but: "mais|cependant|toutefois|pourtant|bien que|même si|alors que|tandis que|néanmoins|par contre|en revanche|sauf que|quoique|malgré",
    because:
      "parce que|parce qu|car|puisque|vu que|étant donné|à cause de|à cause du|comme|grâce à|afin de|pour que|quand|lorsque|si on|depuis|depuis que|malgré|après|avant|dès que|sinon|parce qu'on|parce qu'il|parce qu'elle|parce qu'ils|vu qu'on",
    now: "maintenant|aujourd'hui|désormais|actuellement|en ce moment|à présent|cette année|ce mois ci|depuis peu|dorénavant|à ce jour",
    so: "donc|alors|au final|finalement|du coup|bref|en somme|en résumé|au total|globalement|dans l'ensemble|tout compris|c'est pourquoi|par conséquent|disons|en fin de compte|au bout du compte|en moyenne|résultat",
    elsewhere:
      "avant|autrefois|l'année dernière|l'an dernier|l'an passé|le mois dernier|la semaine dernière|il y a un an|il y a deux ans|auparavant|jadis|au début|à l'époque|d'abord|était|étaient|avait|avaient|avons eu|j'étais|on était|devrait|devrions|devrait être|faudrait|il faudrait|aimerait|aimerais|j'aimerais|on aimerait|voudrais|je voudrais|on voudrait|souhaite|espère|j'espère|on espère|objectif|l'objectif|idéalement|en théorie|si|si on|si nous|si j|l'année prochaine|l'an prochain|le mois prochain|à l'avenir|un jour|mon chef|mon patron|le patron|la direction|mes collègues|mon collègue|ma collègue|ma femme|mon mari|mon associé|mon frère|ma soeur|mon père|ma mère|les concurrents|la concurrence|les autres|d'autres|les gens|on dit|ils disent|il dit|elle dit|votre formulaire|le formulaire|la question|le questionnaire|prévu|on prévoit|on compte|j'allais dire|ne plus|n'est plus|plus maintenant|voisin|voisins|voisine|mon voisin|notre voisin|d'à côté|à côté de chez nous|en face|de l'autre côté de la rue|notre fournisseur|mon fournisseur|concurrent|concurrents|concurrence|les grandes chaînes|la chaîne|un ami|un copain|mon copain|mon cousin|mon oncle|ma tante|mon beau-frère|ma belle-sœur|mon ancien patron|mon ancien chef|mon propriétaire|la plupart des entreprises|d'autres entreprises|d'autres boîtes|chez les autres",
    all: "tout|tt|tous|toutes|toute|tout ça|toutes ces|tous ceux|tous ces|tous les trois|toutes les trois|les trois|les quatre|les cinq|l'ensemble|la totalité|tout cela|toutes les options|tous les choix|toutes celles|tout ce qui|tous les points|chacun|chacune|toute la liste",
    both: "les deux|tous les deux|toutes les deux|l'un et l'autre",
    none: "aucun|aucune|aucun des|aucune des|aucun de ceux|aucune de ces|rien|rien de tout ça|rien de tout cela|ni l'un ni l'autre|aucun des deux|aucune des deux|rien du tout|aucune de celles|pas un|rien de ça|néant",
    alone: "uniquement|seulement|seul|seule|exclusivement",
    absent: "pas|non",
    without: "sans",
    any: "n'importe|n'importe lequel|n'importe laquelle|peu importe|peu m'importe|ça m'est égal|au choix|comme vous voulez|pas de préférence|l'un ou l'autre",
    more: "autre chose|ajouter",
    other:
      "autre|autres|autre chose|un autre|une autre|quelque chose d'autre|pas dans la liste|ailleurs|aucune de vos",
  },

  intents: {
    filler: `
      je voulais demander, voulais demander, voulais savoir,
      le, la, les, l, un, une, des, du, de, d, à, a, au, aux, en, y, et, est, c, ce, cest, c est, cette,
      cet, ces, ca, cela, il, elle, ils, elles, on, se, s, sa, son, ses, que, qu, qui, ne, n, pas, plus,
      non, dans, sur, pour, par, avec, sans, chez, être, etre, suis, es, sont, était, ai, as, avez, avons,
      ont, va, vais, vas, allez, fait, faire, faites, fais, peux, peut, peut on, pouvez, veux, voudrais,
      veut, dois, doit, svp, stp, s il vous plait, s il te plait, sil vous plait, merci, bon, ben, bah, euh,
      heu, hein, bien, très, trop, tout, tous, toute, vraiment, juste, encore, aussi, alors, donc, là, ici,
      oui, si, ok, déjà, maintenant, désolé, désolée, pardon, excusez moi, excuse moi, franchement,
      honnêtement, en fait, quand même, rien, quelque chose, chose, choses, peu, jamais, ouais, là dessus,
      dessus, dedans, mec, les gars, celle, celui, ça, me, te, tellement, après, car bon, du tout, là là,
      courage, à vous, c'est, s'il vous plait, s'il te plait`,
    me: "je, j, jai, me, m, moi, mon, ma, mes, mien, mienne",
    we: "nous, notre, nos, comment faire, quoi faire",
    you: "tu, t, te, toi, ton, ta, tes, vous, votre, vos",
    this: "ça, cela, ceci, ce, cet, cette, ces, c, l, celle ci, celui ci, celle là",
    or: "ou, ou bien, ou alors",
    turn: `
      mais, cependant, peut être, peut etre, sans doute, probablement, je pense, je dirais, je crois,
      surtout, principalement, parce que, car, sauf, pourtant, plutôt, disons`,

    who: "qui, à qui, quelqu un, quelquun, c est qui, c'est qui",
    why: `
      pourquoi, pk, pq, prk, dans quel but, à quoi ça sert, à quoi sert, quel intérêt, quel rapport,
      pour quelle raison, quelle utilité`,
    what: "quoi, que, qu est ce que, qu est ce, quest ce que, kes, kesako, qu, qu'est ce",
    ask: "quel, quelle, quels, quelles, lequel, laquelle, comment, quand, où, combien, combien de",
    opens: `
      est ce que, est ce qu, est ce, c est, dois je, puis je, peut on, faut il, peux tu, pouvez vous,
      pourriez vous, pourrais tu, êtes vous, es tu, t es, tu es, vous êtes, dois t on, doit on, je dois,
      je peux, on peut, faut, il faut, tu peux, vous pouvez, y a t il, est il, sont ils, sont elles,
      va t on, ça compte, ça inclut, on compte, on parle, vous parlez, tu parles, vous voulez dire,
      tu veux dire, mes réponses, mon chef, le chef, c'est, t'es`,
    particle: "",
    howMany: `
      combien, quand, année, années, pourcentage, nombre, âge, montant, budget, prix, coût,
      chiffre d affaires, depuis, date, durée, taille, fréquence, taux, chiffre d'affaires`,

    offers: "et si, que diriez vous",
    mean: `
      veut dire, veux dire, voulez dire, vouloir dire, signifie, signifient, entendez par, entends par,
      entend par, c est quoi, c quoi, définition, définissez, sens, en quel sens, dans quel sens, compte,
      comptent, compter, inclut, inclus, inclure, s agit, parlez, parles, parle t on, on parle de,
      par rapport à, demandez, demandes, exactement, précisément, concrètement, le mieux, le meilleur,
      le pire, attendez, attends de, c'est quoi, s'agit`,
    lost: `
      comprends pas, comprend pas, compris pas, pas compris, ne comprends, rien compris, capte pas,
      pige pas, pas clair, pas claire, flou, floue, vague, comment ça, hein, pardon, quoi,
      que voulez vous dire, tu veux dire quoi, vous voulez dire quoi, ça veut dire quoi, veut dire quoi,
      qu est ce que ça veut dire, incompréhensible, pas de sens, aucun sens, perdu, perdue, kezako, kesako,
      c est quoi la question, confus, vous attendez quoi, qu'est ce que ça veut dire, c'est quoi la question`,
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
      fournisseurs, quelqu un d autre, quelqu'un d'autre`,
    private: `
      anonyme, anonymes, anonymat, anonymement, confidentiel, confidentielle, confidentielles,
      confidentialité, rgpd, privé, privée, secret, public, publique, publié, publiées, publiés, partagé,
      partagées, entre nous, mon nom, vie privée`,
    store: `
      stocké, stockées, stockés, données, serveur, serveurs, conservé, conservées, enregistré,
      enregistrées, supprimé, utilisé, utilisées, vendu, hébergé, hébergées,
      advient il de mes réponses, deviennent mes réponses, faites vous de mes réponses,
      passe avec mes réponses`,
    howLong: `
      combien de temps, ça dure, c est long, c est encore long, encore long, encore longtemps,
      combien de questions, combien encore, encore combien, il en reste combien, il reste combien,
      reste combien, c est bientôt fini, bientôt fini, bientôt la fin, presque fini, c est la dernière,
      dernière question, y en a encore, y en a pour, il y en a encore, encore beaucoup, on en est où,
      on finit quand, ça finit quand, quand est ce que ça finit, c'est long, c'est encore long, c'est bientôt fini, c'est la dernière`,
    left: `
      reste, restent, encore, restante, restantes, dure, prend, prendre, temps, minutes, fini, finit, fin,
      plus, beaucoup`,
    pause: `
      pause, arrêter, m arrêter, stopper, interrompre, quitter, fermer, finir, terminer, reprendre,
      continuer, sauvegarder, suite, le reste, m'arrêter`,
    later: `
      plus tard, demain, ce soir, après, reprendre, revenir, un autre jour, une autre fois, continuer,
      tout à l heure, sur mon téléphone, autre appareil, là où j en étais, tout à l'heure, là où j'en étais`,
    save: `
      sauvegardé, sauvegarde, sauvegardées, enregistré, enregistre, enregistrées, perdu, perdre, perds,
      perdues, gardé, gardées, recommencer, à zéro, disparaît, efface`,
    product: `
      qu est ce que j y gagne, j y gagne quoi, j ai quoi, j obtiens quoi, je reçois quoi, qu est ce que je
      reçois, qu est ce que j obtiens, qu est ce qui se passe, il se passe quoi, résultat, résultats,
      rapport, bilan, à la fin, au final, ensuite, recommandations, conseils, vous en faites quoi, que
      faites vous, ça m apporte, ça sert, ça donne quoi, qu'est ce que j'y gagne, j'y gagne quoi, j'ai
      quoi, j'obtiens quoi, qu'est ce que je reçois, qu'est ce que j'obtiens, qu'est ce qui se passe, ça
      m'apporte, qu'ai je répondu, qu'est ce que j'ai répondu, qu'est ce que j'ai dit, qu'est ce que j'ai
      écrit, j'ai répondu quoi, ai je répondu, quelle était ma réponse, quelles étaient mes réponses, mes
      réponses jusqu'ici, mes réponses jusqu'à présent, mes réponses précédentes, revoir mes réponses, je
      voir mes réponses, montre moi mes réponses, montrez moi mes réponses, où sont mes réponses,
      supprimer mes, effacer mes, supprimer mon, tout supprimer, tout effacer, supprimez mes, efface mes,
      qui es tu, qui êtes vous, t es qui, tu es qui, vous êtes qui, c est qui, es tu un, êtes vous un,
      êtes vous une, tu es un, t es un, vous êtes un, vous êtes une, je parle à, je parle avec, à qui je
      parle, à qui ai je, comment tu t appelles, comment vous appelez, y a quelqu un, t'es qui, c'est qui,
      t'es un, comment tu t'appelles, y a quelqu'un, contacter, contact, joindre, numéro de téléphone,
      support, appeler, parler à quelqu un, à qui demander, à qui m adresser, m adresser, assistance,
      réclamation, me plaindre, qui peut m aider, poser des questions, parler à quelqu'un, à qui
      m'adresser, m'adresser, qui peut m'aider`,
    bot: `
      robot, robots, bot, humain, humaine, machine, ia, ai, ordinateur, programme, vraie personne,
      personne réelle, une personne, chatgpt, vrai, intelligence artificielle, automatique`,
    must: `
      obligé, obligée, obligatoire, obligatoires, facultatif, facultative, optionnel, optionnelle, dois je,
      je dois, est on obligé, faut il répondre, il faut répondre, je suis obligé, nécessaire, on est obligé,
      forcé, forcément`,

    before: `
      précédente, précédent, précédentes, avant, d avant, dernière, dernier, plus haut, ci dessus,
      tout à l heure, au dessus, auparavant, antérieure, en arrière, juste avant, déjà, d'avant, tout à l'heure`,
    said: `
      ce que j ai dit, ce que j ai écrit, j ai dit, j ai écrit, j ai mis, j ai répondu, j ai tapé,
      j ai choisi, j ai coché, j ai indiqué, j avais dit, j avais mis, j avais répondu, j ai noté,
      j ai cliqué, ce que j'ai dit, ce que j'ai écrit, j'ai dit, j'ai écrit, j'ai mis, j'ai répondu, j'ai tapé, j'ai choisi, j'ai coché, j'ai indiqué, j'avais dit, j'avais mis, j'avais répondu, j'ai noté, j'ai cliqué`,
    theLast:
      "à la précédente, la précédente, pour la précédente, à celle d'avant, celle d'avant, à la dernière, sur la précédente",
    change: `
      changer, change, changez, modifier, modifie, modifiez, corriger, corrige, corrigez, rectifier,
      rectifie, remplacer, remplace, remplacez, mets, mettez, mettre, passe la, passez la, éditer,
      revenir sur, remets, remettez, remettre, ajoute, ajoutez, rajoute, rajoutez`,
    wrong: `
      trompé, trompée, erreur, faux, fausse, mauvais, mauvaise, faute de frappe, incorrect, incorrecte, oups,
      raté, mal cliqué, mal lu, mal compris, pas bon, pas bonne, pas la bonne, par erreur, inexact, planté,
      incomplète, incomplet`,
    meant: "je voulais dire, je voulais mettre, voulais dire, voulais mettre",
    shouldBe:
      "ça devrait être, devrait être, doit être, aurait dû être, il fallait mettre, fallait, c est plutôt, en fait c est, il faut mettre, la bonne réponse est, c était, au lieu de, et non, plutôt que, mets plutôt, je pensais à, je dirais plutôt, c'est plutôt, en fait c'est, c'était",
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
      déjà donné, comme je l'ai dit, pareil qu'avant, même chose qu'avant, je l'ai déjà dit, j'ai déjà répondu`,

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
    all: "tout, toutes, tous, partout, le reste, chaque, l ensemble, entier, reste, l'ensemble",
    forMe: "pour moi, à ma place, toi même, vous même, tout seul, en mon nom, tu connais",
    role: `
      tu es maintenant, vous êtes maintenant, désormais, à partir de maintenant, fais comme si,
      faites comme si, agis comme, joue le rôle, mode développeur, invente, inventez, invente quelque chose,
      mets n importe quoi, mettez n importe quoi, n importe quoi, au hasard, écris moi, écris un truc,
      réponds seulement, réponds par, nouvelle instruction, raconte moi une blague, raconte une blague,
      racontez moi une blague, mets n'importe quoi, mettez n'importe quoi, n'importe quoi`,

    system: "système, system",

    unsure: `
      sais pas, je sais pas, je ne sais pas, j sais pas, chais pas, chépa, chepa, jsp, jpp, je sais po,
      je n en sais rien, j en sais rien, aucune idée, pas d idée, pas la moindre idée, sans idée, pas sûr,
      pas sûre, pas certain, pas certaine, je ne suis pas sûr, ça dépend, cela dépend, sa dépend,
      difficile à dire, dur à dire, sans avis, sans opinion, pas d avis, aucun avis, pas d opinion,
      je ne peux pas dire, peux pas dire, peux pas vous dire, je ne saurais dire, saurais pas,
      je ne saurais, bonne question, mystère, rien ne me vient, je ne vois pas, je vois pas, aucune notion,
      je ne me souviens pas, me souviens plus, jamais réfléchi, pas réfléchi, je donne ma langue au chat,
      trop compliqué à dire, j hésite,
      je n y ai jamais pensé, jamais pensé, je sèche, je n'en sais rien, j'en sais rien, pas d'idée, pas d'avis, pas d'opinion, j'hésite, je n'y ai jamais pensé`,
    skip: `
      pas envie, non merci, passer, passe, je passe, on passe, passons, suivant, suivante, question suivante, la suivante,
      au suivant, skip, skipper, sauter, saute, je saute, sans commentaire, pas de commentaire,
      sans réponse, pas de réponse, ne se prononce pas, nspp, laisser vide, laisse vide, je m abstiens,
      abstention, zappe, on zappe, zapper, suite, je m'abstiens`,
    unwilling: `
      ne veux pas, veux pas, ne souhaite pas, souhaite pas, préfère ne pas, préfère pas, préfère,
      ne préfère pas, préférerais, refuse, je refuse, ne vais pas, vais pas, ne peux pas, peux pas,
      pas envie, n ai pas envie, pas le droit, ne dirai pas, dirai pas, dirai rien, ne compte pas,
      ne tiens pas, aimerais mieux ne pas, autant ne pas, garde, n'ai pas envie`,
    say: `
      répondre, dire, en parler, parler, partager, divulguer, me prononcer, communiquer, donner, dévoiler,
      noter, évaluer, commenter, le dire, pour moi, dirai, préciser`,
    secret: `
      privé, trop privé, personnel, trop personnel, confidentiel, secret, secret professionnel,
      secret défense, secret des affaires, ça ne vous regarde pas, ça te regarde pas, ça vous regarde pas,
      ne te regarde pas, regarde pas, pas vos affaires, pas tes affaires, c est mes affaires, ça me regarde,
      mêle toi, mêlez vous, entre moi et, indiscret, interne, c'est mes affaires`,
    wait: `
      attends, attendez, attend, un instant, un moment, une seconde, une sec, deux secondes, deux minutes,
      une minute, 2 min, 2 secondes, 5 min, 5 minutes, 1 min, minute, sec, instant, patiente, patientez,
      je reviens, jrv, je reviens tout de suite, je dois y aller, on m appelle, le téléphone sonne,
      laisse moi réfléchir, laissez moi réfléchir, je réfléchis, je dois réfléchir, je dois vérifier,
      faut que je vérifie, je vérifie, pas maintenant, plus tard peut être, quelqu un à la porte, bouge pas,
      bougez pas, ne quittez pas, laisse tomber, laissez tomber, oublie, oubliez, cinq minutes, on m'appelle, quelqu'un à la porte`,
    notApplicable: `
      non applicable, sans objet, n a, pas concerné, pas concernée, ne s applique pas, ne nous concerne pas,
      pas applicable, n'a, ne s'applique pas`,

    greet: `
      bonjour, bonsoir, salut, coucou, hello, hey, slt, bjr, bsr, cc, bonne journée, bonne soirée, ciao,
      ça va, comment ça va, comment vas tu, comment allez vous, enchanté, enchantée, bien le bonjour,
      bon courage, ravi d être là, je suis de retour, me revoilà, me revoici, ravi d'être là`,
    thanks: `
      merci, merci beaucoup, merci bien, mille mercis, mrc, merci pour l invitation, merci de l invitation,
      je vous remercie, je te remercie, merci pour l'invitation, merci de l'invitation`,
    parting: `
      au revoir, à bientôt, à plus, bonne nuit, bonne continuation, à demain, à tout à l heure,
      je dois y aller, je dois partir, à tout à l'heure`,
    whom: "à tous, à toutes, tout le monde, madame, monsieur, messieurs, mesdames, l équipe, les amis, l'équipe",
    intro:
      "je suis, je m appelle, moi c est, mon nom est, ici, de, c est, à l appareil, je m'appelle, moi c'est, c'est, à l'appareil",
    yes: `
      oui, ouais, ouep, ui, wi, yep, yes, ok, okay, d accord, dac, bien sûr, évidemment, tout à fait, exact,
      exactement, c est ça, absolument, certainement, volontiers, parfait, super, très bien, entendu,
      compris, carrément, vas y, allez y, allons y, bien, effectivement, voilà, bien entendu, mouais,
      en effet, oui merci,
      on commence, commençons, on y va, c est parti, je suis prêt, je suis prête, nous sommes prêts, on peut commencer, d'accord, c'est ça, c'est parti`,
    sound: "mdr, ptdr, mdrr, lol, test, xptdr, pfff, pff, la la la, lala, lalala, tralala, bla bla, blabla",
    insult: `
      con, conne, cons, connard, connards, connasse, connerie, conneries, idiot, idiote, idiots, imbécile,
      imbéciles, débile, débiles, merde, merdique, merdes, stupide, stupides, bête, nul, nulle, nuls,
      nulles, pourri, pourrie, ridicule, foutaise, foutaises, crétin, crétins, abruti, abrutis, salaud,
      salope, enculé, enculés, putain, bordel, perte de temps, n importe quoi, inutile, bouffon, bouffons,
      chiant, chiants, emmerde, emmerdez, gonfle, gonflez, saoule, soûle, daube, à la con, de merde,
      débilité, blague, n'importe quoi`,
    curse: `
      va te faire, allez vous faire, va te faire foutre, allez vous faire foutre, ta gueule, fermez la,
      ferme la, la ferme, ta yeule, nique, nique ta mère, ntm, nique ta race, fdp, casse toi, cassez vous,
      dégage, dégagez, va chier, allez chier, foutez moi la paix, fous moi la paix, fichez moi la paix,
      laissez moi tranquille, laisse moi tranquille, va au diable, allez au diable, va mourir, je t emmerde,
      je vous emmerde, fait chier, fais chier, faites chier, tu fais chier, vous faites chier,
      allez vous faire voir, va te faire voir, tg, ftg, je t'emmerde`,
  },

  faq: {
    scaleEnd: `
      bien, bon, bonne, mauvais, mauvaise, mal, mieux, meilleur, meilleure, pire, pires, positif,
      négatif, haut, haute, élevé, élevée, bas, basse, dans quel sens, quel sens, quel côté, en haut, en
      bas, maximum, minimum`,
    scaleWord: `
      échelle, chiffre, chiffres, note, notes, nombre, étoile, étoiles, point, points, un, deux, trois,
      quatre, cinq, le 5, le 1, quel côté, quel sens, quel bout`,
    several: `
      plus d'un, plus d'une, plus de 1, plusieurs, multiples, multiple, deux, 2, trois, 3, les deux, une
      seule, un seul, seulement une, seulement un, qu'une seule, qu'une, qu'un`,
    choose: `
      choisir, choisit, cocher, sélectionner, prendre, donner, choix, réponse, réponses, option, options,
      possible, autorisé, mettre, case, cases`,
    leaveOut: `
      passer, sauter, passer cette question, sauter cette question, laisser vide, laisser en blanc, laisser
      de côté, ne pas répondre, ne pas y répondre, pas répondre, sans répondre, omettre, laisser tomber,
      laisser cette question, laisser la question, laisser celle ci, laisser cette question vide, laisser
      cette question sans réponse, laisser la question vide, laisser cette question de côté`,
    wish: `
      je veux, je voudrais, j'aimerais, je souhaite, je souhaiterais, je préfère, je préférerais, s'il vous
      plaît, svp, passez moi, mettez moi en relation, donnez moi, il me faut`,
    talk: `
      parler, discuter, échanger, appeler, téléphoner, contacter, joindre, écrire, m'adresser, demander,
      aider, me plaindre`,
    person: `
      personne, une personne, quelqu'un, humain, un humain, être humain, conseiller, conseillère, vraie
      personne, interlocuteur, numéro de téléphone, contact, assistance, support, service client, hotline`,
    distress: `
      me suicider, me tuer, mettre fin à mes jours, mettre fin à ma vie, m'ôter la vie, je veux mourir, j'ai
      envie de mourir, envie d'en finir, je ne veux plus vivre, je veux plus vivre, plus envie de vivre, je
      suis suicidaire, j'ai des idées suicidaires, j'ai des pensées suicidaires, je pense au suicide, pense
      à me suicider, me faire du mal, je me fais du mal, je n'en peux plus de vivre, je n'en peux vraiment
      plus, je suis en danger, j'ai peur pour ma vie, je fais une crise de panique, je fais une crise
      d'angoisse, je suis désespéré, je suis désespérée, je suis au désespoir, cette question me bouleverse,
      ces questions me bouleversent, ça me bouleverse, cette question me fait pleurer, ça me fait pleurer,
      je pleure, cette question me fait du mal, je n'arrête pas de pleurer, je n'en peux plus, je me sens en
      danger, me foutre en l'air`,
    despair: `
      je ne peux plus, je peux plus, je ne peux plus continuer, je n'y arrive plus, j'y arrive plus,
      j'en peux plus, je veux en finir, envie de disparaître, je veux disparaître, je veux que ça
      s'arrête, je ne me sens pas en sécurité, me sens pas en sécurité, on me menace, me menace, me
      frappe, me fait peur, je suis à bout, à bout, je craque, plus la force, aucun espoir, en danger,
      trop pour moi, je suis dépassé, je suis dépassée, dépassé, dépassée, angoissé, angoissée,
      bouleversé, bouleversée, désespéré, désespérée, submergé, submergée, terrifié, terrifiée`,
    feels: "sens, me rend, me met, complètement, totalement, extrêmement, ici",
  },
};
