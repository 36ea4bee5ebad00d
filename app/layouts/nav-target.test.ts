import { expect, test } from 'vitest'
import { isCurrentTarget } from './nav-target'

test.each([
  ['the page itself', '/resume/tpls', { to: '/resume/tpls' }, true],
  ['a page below it', '/tpls/classic', { to: '/tpls' }, true],
  ['a page whose name begins alike', '/tpls-old', { to: '/tpls' }, false],
  ['its other address', '/tpls', { to: '/resume/tpls', alsoAt: '/tpls' }, true],
  ['a page below its other address', '/tpls/classic', { to: '/resume/tpls', alsoAt: '/tpls' }, true],
  ['a page below an item that has others below it', '/user/orders', { to: '/user', end: true }, false],
])('says of %s whether it is the current item', (_, path, target, isCurrent) => {
  expect(isCurrentTarget(path, target)).toBe(isCurrent)
})
