import { expect, test } from 'vitest'
import { parseSheet, stylesOfPage } from './page-styles.server'

const keptOf = (css: string, html = '<p class="in dark:on">') => stylesOfPage(parseSheet(css), html)

test.each([
  '.in{color:red}',
  '.in,.out{color:red}',
  'p.in>a[href^=".out"]:hover{color:red}',
  '.dark\\:on{color:red}',
  '.in:not(.out){color:red}',
  '.in:is(.out,.in){color:red}',
  ':where(.in>:not(:last-child)){margin:0}',
  'p:has(>.in){margin:0}',
  '[data-theme="{"]{color:red}',
  'p{background:url("data:image/svg+xml;utf8,<svg>{}</svg>")}',
  '@layer a,b;',
  '@property --x{syntax:"*";inherits:false}',
  '@keyframes rise{0%{opacity:0}to{opacity:1}}',
  '@font-face{font-family:A;src:url(a.woff2)}',
])('a rule that may apply to the page stays as it is: %s', (css) => {
  expect(keptOf(css)).toBe(css)
})

test.each([
  '.out{color:red}',
  '.in.out,a .out{color:red}',
  '.dark\\:off{color:red}',
  '.in:is(.out,.off){color:red}',
  'p:has(>.out){margin:0}',
  '@media (hover:hover){.out:hover{color:red}}',
  '@supports (a:b){@media print{.out{content:"}"}}}',
])('a rule that needs a class which the page has not is left out: %s', (css) => {
  expect(keptOf(css)).toBe('')
})

test('what is around a rule that stays stays too, and so does the order', () => {
  expect(keptOf('/*! licence */@layer b{.out{a:b}}@layer a{@media print{.out{a:b}.in{a:b}}}p{a:b}')).toBe(
    '@layer b{}@layer a{@media print{.in{a:b}}}p{a:b}',
  )
})

test('a class is found as React writes it, and in other quotes', () => {
  const css = '.\\[\\&\\>a\\]\\:x{a:b}.\\32 xl{a:b}.single{a:b}.bare{a:b}'
  const html = `<p class="[&amp;&gt;a]:x 2xl"><b class='single'></b><i class=bare></i>`
  expect(keptOf(css, html)).toBe(css)
})
