import { listed } from '../language/words/listed.ts';

export interface AudienceCues {
  /** As it is shown: 'People who run or walk a lot'. */
  readonly audience: string;
  /** Things this audience buys, in the singular: the ad's product is looked for among them. */
  readonly goods: readonly string[];
  /** Other words that point to it. */
  readonly cues: readonly string[];
  /** What such readers look for first, finishing 'They look for …'. */
  readonly seeks: string;
}

const cues = (audience: string, goods: string, others: string, seeks: string): AudienceCues => ({
  audience,
  goods: listed(goods),
  cues: listed(others),
  seeks,
});

/** Which words speak to whom. Judgement: a list of trades, not a study of people. */
export const AUDIENCES: readonly AudienceCues[] = [
  cues(
    'Runners, walkers and people outdoors',
    'shoe, sneaker, trainer, boot, sandal, tent, backpack, jacket',
    'running, runner, run, trail, hike, hiking, summit, mountain, outdoor, outdoors, camping, marathon, adventure, climb',
    'weight, grip, and how it lasts in weather',
  ),
  cues(
    'People who follow fashion',
    'dress, shirt, tee, jean, jeans, sweater, hoodie, coat, skirt, bag, purse, scarf, outfit, swimsuit, sunglasses, necklace, bracelet, earring, jewelry',
    'style, styles, fashion, wardrobe, wear, look, trend, trends, designer, collection, fit, fits, size, sizes',
    'how it looks worn, the fit, and the return',
  ),
  cues(
    'People who care for skin and hair',
    'serum, moisturizer, cream, lotion, cleanser, shampoo, conditioner, sunscreen, lipstick, mascara, makeup, perfume, soap',
    'skin, skincare, hair, glow, glowing, beauty, wrinkles, hydrate, hydrated, hydrating, dermatologist, cruelty free, spf, fragrance, complexion',
    'what is in it, for which skin, and who tested it',
  ),
  cues(
    'People who want better sleep or a calmer home',
    'mattress, pillow, duvet, blanket, sheet, sofa, couch, chair, lamp, rug, curtain, candle, vacuum, table',
    'sleep, sleeping, bed, bedroom, home, kitchen, decor, cozy, comfort, comfortable, furniture, living clean, cleaning',
    'comfort, size, delivery and a trial at home',
  ),
  cues(
    'People who cook or eat at home',
    'meal, recipe, pizza, burger, sandwich, salad, snack, chocolate, cookie, cake, bread, cheese, pasta, sauce, fruit, soup, taco, dinner, lunch, breakfast',
    'cook, cooking, chef, delicious, tasty, flavor, flavour, fresh, hungry, groceries, grocery, ingredients, organic, vegan, eat, restaurant, menu, crispy',
    'taste, time to the table, and the price of a portion',
  ),
  cues(
    'Coffee, tea and other drinkers',
    'coffee, espresso, tea, latte, juice, smoothie, beer, wine, whiskey, cocktail, soda, bottle, mug',
    'brew, roast, roasted, sip, thirst, thirsty, barista, caffeine, drink, cold brew, beans',
    'taste, origin, and how it keeps',
  ),
  cues(
    'People who train',
    'treadmill, dumbbell, protein, supplement, leggings, mat, workout',
    'fitness, gym, training, exercise, muscle, strength, fit, yoga, athlete, athletes, sweat, weight, cardio, coach',
    'the result in weeks, the effort a day, and a way out',
  ),
  cues(
    'Travellers',
    'flight, hotel, trip, cruise, suitcase, luggage, ticket, vacation, holiday, getaway, resort',
    'travel, beach, island, airport, destination, destinations, passport, explore, fly, sea, sights, stay, nights',
    'dates, the full price, and free cancelling',
  ),
  cues(
    'People who decide on money',
    'insurance, loan, mortgage, credit card, bank, investment',
    'finance, savings, rate, rates, interest, apr, debt, tax, taxes, invest, investing, retirement, coverage, insurers, budget, money, cash back',
    'the rate, the fees, and who stands behind it',
  ),
  cues(
    'People who buy for a business',
    'software, platform, dashboard, crm, app, demo, webinar, template',
    'business, businesses, team, teams, enterprise, company, companies, b2b, workflow, sales, marketing, leads, customers, productivity, projects, tasks, manage, automate, integration, roi, startup, clients',
    'the hours saved, what it works with, and a trial',
  ),
  cues(
    'Learners',
    'course, class, lesson, degree, bootcamp, certificate, tutor',
    'learn, learning, student, students, study, teacher, teachers, school, university, college, skills, language, education, online course, exam, career',
    'the time it takes, what one can do after it, and proof',
  ),
  cues(
    'Parents',
    'stroller, diaper, crib, toy, lunchbox, crayon, puzzle, doll',
    'kids, kid, children, child, baby, mom, moms, dad, dads, parents, parent, family, families, toddler, school, playtime, newborn',
    'safety, age, and what it spares in a full day',
  ),
  cues(
    'Pet owners',
    'dog food, cat food, leash, collar, treat, kibble, litter',
    'dog, dogs, puppy, cat, cats, kitten, pet, pets, vet, paws, furry, tail',
    'what the animal gains, ingredients, and a vet’s word',
  ),
  cues(
    'Drivers',
    'car, suv, truck, van, tire, tyre, motorcycle, bike, scooter, vehicle',
    'drive, driving, driver, drivers, road, engine, electric, mileage, mpg, lease, dealership, hybrid, horsepower, commute',
    'the monthly price, range or mileage, and a test drive',
  ),
  cues(
    'People looking for a place to live',
    'apartment, house, condo, studio',
    'rent, rental, move in, bedroom, bedrooms, real estate, realtor, mortgage, neighborhood, listing, landlord, home buyers',
    'the place, the rooms, and the price',
  ),
  cues(
    'People who like new devices',
    'phone, smartphone, laptop, tablet, headphone, headphones, earbuds, speaker, camera, tv, charger, keyboard, console, drone, computer',
    'wireless, bluetooth, battery, screen, gaming, gamer, gamers, tech, smart, pixels, streaming, noise cancelling, 5g, gb',
    'what it does that theirs does not, battery, and price',
  ),
  cues(
    'People who mind their health',
    'vitamin, vitamins, supplement, toothbrush, mask, clinic, dentist, doctor, checkup',
    'health, healthy, wellness, pain, relief, sleep, immune, doctor, doctors, clinical, clinically, patients, therapy, medical, dental, stress, gut',
    'evidence, side effects, and a person to ask',
  ),
  cues(
    'People who give',
    'donation, charity',
    'donate, help, hunger, hungry, poverty, refugees, save lives, support, volunteer, rescue, shelter, nonprofit, climate, petition, hope',
    'what one gift does, and where the money goes',
  ),
  cues(
    'People who go out or play',
    'movie, film, concert, festival, album, song, podcast',
    'watch, stream, play, music, tickets, live, season, episode, cinema, theater, theatre, fans, band, tour, party',
    'who, when, where, and the seats',
  ),
  cues(
    'People looking for work',
    'job, career, internship, resume, vacancy',
    'hiring, hire, apply, salary, recruiter, interview, position, employer, join our team, remote',
    'the pay, the place, and the people',
  ),
];

/** Goods that are not counted: 'Shop coffee', not 'Shop coffees'. */
export const UNCOUNTED: ReadonlySet<string> = new Set(
  listed(`
    coffee, espresso, tea, juice, beer, wine, whiskey, soda, bread, cheese, pasta, sauce, fruit, soup, chocolate, makeup, jewelry, luggage, sunscreen, soap,
    protein, insurance, software, kibble, litter, dog food, cat food, jeans, leggings, sunglasses, headphones, earbuds, vitamins, real estate, breakfast, lunch, dinner
  `),
);
