import type { Lexicon } from "./lexicon";
import { NO_VALUES } from "./value-words";

export const FR: Lexicon = {
  language: "fr",

  values: NO_VALUES,

  grammar: {
    filler:
      "je|j|nous|on|moi|me|c|ce|cest|c'est|est|sont|suis|sommes|était|serait|il|elle|ils|y|a|avons|ai|un|une|le|la|les|l|de|du|des|d|pour|pour moi|pour nous|chez nous|avec|par|sur|dans|en|au|aux|à|comme|environ|à peu près|plutôt|assez|très|vraiment|juste|seulement|simplement|bien|bon|bonne|beau|belle|petit|petite|gros|grosse|solide|fort|clair|franc|honnête|honnêtement|franchement|sincèrement|en vrai|perso|personnellement|à mon avis|selon moi|globalement|en général|en gros|en ce moment|actuellement|aujourd'hui|aujourdhui|maintenant|malheureusement|heureusement|sûrement|certainement|clairement|absolument|sans hésiter|sans aucun doute|sans doute|aussi|encore|ben|bah|beh|euh|heu|hum|hmm|eh bien|alors|ah|oh|oui|ouais|ok|daccord|d'accord|s'il vous plaît|svp|stp|merci|bonjour|salut|coucou|point|points|étoile|étoiles|note|option|choix|réponse|numéro|virgule|là|ici|voilà|ça|cela|surtout|principalement|essentiellement|pas sûr|pas sûre|je ne suis pas sûr|je ne sais pas trop|difficile à dire mais|bonne question|mdr|lol|du coup|quoi|hein|bref|si je devais choisir|nos|notre|mes|mon|ma|ces|cette|cet|qui|que|qu|correspond|convient|va|tout à fait|exactement|pile|la case|case",
    choosing:
      "je dirais|je dirai|je dis|on dirait|on va dire|disons|je pense|je crois|je trouve|je mets|je mettrais|mettez|mets|mettons|on met|je donne|je donnerais|donne|donnez|je prends|prends|prenons|on prend|je choisis|choisis|je choisirais|on choisit|je vote|vote|c'est|cest|ce serait|ce sera|ça serait|c'est un|c'est une|est|un|une|est à|on est à|je suis à|nous sommes à|je suis|nous sommes|on est|j'opte pour|opte pour|on opte pour|cochez|coche|notez|note|écrivez|mérite|vaut|plutôt|ma réponse|ma réponse est|la réponse est|mon choix|je reste sur|on reste sur|je pars sur|on part sur|je penche pour|penche pour|sans doute|probablement|sûrement|principalement|surtout|nous avons|on a|nous utilisons|on utilise|on fait|ça mérite|ça vaut",
    not: "pas|ne pas|ni|non pas|jamais|aucun|aucune|sans|sauf|excepté|hormis|à part|au lieu de|plutôt que|plutôt que de|que|tout sauf|surtout pas|certainement pas|absolument pas|presque|rien|n'est pas|pas du tout|pas vraiment|pas tout à fait|loin de|à l'exception de|plus de|non",
    notBehind: "non|pas|non plus|surtout pas",
    only: "pas seulement|pas uniquement|non seulement|pas que|pas de problème|pas de souci|sans problème|pas mal|rien d'autre que|que du bonheur",
    instead: "au lieu de|plutôt que|plutôt que de|et non|et pas|que",
    except: "sauf|excepté|hormis|à part|à l'exception de|mais pas|sans|moins|hors",
    correction:
      "non attends|attends|attendez|en fait|enfin non|enfin|non plutôt|plutôt|ou plutôt|mais plutôt|pardon|désolé|désolée|je veux dire|je voulais dire|correction|je corrige|oups|non non|non|ah non|finalement|tout compte fait|réflexion faite|à la réflexion|en y réfléchissant|mettez plutôt|mets plutôt|oubliez|oublie|oublie ça|je me suis trompé|je me suis trompée|erreur|changez en|changez pour|je rectifie|en réalité|ou non|euh non",
    or: "ou|soit|ou bien|ou alors|entre|j'hésite entre|ou peut être|ou encore|alternativement",
    perhaps:
      "peut être|éventuellement|possiblement|à la limite|voire|voire même|à la rigueur|ptet|peut être même",
    and: "et|ainsi que|plus|et aussi|aussi|puis|et puis|également|avec|et également|en plus|ensuite|à la fois|tant|que|sans oublier|et le|et la|et les",
    but: "mais|cependant|toutefois|pourtant|bien que|même si|alors que|tandis que|néanmoins|par contre|en revanche|sauf que|quoique|malgré",
    because:
      "parce que|parce qu|car|puisque|vu que|étant donné|à cause de|à cause du|comme|grâce à|afin de|pour que|quand|lorsque|si on|depuis|depuis que|malgré|après|avant|dès que|sinon",
    now: "maintenant|aujourd'hui|aujourdhui|désormais|actuellement|en ce moment|à présent|cette année|ce mois ci|depuis peu|dorénavant|à ce jour",
    so: "donc|alors|au final|finalement|du coup|bref|en somme|en résumé|au total|globalement|dans l'ensemble|tout compris|c'est pourquoi|par conséquent|disons|en fin de compte|au bout du compte|en moyenne|résultat",
    elsewhere:
      "avant|autrefois|l'année dernière|l'an dernier|l'an passé|le mois dernier|la semaine dernière|il y a un an|il y a deux ans|auparavant|jadis|au début|à l'époque|d'abord|était|étaient|avait|avaient|avons eu|j'étais|on était|devrait|devrions|devrait être|faudrait|il faudrait|aimerait|aimerais|j'aimerais|on aimerait|voudrais|je voudrais|on voudrait|souhaite|espère|j'espère|on espère|objectif|l'objectif|idéalement|en théorie|si|si on|si nous|si j|l'année prochaine|l'an prochain|le mois prochain|à l'avenir|un jour|mon chef|mon patron|le patron|la direction|mes collègues|mon collègue|ma collègue|ma femme|mon mari|mon associé|mon frère|ma soeur|mon père|ma mère|les concurrents|la concurrence|les autres|d'autres|les gens|on dit|ils disent|il dit|elle dit|votre formulaire|le formulaire|la question|le questionnaire|prévu|on prévoit|on compte|j'allais dire|ne plus|n'est plus|plus maintenant",
    all: "tout|tous|toutes|toute|tout ça|toutes ces|tous ceux|tous ces|tous les trois|toutes les trois|les trois|les quatre|les cinq|l'ensemble|la totalité|tout cela|toutes les options|tous les choix|toutes celles|tout ce qui|tous les points|chacun|chacune|toute la liste",
    both: "les deux|tous les deux|toutes les deux|l'un et l'autre",
    none: "aucun|aucune|aucun des|aucune des|aucun de ceux|aucune de ces|rien|rien de tout ça|rien de tout cela|ni l'un ni l'autre|aucun des deux|aucune des deux|rien du tout|aucune de celles|pas un|rien de ça|néant",
    any: "n'importe|n'importe lequel|n'importe laquelle|peu importe|peu m'importe|ça m'est égal|au choix|comme vous voulez|pas de préférence|l'un ou l'autre",
    other:
      "autre|autres|autre chose|un autre|une autre|quelque chose d'autre|pas dans la liste|ailleurs|aucune de vos",
  },

  moves: {},
};
