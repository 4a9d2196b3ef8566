import { measureLanguages } from './languages.ts';

/** `npm run languages [-- de,pl,ja]`: prints how well drawn ads are read, by language. */
const named = process.argv[2]?.split(',');
const figures = await measureLanguages(named);
for (const { language, similarity, extra, button, offer, brand, seconds } of figures)
  console.log(
    `${language}  text ${similarity.toFixed(3)}  extra ${extra.toFixed(2)}  button ${button}/3  offer ${offer}/3  brand ${brand}/3  ${seconds.toFixed(1)} s`,
  );
const mean = figures.reduce((sum, { similarity }) => sum + similarity, 0) / figures.length;
console.log(`mean of ${figures.length} languages: ${mean.toFixed(3)}`);
