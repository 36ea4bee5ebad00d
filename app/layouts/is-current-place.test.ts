import { expect, test } from 'vitest'
import { isCurrentPlace } from './is-current-place'

test.each([
  ['the place itself', '/resume/tpls', { to: '/resume/tpls' }, true],
  ['a page below it', '/tpls/classic', { to: '/tpls' }, true],
  ['a page whose name begins alike', '/tpls-old', { to: '/tpls' }, false],
  ['its other address', '/tpls', { to: '/resume/tpls', alsoAt: '/tpls' }, true],
  ['a page below its other address', '/tpls/classic', { to: '/resume/tpls', alsoAt: '/tpls' }, true],
  ['a page below a place that has others below it', '/user/orders', { to: '/user', end: true }, false],
])('says of %s whether it is the place of the menu', (_, path, place, isCurrent) => {
  expect(isCurrentPlace(path, place)).toBe(isCurrent)
})
