import { describe, expect, test } from 'vitest'
import type { PlanId } from '#contract/billing/benefits'
import { PLAN_IDS } from '#contract/billing/plan-ids'
import {
  planCardState,
  isPayable,
  planCardAction,
  type PlanCardState,
  type PlanCardAction,
} from './plan-card-state'

describe('a plan card', () => {
  test.each<[plan: PlanId, owned: PlanId | undefined, state: PlanCardState, payable: boolean]>([
    ['01', undefined, 'loginToGet', false],
    ['01', '01', 'owned', false],
    ['01', '100', 'higherOwned', false],
    ['01', '200', 'higherOwned', false],
    ['01', '300', 'higherOwned', false],
    ['200', undefined, 'get', true],
    ['200', '01', 'get', true],
    ['200', '100', 'get', true],
    ['200', '200', 'renew', true],
    ['200', '300', 'higherOwned', false],
    ['300', undefined, 'get', true],
    ['300', '01', 'get', true],
    ['300', '100', 'get', true],
    ['300', '200', 'get', true],
    ['300', '300', 'renew', true],
  ])('gives the card of %s, for an owner of %s, the state %s, payable: %s', (plan, owned, state, payable) => {
    expect(planCardState({ plan, ownedPlan: owned, comingSoon: false })).toBe(state)
    expect(isPayable(state)).toBe(payable)
  })

  test('marks a plan as coming soon for every user, not payable', () => {
    for (const owned of [undefined, '01', '300'] as const)
      expect(planCardState({ plan: '200', ownedPlan: owned, comingSoon: true })).toBe('comingSoon')
    expect(isPayable('comingSoon')).toBe(false)
  })
})

test('gives every card the state unknown, not payable, while the owned plan is unknown', () => {
  for (const plan of PLAN_IDS)
    expect(planCardState({ plan, ownedPlan: 'unknown', comingSoon: false })).toBe('unknown')
  expect(isPayable('unknown')).toBe(false)
})

describe('pressing a plan card', () => {
  test.each<[PlanCardState, isGuest: boolean, onlyDisplay: boolean, PlanCardAction]>([
    ['unknown', false, false, 'try again'],
    ['unknown', false, true, 'try again'],
    ['comingSoon', true, false, 'nothing'],
    ['comingSoon', false, true, 'nothing'],
    ['owned', false, false, 'nothing'],
    ['higherOwned', false, false, 'nothing'],
    ['loginToGet', true, false, 'log in'],
    ['get', true, false, 'log in'],
    ['get', true, true, 'log in'],
    ['get', false, false, 'pay'],
    ['get', false, true, 'go to pricing'],
    ['renew', false, false, 'pay'],
    ['renew', false, true, 'go to pricing'],
  ])(
    'maps state %s, guest: %s, display only: %s, to the action: %s',
    (state, isGuest, onlyDisplay, press) => {
      expect(planCardAction(state, { isGuest, isDisplayOnly: onlyDisplay })).toBe(press)
    },
  )
})
