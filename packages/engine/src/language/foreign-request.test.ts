import { describe, expect, it } from 'vitest';
import { foreignRequest } from './foreign-request.ts';

describe('requests in other languages', () => {
  it.each([
    ['Jetzt kaufen', 'shop', false],
    ['Tickets sichern', 'shop', true],
    ['MEHR ERFAHREN', 'learn', false],
    ['Kostenlos testen', 'try', false],
    ['Melde dich an', 'signUp', false],
    ['Achetez maintenant', 'shop', false],
    ['En savoir plus', 'learn', false],
    ['Découvrez la collection', 'learn', true],
    ['Decouvrez la collection', 'learn', true],
    ['Inscrivez-vous', 'signUp', false],
    ['Compra ahora', 'shop', false],
    ['Reserva tu mesa', 'book', true],
    ['Más información', 'learn', false],
    ['Scopri di più', 'learn', false],
    ['Acquista ora', 'shop', false],
    ['Prenota un tavolo', 'book', true],
    ['Saiba mais', 'learn', false],
    ['Compre já', 'shop', false],
    ['Baixe o aplicativo', 'download', true],
  ])('include %s', (text, name, specific) => {
    expect(foreignRequest(text)).toEqual({ name, specific });
  });

  it.each([
    'Hot until the summit',
    'Summer collection',
    'Die Kunst zu reisen und anzukommen',
    'Un été à la mer',
    'La mejor prueba de verano',
    'Le plus grand choix',
    'Delta Air Lines',
    'Doner kebab wraps',
    'Llama plush',
    'Installer jobs',
    'Mira showers',
  ])('do not include %s', (text) => {
    expect(foreignRequest(text)).toBeNull();
  });
});
