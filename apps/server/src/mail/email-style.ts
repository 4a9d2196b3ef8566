const SANS = "font-family:'Schibsted Grotesk',-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";

/** The product's colors and fonts as style attributes, because many mail programs drop everything else. */
export const EMAIL_STYLE = {
  body: 'margin:0;padding:0;background:#f5f3ee',
  paper: 'background:#f5f3ee',
  margin: 'padding:32px 16px 40px',
  column: 'max-width:560px;text-align:left',
  brand: `${SANS};padding:0 0 14px;font-size:20px;line-height:1.2;font-weight:700;letter-spacing:-0.02em;color:#15181c`,
  sheet: 'padding:32px;background:#fffdf9;border:1px solid #dcd7cc;border-top:3px solid #15181c',
  heading: `${SANS};margin:0 0 16px;font-size:24px;line-height:1.25;font-weight:700;letter-spacing:-0.02em;color:#15181c`,
  paragraph: `${SANS};margin:0 0 16px;font-size:16px;line-height:1.55;color:#15181c`,
  facts: 'margin:8px 0 24px;border-collapse:collapse',
  label: `${SANS};width:32%;padding:8px 16px 8px 0;border-top:1px solid #dcd7cc;font-size:14px;line-height:1.5;font-weight:400;text-align:left;vertical-align:top;color:#484f58`,
  value: `${SANS};padding:8px 0;border-top:1px solid #dcd7cc;font-size:14px;line-height:1.5;font-weight:600;vertical-align:top;word-break:break-word;color:#15181c`,
  quote: `${SANS};margin:8px 0 24px;padding:4px 0 4px 16px;border-left:3px solid #dcd7cc;font-size:16px;line-height:1.55;color:#15181c`,
  action: 'margin:24px 0',
  button: `${SANS};display:inline-block;padding:13px 24px;border-radius:6px;background:#15181c;font-size:16px;line-height:1.3;font-weight:600;text-decoration:none;color:#fffdf9`,
  note: `${SANS};margin:0 0 12px;font-size:14px;line-height:1.55;color:#484f58`,
  link: 'word-break:break-all;color:#075f82',
  foot: `${SANS};padding:18px 0 0;font-size:13px;line-height:1.55;color:#484f58`,
} as const;

/** Dark mode, for mail programs that support it. */
export const DARK_STYLE = `
@media (max-width:480px){.sheet{padding:24px 20px!important}}
@media (prefers-color-scheme:dark){
.paper{background:#12110f!important}
.sheet{background:#1a1917!important;border-color:#34312c!important;border-top-color:#f1ede5!important}
.ink{color:#f1ede5!important}
.soft{color:#b8b2a8!important}
.rule{border-color:#34312c!important}
.button{background:#f1ede5!important;color:#12110f!important}
.guide{color:#8ad6f0!important}
}`;
