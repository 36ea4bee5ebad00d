import { describe, expect, test } from 'vitest'
import { blocksToLines } from '../blocks/blocks-to-lines'
import { readRtfBlocks } from './read-rtf-blocks'

const head = '{\\rtf1\\ansi\\deff0\\paperw11906\\paperh16838\\margl1100\\margt1000 '
const read = (rtf: string) =>
  blocksToLines(readRtfBlocks(new Uint8Array(Buffer.from(`${head}${rtf}}`, 'latin1'))).blocks)
const plainOf = (rtf: string) => read(rtf).map(({ plain }) => plain)
type Place = { x: number; y: number; width?: number; height?: number }
/** A text box, in pt. */
function box(text: string, { x, y, width = 100, height = 20 }: Place, more = ''): string {
  const edges = { left: x, top: y, right: x + width, bottom: y + height }
  const words = Object.entries(edges).map(([side, points]) => `\\shp${side}${points * 20}`)
  return `{\\shp{\\*\\shpinst${words.join('')}${more}{\\shptxt ${text}\\par}}{\\shprslt{\\*\\do\\dptxbx{\\dptxbxtext ${text}\\par}}}}`
}
const property = (name: string, value: string | number) => `{\\sp{\\sn ${name}}{\\sv ${value}}}`
const oldBox = (text: string, y: number) =>
  `{\\*\\do\\dobxpage\\dobypage\\dptxbx\\dptxbxmar10{\\dptxbxtext ${text}\\par}\\dpx600\\dpy${y * 20}\\dpxsize2000\\dpysize400}`

describe('text boxes of RTF', () => {
  test('a page of boxes is read column by column, each box once', () => {
    const boxes = [
      box('Builds models\\par for others', { x: 220, y: 60, width: 340 }),
      box('Profile', { x: 220, y: 40, width: 340 }),
      box('13800001111', { x: 30, y: 80, width: 150 }),
      box('Vivian Lin', { x: 30, y: 30, width: 150 }),
    ]
    const order = ['Vivian Lin', '13800001111', 'Profile', 'Builds models', 'for others']
    expect(plainOf(`\\pard ${boxes.join('')}\\par`)).toEqual(order)
    expect(plainOf(boxes.map((one) => `\\pard ${one}\\par`).join(''))).toEqual(order)
    const asFields = boxes.map((one) => `{\\field{\\*\\fldinst SHAPE }{\\fldrslt${one}}}`)
    expect(plainOf(`\\pard ${asFields.join('')}\\par`)).toEqual(order)
  })

  test('a heading in a box above its paragraph comes before it, another box after it', () => {
    const above = box('Education', { x: 0, y: -20 }, '\\shpbxcolumn\\shpbypara')
    const below = box('More', { x: 0, y: 30 }, '\\shpbxcolumn\\shpbypara')
    expect(plainOf(`\\pard First\\par ${below}University${above}\\par Last\\par`)).toEqual([
      ...['First', 'Education', 'University', 'More'],
      'Last',
    ])
  })

  test('properties say what a place counts from, and how it is aligned', () => {
    const right = box('right', { x: 0, y: 0 }, property('posh', 3) + property('posrelh', 0))
    const left = box('left', { x: 60, y: 0 }, property('posrelh', 1) + property('wzName', ''))
    const inLine = box('in the line', { x: 900, y: 900 }, property('fPseudoInline', 1))
    expect(plainOf(`${right}${left}${inLine}\\par`)).toEqual(['in the line', 'left', 'right'])
  })

  test('shapes of a group are placed within it', () => {
    const child = (text: string, top: number) =>
      `{\\shp{\\*\\shpinst${property('relLeft', 0)}${property('relTop', top)}${property('relRight', 200)}${property('relBottom', top + 50)}{\\shptxt ${text}\\par}}}`
    const inner = `${property('groupLeft', 0)}${property('groupTop', 0)}${property('groupRight', 200)}${property('groupBottom', 100)}`
    const group = `{\\shpgrp{\\*\\shpinst\\shpleft2000\\shptop2000\\shpright4000\\shpbottom3000${inner}${child('3', 50)}${child('2', 0)}}}`
    const around = box('4', { x: 100, y: 400 }) + box('1', { x: 100, y: 50 })
    expect(plainOf(`${around}${group}\\par`)).toEqual(['1', '2', '3', '4'])
  })

  test('drawings of older programs are placed by words that follow their text', () => {
    expect(plainOf(`A${oldBox('lower', 200)}${oldBox('upper', 100)}B\\par C\\par`)).toEqual([
      ...['AB', 'upper', 'lower'],
      'C',
    ])
    const group =
      '{\\*\\do\\dpgroup\\dptxbx{\\dptxbxtext 1\\par}\\dpx1\\dptxbx{\\dptxbxtext 2\\par}\\dpx1\\dpendgroup}'
    expect(plainOf(`${group}A\\par B\\par`)).toEqual(['A', '1', '2', 'B'])
  })

  test('boxes of one page do not mix with those of the next', () => {
    expect(plainOf(`${box('1', { x: 0, y: 700 })}\\par\\page ${box('2', { x: 0, y: 30 })}\\par`)).toEqual([
      '1',
      '2',
    ])
  })

  test('boxes in the cells of a table stay in their cells', () => {
    const cells = ['2', '1'].map((text, i) => `${box(text, { x: 0, y: 90 - 50 * i })}\\cell`)
    expect(plainOf(`\\trowd\\pard\\intbl ${cells.join('')}\\row\\pard A\\par`)).toEqual(['2\t1', 'A'])
  })

  test('a paragraph without a marker is no item where items have markers', () => {
    const item = '{\\listtext\\pard\\plain \\bullet\\tab}\\ilvl0\\ls1 '
    const text = `Company\\par ${item}one\\par ${item}two\\par Next\\par`
    expect(read(box(text, { x: 0, y: 0 })).map(({ markdown }) => markdown)).toEqual([
      'Company',
      '- one',
      '- two',
      'Next',
    ])
  })

  test('more boxes than any page has stay in the order of the file', () => {
    const boxes = Array.from({ length: 5_000 }, (_, i) => box(`${i}`, { x: 0, y: 9_000 - i, width: 20 + i }))
    expect(plainOf(`${boxes.join('')}\\par`)).toEqual(boxes.map((_, i) => `${i}`))
  })
})
