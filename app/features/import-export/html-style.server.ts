import type { PageStyle } from '#typeset/template-input/template-input'

/** Of the reader's own system, so that the page asks for no file. */
const fontStacks: Record<PageStyle['font'], string> = {
  sans: 'system-ui, -apple-system, "PingFang SC", "Microsoft YaHei", "Noto Sans CJK SC", "Noto Sans SC", sans-serif',
  serif: '"Songti SC", "SimSun", "Noto Serif CJK SC", "Noto Serif SC", Georgia, serif',
  kai: '"Kaiti SC", "STKaiti", "KaiTi", "LXGW WenKai", serif',
}

/** The style of the page: one column of readable width, light and dark, and black on white when it is printed. */
export const pageStyle = ({ accent, font, page }: PageStyle): string => `
:root { color-scheme: light dark; --ink: #1c2024; --soft: #5b6470; --ground: #ffffff; --line: #d9dee5; --accent: ${accent}; }
@media (prefers-color-scheme: dark) {
  :root { --ink: #e6e9ee; --soft: #a2abb8; --ground: #14171c; --line: #363d48; --accent: color-mix(in oklab, ${accent} 35%, #ffffff); }
}
* { box-sizing: border-box; }
body { margin: 0; background: var(--ground); color: var(--ink); font: 16px/1.7 ${fontStacks[font]}; overflow-wrap: anywhere; }
main { max-width: 46rem; margin: 0 auto; padding: 2.5rem 1.25rem 4rem; }
.photo { float: right; width: 6.5rem; height: auto; margin: 0 0 1rem 1.25rem; border-radius: 4px; }
.photo.round { height: 6.5rem; border-radius: 50%; object-fit: cover; }
h1 { margin: 0; font-size: 2rem; line-height: 1.25; }
h2 { margin: 2.25rem 0 0.75rem; padding-bottom: 0.35rem; border-bottom: 2px solid var(--line); font-size: 1.2rem; color: var(--accent); }
h3 { margin: 0; font-size: 1rem; line-height: 1.5; }
p, ul, ol { margin: 0.35rem 0; }
ul, ol { padding-left: 1.4em; }
a { color: var(--accent); text-underline-offset: 0.2em; }
.position { margin: 0.35rem 0 0; font-size: 1.1rem; color: var(--soft); }
.facts { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(100%, 15rem), 1fr)); gap: 0.1rem 1.5rem; margin-top: 1rem; padding: 0; list-style: none; font-size: 0.95rem; }
.facts .label { color: var(--soft); }
article + article { margin-top: 1.1rem; }
.details { display: flex; flex-wrap: wrap; gap: 0 1.25rem; margin: 0; color: var(--soft); font-size: 0.95rem; }
.details .note { flex-basis: 100%; }
.details .dates { margin-left: auto; font-variant-numeric: tabular-nums; }
.picture { display: block; max-width: 100%; height: auto; margin: 0.5rem 0; border-radius: 4px; }
.unseen { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
@counter-style signed { system: extends decimal; suffix: "、"; }
ol.signed { list-style-type: signed; }
@media (max-width: 30rem) {
  main { padding-top: 1.5rem; }
  h1 { font-size: 1.6rem; }
  .details .dates { margin-left: 0; }
}
@page { size: ${page}; margin: 16mm 15mm; }
@media print {
  :root { color-scheme: light; --ink: #000000; --soft: #444444; --ground: #ffffff; --line: #bbbbbb; --accent: ${accent}; }
  body { font-size: 10.5pt; line-height: 1.5; }
  main { max-width: none; padding: 0; }
  h2, h3 { break-after: avoid; }
  li, .details { break-inside: avoid; }
  a { color: inherit; text-decoration: none; }
}
`
