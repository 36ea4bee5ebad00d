import { expect, test } from 'vitest'
import { isSameDrawing } from './same-drawing'

const text = (x: string, glyph = 'g0b', shift = '1000') =>
  `<g transform="translate(${x} 54.154)scale(0.01 -0.01)" fill="#1b1d21"><use href="#g0a"/><use x="${shift}" href="#${glyph}"/></g>`
const rule = '<path transform="translate(45.354 77.854)" fill="#fff" d="M0 0v2.4h96.378v-2.4Z"/>'

test.each([
  ['a place that is rounded to the next thousandth', text('488.872'), text('488.871')],
  ['a glyph that is rounded to the next', text('9'), text('9', 'g0b', '1001')],
  [
    'attributes in another order, paths in absolute commands, colours in short',
    rule,
    '<path fill="#ffffff" transform="translate(45.354 77.854)" stroke-linecap="butt" d="M0 0L0 2.4L96.378 2.4L96.378 0Z"/>',
  ],
  [
    'a path that closes where it began',
    '<path d="M0 1c0 1 1 1 1 1l-1-1"/>',
    '<path d="M0 1C0 2 1 2 1 2L0 1Z"/>',
  ],
  ['a place that is nowhere else', '<path transform="translate(0 0)" d="M0 0v2Z"/>', '<path d="M0 0v2Z"/>'],
  ['another name of the same image', '<use href="#ia1"/>', '<use href="#ib2"/>'],
  [
    'a clip with its place in the path',
    '<g transform="translate(2 3)" clip-path="url(#p-0)"><use transform="translate(-2 1)" href="#i1"/></g>',
    '<g clip-path="url(#c)"><use transform="translate(0 4)" href="#i2"/></g>',
  ],
])('%s draws the same', (_, one, other) => {
  expect(isSameDrawing([one], [other])).toBe(true)
  expect(isSameDrawing([other], [one])).toBe(true)
})

test.each([
  ['a line more', [text('9'), rule], [text('9')]],
  ['another glyph', [text('9')], [text('9', 'g0c')]],
  ['another place', [text('9')], [text('9.1')]],
  ['another distance of glyphs', [text('9')], [text('9', 'g0b', '1010')]],
  ['another colour', [rule], [rule.replace('#fff', '#fef')]],
  ['another path', [rule], [rule.replace('v2.4', 'v2.9')]],
  ['another element', [rule], [rule.replaceAll('path', 'rect')]],
])('%s draws something else', (_, one, other) => {
  expect(isSameDrawing(one, other)).toBe(false)
})
