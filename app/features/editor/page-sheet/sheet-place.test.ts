import { expect, test } from 'vitest'
import { placeSheet } from './sheet-place'

test.each([
  ['all of a phone', { top: 0, height: 844 }, { top: 387, bottom: 0 }],
  ['what a keyboard leaves', { top: 0, height: 500 }, { top: 242, bottom: 344 }],
  [
    'a window that the browser has moved up to the field',
    { top: 120, height: 500 },
    { top: 330, bottom: 224 },
  ],
  ['a phone on its side with a keyboard', { top: 0, height: 200 }, { top: 56, bottom: 644 }],
])('the sheet leaves the page in view above it on %s', (_, visible, place) => {
  expect(placeSheet(visible, 56, 844)).toEqual(place)
})
