import { splitWordList } from '../../../language/words/split-word-list.ts';

export const URGENCY = splitWordList(`
  hurry, act now, act fast, act today, now or never, don't wait, don't miss, don't miss out, last chance, final hours, final days, final day, last day, last days, last call,
  ends today, ends tonight, ends tomorrow, ends soon, ends sunday, ends monday, ends friday, ends saturday, ends in #, ending soon, expires, expiring, deadline, limited time, for a limited time, limited-time,
  today only, tonight only, this week only, this weekend only, weekend only, one day only, before it's too late, before it ends, before they're gone, before it's gone, time is running out, running out of time,
  running out, while it lasts, while you can, until midnight, by midnight, # hours left, # hours only, # days left, # days only, next # hours, flash sale, countdown, right now, immediately, instantly, urgent, as soon as possible, by sunday, by friday, by monday, until sunday, until friday
`);

export const SCARCITY = splitWordList(`
  limited, limited edition, limited stock, limited supply, limited quantities, limited spots, limited seats, limited availability, only # left, just # left, # left, only a few left, few left, few spots, almost gone, nearly gone,
  going fast, selling fast, selling out, selling out fast, sold out, back in stock, while supplies last, while stocks last, exclusive, exclusively, members only, invite only, invitation only, rare, one of a kind, first # customers, first # people, only # spots, only # seats, only # places, small batch, scarce
`);

/** Others have bought it and were pleased, or an expert says so. */
export const PROOF = splitWordList(`
  # customers, # happy customers, # people, # users, # women, # men, # families, # moms, # parents, # members, # subscribers, # teams, # businesses, # companies, # brands, # reviews, # five star reviews, # star reviews, # stars, # star, # star rating, # ratings, # sold, # downloads, # readers, # students, # patients, # runners, # riders,
  # million, million people, million customers, millions of, thousands of, hundreds of, trusted by, loved by, used by, recommended by, worn by, backed by, chosen by, approved by, endorsed by, preferred by, join #, join over #, join more than #, bestseller, best seller, best-selling, bestselling, top rated, top-rated, highly rated, five star, five-star, award winning, award-winning, awarded,
  as seen on, as seen in, as featured in, featured in, customer favorite, customer favourite, fan favorite, fan favourite, most popular, number one rated, dermatologist tested, dermatologist recommended, dentist recommended, doctor recommended, vet recommended, doctors recommend, experts, expert approved, certified, clinically proven, clinically tested, lab tested, tested by, scientists, study, studies, research, rated, reviews, testimonial, testimonials, review, customers say, customers love, everyone loves, everybody is talking, trending, viral, since #, est #, established #, # years of, patented, certified by, accredited, ranked
`);

/** Curiosity gaps that only the click closes. */
export const CURIOSITY = splitWordList(`
  secret, secrets, little known, hidden, surprising, surprisingly, surprise, unexpected, shocking, mystery, mysterious, reveal, revealed, revealing, the truth, truth about, the real reason, reason why, this is why, here's why, here's how, here's what, this is how, this is what, what happens, what happened, what happens next, what they, what he, what she, guess, guess what, imagine, what if, ever wonder, ever wondered, wonder, did you know, you won't believe, you'll never, you never knew, never knew, nobody tells you, no one tells you, nobody talks about, no one talks about, find out, turns out, it turns out, wait until, wait till, the one thing, one thing, this one, one simple, one weird, the reason, reasons, mistake, mistakes, myth, myths, weird, strange, odd, curious, clue, inside story, behind the scenes, unbelievable, meet the, the story, see what, see why, see how, why you, why your, why do, why does, why is, why are, how one, how this, how a, how to, the trick, trick, hack, experiment, spoiler, plot twist, something, someone
`);

/** What takes the risk away from the buyer. */
export const GUARANTEES = splitWordList(`
  guarantee, guaranteed, money back, money-back, money back guarantee, refund, full refund, risk free, risk-free, no risk, free returns, free return, easy returns, hassle free returns, warranty, lifetime warranty, cancel anytime, cancel any time, no commitment, no contract, no contracts, no obligation, no strings attached, no credit card, no credit card required, no hidden fees, no fees, pay later, try before you buy, # night trial, # day trial, # day guarantee, # year warranty, # days free, free trial, satisfaction guaranteed, secure checkout, price match, return it, returns within, return * within, # day return, # days to return, no questions asked, no minimum
`);
