import { BRAND } from '@adjudge/contract';
import { escapeHtml } from '../formats/escape-html.ts';
import type { Email } from './email.ts';
import { EMAIL_STYLE as STYLE, DARK_STYLE } from './email-style.ts';

const lines = (text: string): string => escapeHtml(text).replace(/\r?\n/g, '<br>');

const paragraph = (text: string): string => `<p class="ink" style="${STYLE.paragraph}">${lines(text)}</p>`;
const note = (text: string): string => `<p class="soft" style="${STYLE.note}">${lines(text)}</p>`;

const fact = ([label, value]: readonly [string, string]): string =>
  `<tr><th class="soft rule" scope="row" style="${STYLE.label}">${escapeHtml(label)}</th>` +
  `<td class="ink rule" style="${STYLE.value}">${lines(value)}</td></tr>`;

const factTable = (facts: NonNullable<Email['facts']>): string =>
  `<table width="100%" cellspacing="0" cellpadding="0" style="${STYLE.facts}">${facts.map(fact).join('')}</table>`;

function button({ label, url }: NonNullable<Email['action']>): string {
  const address = escapeHtml(url);
  return (
    `<p style="${STYLE.action}"><a class="button" href="${address}" style="${STYLE.button}">${escapeHtml(label)}</a></p>` +
    `<p class="soft" style="${STYLE.note}">Or copy this link into your browser:<br>` +
    `<a class="guide" href="${address}" style="${STYLE.link}">${address}</a></p>`
  );
}

/** Uses tables and style attributes, because mail programs support nothing newer. */
export function emailHtml(email: Email): string {
  const { subject, heading, paragraphs, facts, quote, action, notes, reason } = email;
  const body = [
    `<h1 class="ink" style="${STYLE.heading}">${escapeHtml(heading)}</h1>`,
    ...paragraphs.map(paragraph),
    facts && facts.length > 0 ? factTable(facts) : '',
    quote === undefined
      ? ''
      : `<blockquote class="ink rule" style="${STYLE.quote}">${lines(quote)}</blockquote>`,
    action ? button(action) : '',
    ...(notes ?? []).map(note),
  ].join('\n');
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(subject)}</title>
<style>${DARK_STYLE}</style>
</head>
<body class="paper" style="${STYLE.body}">
<table class="paper" role="presentation" width="100%" cellspacing="0" cellpadding="0" style="${STYLE.paper}"><tr><td align="center" style="${STYLE.margin}">
<table role="presentation" width="100%" cellspacing="0" cellpadding="0" style="${STYLE.column}">
<tr><td class="ink" style="${STYLE.brand}">${escapeHtml(BRAND.name)}</td></tr>
<tr><td class="sheet" style="${STYLE.sheet}">
${body}
</td></tr>
<tr><td class="soft" style="${STYLE.foot}">${lines(reason)}<br>${escapeHtml(`${BRAND.name} · ${BRAND.tagline}`)}</td></tr>
</table>
</td></tr></table>
</body>
</html>
`;
}
