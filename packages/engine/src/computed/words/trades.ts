import { splitWordList } from '../../language/words/split-word-list.ts';

export interface AudienceCues {
  /** As displayed: 'Business buyers'. */
  readonly audience: string;
  /** Things this audience buys, in the singular; one of them may be the ad's product. */
  readonly goods: readonly string[];
  /** Other words that indicate this audience. */
  readonly cues: readonly string[];
  /** What this audience looks for first; completes 'They want …'. */
  readonly wants: string;
}

/** Audience of job ads, which sell nothing. */
export const JOB_SEEKERS = 'People looking for work';
/** Audience of appeals for donations. */
export const DONORS = 'Donors';
export const HOME_DINERS = 'People who cook or eat at home';
export const COFFEE_DRINKERS = 'Coffee and tea drinkers';
/** Audience of shows and events. */
export const EVENT_GOERS = 'People looking for entertainment';

const cues = (audience: string, goods: string, others: string, wants: string): AudienceCues => ({
  audience,
  goods: splitWordList(goods),
  cues: splitWordList(others),
  wants,
});

/** Compounds whose meaning differs from that of their parts. */
export const COMPOUNDS: readonly string[] = splitWordList(`
  house plant, houseplant, boot camp, bootcamp camp, ice cream, car park, coffee table, table top, phone number, credit card, gift card, tea towel, sleep well,
  food festival, culinary festival, film festival sponsor, class action, first class, world class, best in class, short film, water bottle, bottle bank, sun cream,
  shaving cream, whipped cream, job done, good job, nice job, bank holiday, snow boot, live chat, live demo, full house, on the house, open house, house of, dress up,
  wine tasting course, cat litter tray, hot dog, school bag, road map, product tour, guided tour, virtual tour, free ticket, pet project, support ticket, language model
`);

