import { listed } from '../language/words/listed.ts';

export interface AudienceCues {
  /** As it is shown: 'Business buyers'. */
  readonly audience: string;
  /** Things this audience buys, in the singular: the ad's product is looked for among them. */
  readonly goods: readonly string[];
  /** Other words that point to it. */
  readonly cues: readonly string[];
  /** What such readers look for first, finishing 'They want …'. */
  readonly wants: string;
}

const cues = (audience: string, goods: string, others: string, wants: string): AudienceCues => ({
  audience,
  goods: listed(goods),
  cues: listed(others),
  wants,
});

/** Which words speak to whom. Judgment: a list of trades, not a study of people. */
export const AUDIENCES: readonly AudienceCues[] = [
  cues(
    'Runners, hikers and outdoor people',
    'shoe, sneaker, trainer, boot, sandal, tent, backpack, jacket, bottle',
    'running, runner, run, trail, hike, hiking, summit, mountain, outdoor, outdoors, camping, marathon, adventure, climb',
    'low weight, grip and durability in bad weather',
  ),
  cues(
    'Fashion shoppers',
    'dress, shirt, tee, jean, jeans, sweater, hoodie, coat, skirt, bag, purse, scarf, outfit, swimsuit, sunglasses, necklace, bracelet, earring, jewelry',
    'style, styles, fashion, wardrobe, wear, look, trend, trends, designer, collection, fit, fits, size, sizes',
    'the look when worn, the fit and easy returns',
  ),
  cues(
    'People who care about skin and hair',
    'serum, moisturizer, cream, lotion, cleanser, shampoo, conditioner, sunscreen, lipstick, mascara, makeup, perfume, soap',
    'skin, skincare, hair, glow, glowing, beauty, wrinkles, hydrate, hydrated, hydrating, dermatologist, cruelty free, spf, fragrance, complexion',
    'ingredients, suitable skin types and test results',
  ),
  cues(
    'People who want better sleep or a calmer home',
    'mattress, pillow, duvet, blanket, sheet, sofa, couch, chair, lamp, rug, curtain, candle, vacuum, table',
    'sleep, sleeping, bed, bedroom, home, kitchen, decor, cozy, comfort, comfortable, furniture, living clean, cleaning',
    'comfort, sizes, delivery and a home trial',
  ),
  cues(
    'People who cook or eat at home',
    'meal, recipe, pizza, burger, sandwich, salad, snack, chocolate, cookie, cake, bread, cheese, pasta, sauce, fruit, soup, taco, dinner, lunch, breakfast',
    'cook, cooking, chef, delicious, tasty, flavor, flavour, fresh, hungry, groceries, grocery, ingredients, organic, vegan, eat, restaurant, menu, crispy',
    'taste, convenience and the price per serving',
  ),
  cues(
    'Coffee and tea drinkers',
    'coffee, espresso, tea, latte, mug',
    'brew, roast, roasted, barista, caffeine, cold brew, beans',
    'taste and origin',
  ),
  cues(
    'People choosing a drink',
    'juice, smoothie, beer, wine, whiskey, cocktail, soda',
    'sip, thirst, thirsty, drink, drinks, refreshing, chilled, bottled, brewed',
    'taste, the occasion and where to buy it',
  ),
  cues(
    'People who work out',
    'treadmill, dumbbell, protein, supplement, leggings, mat, workout',
    'fitness, gym, training, exercise, muscle, strength, fit, yoga, athlete, athletes, sweat, weight, cardio, coach',
    'results, time per day and an easy way to cancel',
  ),
  cues(
    'Travelers',
    'flight, hotel, trip, cruise, suitcase, luggage, ticket, vacation, holiday, getaway, resort',
    'travel, beach, island, airport, destination, destinations, passport, explore, fly, sea, sights, stay, nights',
    'dates, the full price and free cancellation',
  ),
  cues(
    'People making financial decisions',
    'insurance, loan, mortgage, credit card, bank, investment',
    'finance, savings, rate, rates, interest, apr, debt, tax, taxes, invest, investing, retirement, coverage, insurers, budget, money, cash back',
    'the rate, the fees and a provider they trust',
  ),
  cues(
    'Business buyers',
    'software, platform, dashboard, crm, app, demo, webinar, template',
    'business, businesses, team, teams, enterprise, company, companies, b2b, workflow, sales, marketing, leads, customers, productivity, projects, tasks, manage, automate, integration, roi, startup, clients',
    'time saved, integrations and a free trial',
  ),
  cues(
    'Learners',
    'course, class, lesson, degree, bootcamp, certificate, tutor',
    'learn, learning, student, students, study, teacher, teachers, school, university, college, skills, language, education, online course, exam, career',
    'the time it takes, the skills they gain and proof',
  ),
  cues(
    'Parents',
    'stroller, diaper, crib, toy, lunchbox, crayon, puzzle, doll',
    'kids, kid, children, child, baby, mom, moms, dad, dads, parents, parent, family, families, toddler, school, playtime, newborn',
    'safety, the right age and time saved',
  ),
  cues(
    'Pet owners',
    'dog food, cat food, leash, collar, treat, kibble, litter',
    'dog, dogs, puppy, cat, cats, kitten, pet, pets, vet, paws, furry, tail',
    'benefits for the animal, ingredients and a vet’s opinion',
  ),
  cues(
    'Drivers',
    'car, suv, truck, van, tire, tyre, motorcycle, bike, scooter, vehicle',
    'drive, driving, driver, drivers, road, engine, electric, mileage, mpg, lease, dealership, hybrid, horsepower, commute',
    'the monthly price, range or mileage and a test drive',
  ),
  cues(
    'People looking for a place to live',
    'apartment, house, condo, studio',
    'rent, rental, move in, bedroom, bedrooms, real estate, realtor, mortgage, neighborhood, listing, landlord, home buyers',
    'the location, the rooms and the price',
  ),
  cues(
    'Tech enthusiasts',
    'phone, smartphone, laptop, tablet, headphone, headphones, earbuds, speaker, camera, tv, charger, keyboard, console, drone, computer',
    'wireless, bluetooth, battery, screen, gaming, gamer, gamers, tech, smart, pixels, streaming, noise cancelling, 5g, gb',
    'what is new, battery life and the price',
  ),
  cues(
    'Health-conscious people',
    'vitamin, vitamins, supplement, toothbrush, mask, clinic, dentist, doctor, checkup',
    'health, healthy, wellness, pain, relief, sleep, immune, doctor, doctors, clinical, clinically, patients, therapy, medical, dental, stress, gut',
    'evidence, side effects and someone to ask',
  ),
  cues(
    'Donors',
    'donation, charity',
    'donate, help, hunger, hungry, poverty, refugees, save lives, support, volunteer, rescue, shelter, nonprofit, climate, petition, hope',
    'what one gift does and where the money goes',
  ),
  cues(
    'People looking for entertainment',
    'movie, film, concert, festival, album, song, podcast',
    'watch, stream, play, music, tickets, live, season, episode, cinema, theater, theatre, fans, band, tour, party',
    'who plays, when, where and ticket prices',
  ),
  cues(
    'People looking for work',
    'job, career, internship, resume, vacancy',
    'hiring, hire, apply, salary, recruiter, interview, position, employer, join our team, remote',
    'pay, location and the team',
  ),
];

/** Goods that are not counted: 'Shop coffee', not 'Shop coffees'. */
export const UNCOUNTED: ReadonlySet<string> = new Set(
  listed(`
    coffee, espresso, tea, juice, beer, wine, whiskey, soda, bread, cheese, pasta, sauce, fruit, soup, chocolate, makeup, jewelry, luggage, sunscreen, soap,
    protein, insurance, software, kibble, litter, dog food, cat food, jeans, leggings, sunglasses, headphones, earbuds, vitamins, real estate, breakfast, lunch, dinner
  `),
);
