import { expect, test } from 'vitest'
import { hasPurchaseParams, withoutPurchaseParams } from './strip-purchase-params'

test.each([
  ['?payStep=2&productId=200&code=c&state=s&pf=mp', '/pricing'],
  ['?productId=200&price=990&hop=', '/pricing'],
  ['?back=%2Fresume%2Fmy', '/pricing'],
  ['?productId=200&welcome=', '/pricing?welcome='],
  ['?openInWeixin=200&price=990', '/pricing?openInWeixin=200&price=990'],
  ['?order=T20260501abc', '/pricing?order=T20260501abc'],
  ['', '/pricing'],
])('strips %s to %s', (search, address) => {
  expect(withoutPurchaseParams(search)).toBe(address)
})

test.each([
  ['payStep=2', true],
  ['state=s', true],
  ['paid=T20260501abc', false],
  ['openInWeixin=200&price=990', false],
])('detects purchase parameters in ?%s: %s', (query, asks) => {
  expect(hasPurchaseParams(new URLSearchParams(query))).toBe(asks)
})
