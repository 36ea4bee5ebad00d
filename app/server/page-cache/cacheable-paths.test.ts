import { expect, test } from 'vitest'
import { guestCachePath } from './cacheable-paths'

const addressOf = (address: string) => guestCachePath(new URL(address, 'https://resume.example.com'))

test.each([
  '/',
  '/pricing',
  '/tpls?scenario=campus&level=free',
  '/tpls/classic',
  '/positions?industry=it',
  '/positions/frontend-engineer',
  '/blogs/list/guide?page=2',
  '/blogs/detail/background-check',
  '/resume/create',
  '/resume/create/scenario/campus',
  '/privacy',
])('%s is the same page for every guest', (address) => {
  expect(addressOf(address)).toBe(address)
})

test.each([
  ['an invitation', '/?inviter=ABC'],
  ['a login that is asked for', '/?login'],
  ['a purchase', '/pricing?productId=200'],
  ['what came after a payment', '/pricing?paid=1'],
  ['a free text', '/positions?q=engineer'],
  ['a value that is no word of a list', '/positions?industry=%E6%95%99'],
  ['a value that is given twice', '/tpls?level=free&level=all'],
  ['somebody’s draft', '/resume/create/scenario/campus?draft=abc'],
  ['a person’s page', '/resume/my'],
  ['the data of a page', '/_root.data'],
  ['a shared resume', '/s/abc'],
  ['the login', '/login'],
])('%s is not cached', (_, address) => {
  expect(addressOf(address)).toBeUndefined()
})
