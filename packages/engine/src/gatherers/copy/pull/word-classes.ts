import { AROUSING } from '../lexicons/sentiment.ts';
import { splitWordList } from '../../../language/words/split-word-list.ts';
import { CONCRETE, SENSORY } from '../lexicons/senses.ts';

/** A class of words used as a feature of headlines. */
export interface WordClass {
  /** As in 'it gains by words of surprise (“shocking”)'. */
  readonly name: string;
  readonly words: readonly string[];
}

/** Words that belong together for a reader. Their joint weight is fitted; a single word's own weight is added to it. */
export const WORD_CLASSES: Readonly<Record<string, WordClass>> = {
  i: {
    name: 'somebody speaking for themselves',
    words: splitWordList("i, i'm, i've, i'll, i'd, me, my, mine, myself"),
  },
  we: {
    name: '“we” and “us”',
    words: splitWordList("we, we're, we've, we'll, we'd, us, our, ours, ourselves"),
  },
  you: {
    name: 'a word to the reader',
    words: splitWordList("you, your, yours, yourself, you're, you've, you'll, you'd, y'all"),
  },
  person: {
    name: 'somebody it does not name',
    words: splitWordList(
      "he, he's, he'd, he'll, him, his, himself, she, she's, she'd, she'll, her, hers, herself, they, they're, they've, they'd, they'll, them, their, theirs, themselves",
    ),
  },
  child: {
    name: 'children',
    words: splitWordList(
      'kid, child, children, boy, girl, baby, toddler, teen, teenager, teenage, student, daughter, son, little girl, little boy, 5-year-old, year-old, grader',
    ),
  },
  family: {
    name: 'the family',
    words: splitWordList(
      'mom, dad, mother, father, parent, family, grandma, grandpa, grandmother, grandfather, brother, sister, uncle, aunt, mama, daddy, mommy',
    ),
  },
  expert: {
    name: 'somebody by their trade',
    words: splitWordList(
      'teacher, doctor, nurse, scientist, cop, police, officer, soldier, veteran, comedian, artist, musician, journalist, reporter, professor, lawyer, chef, farmer, photographer, poet, rapper, singer, actor, athlete, author, economist, astronaut',
    ),
  },
  powerful: {
    name: 'politics',
    words: splitWordList(
      'president, senator, congress, congressman, politician, politics, political, republican, democrat, obama, romney, bush, clinton, gop, government, governor, white house, mayor, ceo, billionaire, fox news, tea party, lobbyist, vote, voter, election, campaign, law, court, supreme court, policy, tax',
    ),
  },
  celebrity: {
    name: 'fame',
    words: splitWordList(
      'celebrity, famous, star, hollywood, oscar, movie, tv, show, host, stewart, colbert, oprah, ellen, beyonce, internet',
    ),
  },
  pointing: {
    name: 'pointing at what follows',
    words: splitWordList("this, these, that's, this is, here, here's, here are"),
  },
  withheld: {
    name: 'something held back',
    words: splitWordList(
      'thing, something, what happened, what happens, what happens next, the reason, secret, truth, surprise, one thing, the answer, the rest, somebody, someone, somewhere, whatever, stuff, it turns out, turns out, spoiler, twist, clue, mystery, hidden',
    ),
  },
  why: {
    name: 'a reason',
    words: splitWordList('why, reason, because, cause, explain, explains, that is why'),
  },
  how: { name: 'a way of doing it', words: splitWordList('how, how to, way, ways, here is how') },
  what: { name: '“what”', words: splitWordList("what, what's, which, that's what") },
  who: { name: '“who”', words: splitWordList("who, who's, whose, whom") },
  when: { name: '“when”', words: splitWordList('when, while, as soon as, the moment') },
  contrast: {
    name: 'a turn',
    words: splitWordList(
      'but, until, instead, though, although, yet, except, however, only to, rather, unless, despite, actually, not what, turned out, even though',
    ),
  },
  condition: { name: 'an “if”', words: splitWordList('if, imagine, what if, suppose, pretend, would you') },
  invitation: {
    name: 'an invitation to look',
    words: splitWordList(
      'watch, look, see, check out, listen, hear, meet, take a look, click, share, read, learn, find out, guess, let, try',
    ),
  },
  knowing: {
    name: 'what one knows or thinks',
    words: splitWordList(
      'know, knew, think, thought, believe, realize, understand, wonder, remember, forget, guess, expect, learned, figure out, idea, mind, notice, wrong, right, opinion, question',
    ),
  },
  telling: {
    name: 'somebody who speaks up',
    words: splitWordList(
      'say, said, says, tell, told, tells, ask, asked, explain, answer, talk, talking, speak, speech, word, words, letter, note, story, interview, call, called, response, reply, respond',
    ),
  },
  deed: {
    name: 'a deed',
    words: splitWordList(
      'did, do, does, doing, done, made, makes, make, took, take, gave, give, went, go, got, turned, started, stopped, tried, decided, used, put, brought, stood up, built, changed, walked, ran',
    ),
  },
  past: {
    name: 'the past tense',
    words: splitWordList("was, were, had, did, been, wasn't, weren't, didn't, hadn't, used to"),
  },
  future: {
    name: 'the future',
    words: splitWordList(
      "will, won't, gonna, going to, he'll, she'll, they'll, it'll, you'll, i'll, soon, future",
    ),
  },
  modal: {
    name: '“can”, “should” or “might”',
    words: splitWordList(
      "can, can't, could, couldn't, should, shouldn't, would, wouldn't, might, may, must, need, have to, ought, supposed to",
    ),
  },
  negation: {
    name: 'a “no” or “not”',
    words: splitWordList(
      "not, no, never, nothing, nobody, none, don't, doesn't, didn't, isn't, aren't, wasn't, won't, can't, couldn't, wouldn't, shouldn't, haven't, hasn't, without, neither, nor, ain't",
    ),
  },
  superlative: {
    name: 'a superlative',
    words: splitWordList(
      'most, best, worst, biggest, greatest, least, first, last, ever, only, top, largest, smallest, fastest, oldest, youngest, dumbest, coolest, saddest, hardest, simplest, cutest, craziest, scariest, funniest, perfect, ultimate',
    ),
  },
  intensifier: {
    name: 'a word for emphasis',
    words: splitWordList(
      'really, very, so, totally, absolutely, completely, incredibly, pretty, just, literally, seriously, super, quite, entirely, even, truly, exactly, definitely, damn, freaking, every, all, everything, everyone, always',
    ),
  },
  hedge: {
    name: 'a hedging word',
    words: splitWordList(
      'maybe, perhaps, probably, might, kind of, sort of, kinda, a little, almost, seems, could, apparently, possibly, pretty much, some, somewhat, basically, at least',
    ),
  },
  casual: {
    name: 'everyday speech',
    words: splitWordList(
      'yeah, yep, nope, oh, wow, um, uh, ok, okay, hell, hey, well, sure, awesome, cool, kinda, gonna, wanna, gotta, crap, damn, whoa, yikes, oops, ugh, dude, folks, guys, stuff, sucks, badass, ass, shit, freaking, holy, wtf, omg, lol, thanks, please, sorry, duh, ha, haha',
    ),
  },
  surprise: {
    name: 'words of surprise',
    words: splitWordList(
      'surprise, surprising, surprised, unexpected, shocking, shocked, shock, unbelievable, incredible, insane, crazy, mind-blowing, blew my mind, jaw, stunned, stunning, astonishing, amazing, bizarre, strange, weird, odd, unusual, remarkable, speechless, suddenly, wow, unlikely, twist',
    ),
  },
  humour: {
    name: 'words of humour',
    words: splitWordList(
      'funny, hilarious, laugh, laughing, joke, comedy, comedian, humor, silly, ridiculous, absurd, giggle, lol, haha, parody, satire, mock, prank, adorable, cute',
    ),
  },
  awe: {
    name: 'words of beauty',
    words: splitWordList(
      'beautiful, beauty, gorgeous, inspiring, inspire, breathtaking, magical, magic, wonderful, brilliant, genius, goosebumps, chills, perfect, powerful, epic, stunning, touching, moving, hope, amazing, incredible, awesome',
    ),
  },
  tears: {
    name: 'words of sadness',
    words: splitWordList(
      'cry, tears, sad, heartbreaking, heartbroken, heart, lonely, loss, lost, grief, tragic, tragedy, depressing, sobbing, sob, miss, goodbye, painful, pain, hurt, suffer, broken, break',
    ),
  },
  anger: {
    name: 'words of anger',
    words: splitWordList(
      'angry, anger, outrage, outrageous, furious, mad, hate, rage, disgusting, gross, awful, horrible, terrible, horrifying, appalling, ridiculous, bullshit, sick, racist, sexist, racism, sexism, bully, bullied, bullying, shame, jerk, idiot, stupid, dumb, unfair, evil',
    ),
  },
  fear: {
    name: 'words of danger',
    words: splitWordList(
      'fear, afraid, scary, scared, terrifying, terrified, danger, dangerous, risk, threat, warning, worry, worried, creepy, nightmare, panic, attack, kill, killed, killing, murder, death, dead, die, died, dying, gun, shot, shoot, shooting, war, bomb, rape, abuse, violence, violent, blood, crash, disaster, toxic, poison, cancer, disease',
    ),
  },
  love: {
    name: 'words of love',
    words: splitWordList(
      'love, loved, loving, kiss, hug, marry, married, marriage, wedding, friend, friendship, together, dating, date, couple, relationship, proud, happy, happiness, smile, joy, kind, kindness, thank',
    ),
  },
  body: {
    name: 'the body',
    words: splitWordList(
      'body, sex, sexy, sexual, naked, nude, breast, boob, vagina, penis, butt, hair, face, eyes, skin, weight, fat, skinny, makeup, beauty, bra, period, birth, pregnant, porn, virgin, condom, pee, poop, hand, head, mouth',
    ),
  },
  money: {
    name: 'money and work',
    words: splitWordList(
      'money, dollar, cent, pay, paid, cost, cheap, expensive, price, buy, bought, sell, sold, wage, salary, income, tax, bank, debt, rich, poor, poverty, economy, economic, job, million, billion, company, corporation, business, work, worker, wealth, free',
    ),
  },
  health: {
    name: 'health',
    words: splitWordList(
      'health, healthy, doctor, hospital, sick, disease, cancer, medicine, drug, brain, mental, autism, depression, vaccine, insurance, healthcare, ill, illness, surgery, disorder, disability, hiv, aids, medical, patient',
    ),
  },
  nature: {
    name: 'nature',
    words: splitWordList(
      'animal, dog, cat, bird, fish, shark, elephant, whale, bee, nature, ocean, water, forest, tree, planet, earth, climate, environment, oil, pollution, energy, solar, coal, global warming, science, space, nasa, universe, moon, weather',
    ),
  },
  food: {
    name: 'food',
    words: splitWordList(
      'food, eat, eating, meal, lunch, dinner, breakfast, cook, meat, chicken, sugar, soda, mcdonalds, restaurant, hungry, hunger, vegetable, fruit, drink, beer, wine, coffee, chocolate, pizza, gmo, organic',
    ),
  },
  school: {
    name: 'school',
    words: splitWordList(
      'school, class, classroom, college, university, education, teacher, student, homework, test, graduate, learn, teach, lesson',
    ),
  },
  media: {
    name: 'what kind of thing it is',
    words: splitWordList(
      'video, photo, picture, image, map, chart, graph, graphic, infographic, clip, ad, commercial, song, film, movie, documentary, cartoon, comic, poem, tweet, twitter, facebook, footage, trailer, animation, list, quiz, selfie, speech, music, dance, art, painting',
    ),
  },
  time: {
    name: 'a time',
    words: splitWordList(
      'second, minute, hour, day, week, month, year, decade, century, years ago, today, tonight, tomorrow, yesterday, now, then, later, still, already, after, before, since, finally, moment, time, once, again, anymore, age, old, young, new',
    ),
  },
  place: {
    name: 'a place',
    words: splitWordList(
      'here, there, where, town, city, country, world, america, home, house, street, room, place, state, africa, india, china, texas, california, new york, church, prison, jail, bar, store, office, bathroom',
    ),
  },
  amount: {
    name: 'a vague amount',
    words: splitWordList(
      'many, much, more, most, lot, lots, few, some, all, half, bunch, every, each, both, enough, tons, million, thousands, hundreds, several, less, any, other, another, single, one, two, three',
    ),
  },
  praise: {
    name: 'plain praise',
    words: splitWordList(
      'good, great, better, best, nice, awesome, amazing, wonderful, important, simple, smart, clever, cool, interesting, fascinating, fantastic, excellent, favorite, fun, win, winner, success, hero',
    ),
  },
  concrete: { name: 'things one can see', words: CONCRETE },
  sensory: { name: 'words of the senses', words: SENSORY },
  arousing: { name: 'words that excite', words: AROUSING },
};
