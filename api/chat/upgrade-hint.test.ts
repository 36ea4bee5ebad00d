import { expect, test } from 'vitest'
import { upgradeHint } from './upgrade-hint'

const plan = (level: number, answers: number) => ({ level, benefits: { 3: answers } })
const [free, basic, advanced] = [plan(0, 0), plan(200, 30), plan(300, 200)]

test.each([
  ['who has no plan joins one', free, [basic, advanced], 'join'],
  ['who has no plan finds nothing where no plan has answers', free, [plan(200, 0)], 'none'],
  ['a member can have a dearer plan', basic, [basic, advanced], 'upgrade'],
  [
    'who came by an invitation can have one too, but not the same answers again',
    plan(100, 30),
    [basic, advanced],
    'upgrade',
  ],
  ['a member whose plan has most waits for the month', advanced, [basic, advanced], 'month'],
  ['a member waits where the dearer plan is not on sale', basic, [basic], 'month'],
  ['a member of a plan without answers waits for nothing', plan(200, 0), [], 'none'],
  ['any number is more than each', basic, [plan(300, -1)], 'upgrade'],
] as const)('%s', (_, own, onSale, more) => {
  expect(upgradeHint(own, onSale)).toBe(more)
})