/** Words by audience. Chosen by judgment: a list of trades, not a study of people. */
export const AUDIENCES: readonly AudienceCues[] = [
  cues(
    'Runners, hikers and outdoor people',
    'shoe, sneaker, trainer, boot, sandal, tent, backpack, jacket, bottle',
    'running, run, runner, bike, cycling, trail, hike, hiking, hiker, summit, mountain, outdoors, camping, camper, marathon, climbing, waterproof, trek',
    'low weight, grip and durability in bad weather',
  ),
  cues(
    'Fashion shoppers',
    'dress, shirt, tee, jean, jeans, sweater, hoodie, coat, skirt, bag, purse, scarf, outfit, swimsuit, sunglasses, necklace, bracelet, earring, jewelry',
    'style, fashion, wardrobe, outfit, trend, designer, knitwear, cotton, linen, denim, cashmere, silk, tailored, eyewear, watch strap, clothes, clothing',
    'the look when worn, the fit and easy returns',
  ),
  cues(
    'People who care about skin and hair',
    'serum, moisturizer, cream, lotion, cleanser, shampoo, conditioner, sunscreen, lipstick, mascara, makeup, perfume, soap',
    'skin, skincare, hair, complexion, wrinkle, hydrate, hydrated, hydrating, dermatologist, cruelty free, spf, fragrance, eyelash, lashes, lip, lips, pores, cosmetics, blemish, exfoliate',
    'ingredients, suitable skin types and test results',
  ),
  cues(
    'People who want better sleep or a calmer home',
    'mattress, pillow, duvet, blanket, sheet, sofa, couch, chair, lamp, rug, curtain, candle, vacuum, table',
    'bed, bedding, bedroom, living room, decor, furniture, sleep, cushion, armchair, upholstery, linen',
    'comfort, sizes, delivery and a home trial',
  ),
  cues(
    HOME_DINERS,
    'meal, recipe, pizza, burger, sandwich, salad, snack, chocolate, cookie, cake, bread, cheese, pasta, sauce, fruit, soup, taco, dinner, lunch, breakfast',
    'cook, cooking, chef, delicious, tasty, flavor, flavour, hungry, groceries, grocery, ingredient, vegan, menu, crispy, bakery, oven, dough, mozzarella, basil, noodle, rice, spicy, fries, bun, pastry, baked, kitchen',
    'taste, convenience and the price per serving',
  ),
  cues(
    COFFEE_DRINKERS,
    'coffee, espresso, tea, latte, mug',
    'brew, roast, roasted, roastery, barista, caffeine, cold brew, bean, arabica, flat white, cup, cappuccino',
    'taste and origin',
  ),
  cues(
    'People choosing a drink',
    'juice, smoothie, beer, wine, whiskey, cocktail, soda',
    'sip, thirst, thirsty, drink, refreshing, chilled, brewed, brewery, bar, lager, vodka, gin, ice, sparkling',
    'taste, the occasion and where to buy it',
  ),
  cues(
    'People who work out',
    'treadmill, dumbbell, protein, supplement, leggings, mat, workout',
    'fitness, gym, exercise, muscle, yoga, pilates, athlete, sweat, cardio, rep, squat, marathon, training plan',
    'results, time per day and an easy way to cancel',
  ),
  cues(
    'Travelers',
    'flight, hotel, trip, cruise, suitcase, luggage, ticket, vacation, holiday, getaway, resort',
    'travel, beach, island, airport, destination, passport, ferry, safari, itinerary, airline, departure, cabin, sights',
    'dates, the full price and free cancellation',
  ),
  cues(
    'People making financial decisions',
    'insurance, loan, mortgage, credit card, bank, investment',
    'finance, savings, interest rate, apr, debt, tax, invest, investing, investor, retirement, pension, coverage, insurer, remortgage, cash back, premium, policy, fund, account, adviser',
    'the rate, the fees and a provider they trust',
  ),
  cues(
    'Business buyers',
    'software, platform, dashboard, crm, app, demo, webinar, template',
    'small business, enterprise, b2b, workflow, invoice, invoicing, sales team, marketing, leads, productivity, automate, automation, integration, roi, startup, saas, analytics, spreadsheet, data, logistics',
    'time saved, integrations and a free trial',
  ),
  cues(
    'Learners',
    'course, class, lesson, degree, bootcamp, certificate, tutor',
    'learn, learning, student, study, school, university, college, language, education, online course, exam, tutoring, maths, grammar, homework, beginner, qualified teacher',
    'the time it takes, the skills they gain and proof',
  ),
  cues(
    'Parents',
    'stroller, diaper, crib, toy, lunchbox, crayon, puzzle, doll',
    'kid, kids, children, child, baby, mom, dad, parent, toddler, playtime, newborn, nursery, bedtime, school run',
    'safety, the right age and time saved',
  ),
  cues(
    'Pet owners',
    'dog food, cat food, dog, puppy, cat, kitten, leash, kibble, litter',
    'collar, treat, pet, vet, vets, paw, furry, walkies, fussy eater, rabbit',
    'benefits for the animal, ingredients and a vet’s opinion',
  ),
  cues(
    'Drivers',
    'car, suv, truck, van, tire, tyre, motorcycle, scooter, vehicle',
    'driving, road, engine, electric, mileage, mpg, dealership, hybrid, horsepower, test drive, charging, miles, airbag, wheel',
    'the monthly price, range or mileage and a test drive',
  ),
  cues(
    'People looking for a place to live',
    'apartment, house, condo, studio',
    'rent, move in, bedroom, bathroom, real estate, realtor, estate agent, neighborhood, listing, landlord, tenant, home buyer, viewing, garden flat, square feet, new homes',
    'the location, the rooms and the price',
  ),
  cues(
    'Tech enthusiasts',
    'phone, smartphone, laptop, tablet, headphone, headphones, earbuds, speaker, camera, tv, charger, keyboard, console, drone, computer',
    'wireless, bluetooth, battery, touchscreen, gaming, gamer, tech, pixel, megapixel, noise cancelling, 5g, gb, lens, processor, smart home',
    'what is new, battery life and the price',
  ),
  cues(
    'Health-conscious people',
    'vitamin, vitamins, supplement, toothbrush, mask, clinic, dentist, doctor, checkup',
    'health, wellness, pain relief, immune, clinical, clinically, patient, therapy, therapist, medical, dental, anxiety, gut, symptom, gp, hospital, prescription, tooth, teeth',
    'evidence, side effects and someone to ask',
  ),
  cues(
    DONORS,
    'donation, charity',
    'donate, hunger, poverty, refugee, save lives, volunteer, rescued, shelter, nonprofit, petition, wildlife, wetland, endangered, extinction, human rights, appeal, habitat, species, homeless, food bank, campaign',
    'what one gift does and where the money goes',
  ),
  cues(
    EVENT_GOERS,
    'movie, film, concert, festival, album, song, podcast',
    'music, live, season, episode, cinema, theater, theatre, band, tour, gig, orchestra, jazz, stage, dj, box office, screening, venue',
    'who plays, when, where and ticket prices',
  ),
  cues(
    JOB_SEEKERS,
    'job, career, internship, resume, vacancy',
    'hiring, we’re hiring, apply, salary, recruiter, interview, position, employer, join our team, shift, full time, part time, per hour, open roles, recruit, roles',
    'pay, location and the team',
  ),
];

/** Goods without a plural: 'Shop coffee', not 'Shop coffees'. */
export const UNCOUNTABLE_GOODS: ReadonlySet<string> = new Set(
  splitWordList(`
    coffee, espresso, tea, juice, beer, wine, whiskey, soda, bread, cheese, pasta, sauce, fruit, soup, chocolate, makeup, jewelry, luggage, sunscreen, soap,
    protein, insurance, software, kibble, litter, dog food, cat food, jeans, leggings, sunglasses, headphones, earbuds, vitamins, real estate, breakfast, lunch, dinner
  `),
);

/** Goods that a shop button names: 'Shop sneakers'. By contrast, no one writes 'Shop insurance' or 'Shop trips'. */
export const SHOP_GOODS: ReadonlySet<string> = new Set(
  splitWordList(`
    shoe, sneaker, boot, sandal, tent, backpack, jacket, bottle, dress, shirt, tee, jeans, sweater, hoodie, coat, skirt, bag, purse, scarf, swimsuit, sunglasses, necklace, bracelet, earring, jewelry,
    mattress, pillow, duvet, blanket, sofa, chair, lamp, rug, curtain, candle, leggings, suitcase, luggage, toy, puzzle, phone, laptop, tablet, headphones, earbuds, speaker, camera, drone, coffee
  `),
);
